import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { type DealAsked, type DealScope, scopeWith } from '#server/rooms/deal/index.ts';
import { isBuyersSide, ownsPurchase } from '../policy.ts';
import { findApplicationOf, findApplications, findPurchase } from '../store.ts';

/** How the person of the context stands to the deal of a purchase (timeline 9): its buyer's side, or a company that applied. */
export const findPurchaseDeal = async (ctx: Ctx, of: DealAsked): Promise<DealScope | null> => {
  if (of.kind !== 'purchase') return null;
  const person = me(ctx);
  const x = await findPurchase(ctx, of.id);
  if (!x) return null;
  const { id: purchaseId, number, title, buyerId, publishedAt: since } = x;
  const all = { of, purchaseId, number, title, buyerId, since };
  if (ownsPurchase(person, x)) {
    const companies = (await findApplications(ctx, x.id)).map((a) => a.entId);
    return scopeWith({ ...all, party: 'buyer', companies });
  }
  const { entId } = person;
  if (!entId || isBuyersSide(person, x) || !seatMay(person.seat, 'seeSelling')) return null;
  return (await findApplicationOf(ctx, x.id, entId)) ? scopeWith({ ...all, party: 'supplier', entId }) : null;
};
