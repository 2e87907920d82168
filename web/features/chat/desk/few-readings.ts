/** Milliseconds before the first reading, in which what is said together is read once. */
const soon = 60;
/** Milliseconds until the next one: a multiple of what the last took, so that a server with much to do is asked more seldom. */
const rest = { least: 400, times: 4, most: 10_000 } as const;

/**
 * Many signs that something has changed lead to few readings: the first comes at once, the next one when the last is over and has
 * rested, and what is said meanwhile goes with it.
 */
export const fewReadings = (read: () => Promise<void>): { want: () => void; end: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'idle' | 'soon' | 'busy' | 'over' = 'idle';
  let again = false;
  const run = async () => {
    state = 'busy';
    again = false;
    const began = performance.now();
    await read().catch(() => undefined);
    const took = performance.now() - began;
    if (state === 'busy') timer = setTimeout(rested, Math.min(rest.most, Math.max(rest.least, rest.times * took)));
  };
  const rested = () => {
    if (again) void run();
    else state = 'idle';
  };
  return {
    want: () => {
      if (state === 'busy') again = true;
      if (state !== 'idle') return;
      state = 'soon';
      timer = setTimeout(() => void run(), soon);
    },
    end: () => {
      state = 'over';
      clearTimeout(timer);
    },
  };
};
