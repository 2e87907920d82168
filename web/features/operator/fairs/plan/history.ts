/** What can be undone and done again; the newest of each at the end. */
export type History<T> = { past: readonly T[]; future: readonly T[] };
export const noHistory = { past: [], future: [] };
/** Steps that can be undone. */
const most = 100;

/** `before` was changed. */
export const changed = <T>(h: History<T>, before: T): History<T> => ({
  past: [...h.past, before].slice(-most),
  future: [],
});
/** @returns what was before, and the history from there; null where nothing was */
export const undone = <T>(h: History<T>, now: T): { to: T; history: History<T> } | null => {
  const to = h.past.at(-1);
  return to === undefined ? null : { to, history: { past: h.past.slice(0, -1), future: [...h.future, now] } };
};
export const redone = <T>(h: History<T>, now: T): { to: T; history: History<T> } | null => {
  const to = h.future.at(-1);
  return to === undefined ? null : { to, history: { past: [...h.past, now], future: h.future.slice(0, -1) } };
};
