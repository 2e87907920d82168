/**
 * What this browser has been told (notices 7): `ptime` holds the day of the last daily popup, `ptime-beta` the day on
 * which the beta was told. Days are the reader's own; where storage is closed nothing is told, rather than each time.
 */
const keys = { daily: 'ptime', beta: 'ptime-beta' } as const;
export type Kind = keyof typeof keys;

export const dayOf = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;

const toldOn = (kind: Kind): string | null | undefined => {
  try {
    return localStorage.getItem(keys[kind]);
  } catch {
    return undefined;
  }
};

/** Whether the daily popup may show: once a day. */
export const dailyDue = (today: string): boolean => {
  const told = toldOn('daily');
  return told !== undefined && (told === null || told < today);
};

/** Whether the beta may show: never told, or changed since. */
export const betaDue = (since: string): boolean => {
  const told = toldOn('beta');
  return told !== undefined && (told === null || told < since);
};

/** Whether it is worth asking the server at all: the beta is asked about with the daily popup. */
export const anyDue = (today: string): boolean => dailyDue(today) || toldOn('beta') === null;

export const markTold = (kind: Kind, today: string): void => {
  try {
    localStorage.setItem(keys[kind], today);
  } catch {
    // Nothing to remember it in: `toldOn` has answered that nothing is due.
  }
};
