import type { Ctx } from './context.ts';

/**
 * The one order in which a transaction takes its row locks: a company, then its people, then what hangs below them; before
 * them only an operator's decision that is carried out. Of one kind the smaller id comes first. Who keeps to it never waits in a ring, and who reads before the lock reads again after it.
 *
 * Each `lock...` and `keep...` of a store says here what it takes. Files (all of a record in one statement, by id), numbers of
 * companies and the counters of `numbers.ts` come last and wait for nothing, so they say nothing.
 */
export const lockOrder = [
  'decision',
  'company',
  'person',
  'application',
  'claim',
  'invitation',
  'order',
  'inquiry',
  'purchase',
] as const;
export type Lockable = (typeof lockOrder)[number];
/** `change` is for whoever writes the row, one at a time; `keep` lets many at once rely on it staying as it is. */
export type Hold = 'change' | 'keep';
/** `made`: the row is this transaction's own, which nobody else sees. */
export type Held = { what: Lockable; id: string; how: Hold; made?: boolean };

const fault = (tx: Ctx, words: string): void => {
  const { config, log } = tx.platform;
  // Two who wait for each other cost one of them a second and an error; stopping both here would cost more.
  if (config.mode === 'test') throw new Error(words);
  log.error({ requestId: tx.requestId }, words);
};

/** Where a lock that is held may not be followed by this one; undefined where it may. */
export const outOfOrder = (held: readonly Held[], next: Held): string | undefined => {
  const rank = lockOrder.indexOf(next.what);
  const before = held.find((h) => h.what === next.what && h.id === next.id);
  if (before) return before.how === 'keep' && next.how === 'change' ? 'is made stronger' : undefined;
  const later = held.find((h) => {
    const r = lockOrder.indexOf(h.what);
    return !h.made && (r > rank || (r === rank && h.id > next.id));
  });
  return later && `comes after ${later.what} ${later.id}`;
};

/** Says that the rows are about to be locked; an order that could end in a deadlock is an error in tests and a log line else. */
export const taking = (tx: Ctx, what: Lockable, ids: readonly string[], how: Hold = 'change'): void => {
  if (!tx.held) return;
  for (const id of [...new Set(ids)].toSorted()) {
    const next = { what, id, how };
    const wrong = outOfOrder(tx.held, next);
    if (wrong) fault(tx, `lock of ${what} ${id} ${wrong}`);
    if (!tx.held.some((h) => h.what === what && h.id === id)) tx.held.push(next);
  }
};

/** A row that this transaction inserted is held already, and stands outside the order. */
export const made = (tx: Ctx, what: Lockable, id: string): void => {
  tx.held?.push({ what, id, how: 'change', made: true });
};
