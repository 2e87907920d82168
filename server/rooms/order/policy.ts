import type { Party } from '#contract/order.ts';
import type { Person } from '#server/platform/context.ts';
import type { OrderRecord } from './store.ts';

/** Which side of the order a person stands on, if any. */
export const partyOf = (p: Person, o: Pick<OrderRecord, 'buyerId' | 'buyerEntId' | 'supplierEntId'>): Party | null => {
  if (p.entId !== null && o.supplierEntId === p.entId) return 'supplier';
  if (o.buyerId === p.userId || (o.buyerEntId !== null && o.buyerEntId === p.entId)) return 'buyer';
  return null;
};
