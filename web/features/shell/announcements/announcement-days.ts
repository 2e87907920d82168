/**
 * What this browser has been told (notices 7): `ptime` holds the day of the last daily popup, `ptime-version` the version of
 * the beta note that was told. Days are the reader's own; where storage is closed nothing is told, rather than each time.
 */
const keys = { daily: 'ptime', beta: 'ptime-version' } as const;
export type Kind = keyof typeof keys;

export const dayOf = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;

const toldOf = (kind: Kind): string | null | undefined => {
  try {
    return localStorage.getItem(keys[kind]);
  } catch {
    return undefined;
  }
};

/** Whether the daily popup may show: once a day. */
export const dailyDue = (today: string): boolean => {
  const told = toldOf('daily');
  return told !== undefined && (told === null || told < today);
};

/** Whether the beta note may show: never told, or in a version before this one. */
export const betaDue = (version: number): boolean => {
  const told = toldOf('beta');
  return told !== undefined && (told === null || Number(told) < version);
};

/** Whether it is worth asking the server at all: the beta note is asked about with the daily popup. */
export const anyDue = (today: string): boolean => dailyDue(today) || toldOf('beta') === null;

const mark = (kind: Kind, told: string): void => {
  try {
    localStorage.setItem(keys[kind], told);
  } catch {
    // Nothing to remember it in: `toldOf` has answered that nothing is due.
  }
};

/** The daily popup was told on this day. */
export const markDay = (today: string): void => mark('daily', today);
/** The beta note was told in this version; 0 where there is none. */
export const markBeta = (version: number): void => mark('beta', String(version));
