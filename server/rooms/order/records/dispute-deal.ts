import type { Ctx } from '#server/platform/context.ts';
import { type DealAsked, type DealScope, scopeWith } from '#server/rooms/deal/index.ts';
import { findOrder } from '../store.ts';

/**
 * The deal of an order whose dispute waits for the operator, as both its sides know it (deals 194). The desk's room, which alone asks
 * for disputes, judges the reader.
 */
export const findDisputeDeal = async (ctx: Ctx, of: DealAsked): Promise<DealScope | null> => {
  if (of.kind !== 'dispute') return null;
  const o = await findOrder(ctx, of.id);
  if (o?.state !== 'dispute' || !o.escalatedAt) return null;
  const { id: orderId, inquiryId, purchaseId, number, title, buyerId, createdAt: since } = o;
  return scopeWith({
    of,
    orderId,
    inquiryId,
    purchaseId,
    number,
    title,
    buyerId,
    since,
    party: 'operator',
    entId: o.supplierEntId,
    asked: o.agreed?.asked.annexes ?? [],
  });
};
