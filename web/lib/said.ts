const listeners = new Set<() => void>();

/** Says that somebody has written to the reader; whoever keeps the connection calls it. */
export const announceSaid = (): void => listeners.forEach((tell) => tell());

/** Calls back when somebody has written. @returns the farewell */
export const onSaid = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
