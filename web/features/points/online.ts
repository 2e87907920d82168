import { points } from '#contract/points/calls.ts';
import { quietCall } from '#web/lib/call.ts';

const hour = 3_600_000;
const key = 'weft:online';

/** When this browser may ask again, whoever was logged in then; the server says for whom it counts. */
const due = (userId: string): number => {
  try {
    const [who, at] = (localStorage.getItem(key) ?? '').split(' ');
    return who === userId ? Number(at) || 0 : 0;
  } catch {
    return 0;
  }
};
const keep = (userId: string, at: number): void => {
  try {
    localStorage.setItem(key, `${userId} ${at}`);
  } catch {
    // Without storage each page asks, and the server answers when it is too early.
  }
};

/** Says once an hour that the member is here (points 9), for as long as a window of theirs is open. @returns what ends it */
export const countHours = (userId: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    // Another window has asked meanwhile, or nobody looks at this one.
    if (due(userId) <= Date.now() && document.visibilityState === 'visible') {
      keep(userId, Date.now() + hour);
      const got = await quietCall(points.add, { query: { ruleCode: 'USER_ONLINE' } }).catch(() => null);
      if (got?.again) keep(userId, Date.parse(got.again));
    }
    plan();
  };
  const plan = () => {
    timer = setTimeout(() => void ask(), Math.max(60_000, due(userId) - Date.now()));
  };
  void ask();
  return () => clearTimeout(timer);
};
