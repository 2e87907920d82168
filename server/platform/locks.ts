import type { Ctx } from './context.ts';
import { type Hold, type Lockable, outOfOrder } from './lock-order.ts';

const fault = (tx: Ctx, words: string): void => {
  const { config, log } = tx.platform;
  // Two who wait for each other cost one of them a second and an error; stopping both here would cost more.
  if (config.mode === 'test') throw new Error(words);
  log.error({ requestId: tx.requestId }, words);
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
export const holdOwnRow = (tx: Ctx, what: Lockable, id: string): void => {
  tx.held?.push({ what, id, how: 'change', made: true });
};
