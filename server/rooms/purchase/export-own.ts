import { seatMay } from '#contract/core/seats.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { findApplicationsBy, findPurchasesBy } from './export-store.ts';
import { findOffersBy } from './offers/offer-store.ts';
import { presentOffers } from './offers/present-offer.ts';
import { ownsPurchase } from './policy.ts';
import { presentApplications, presentRow } from './present.ts';

/** Purchases that the person released and may still see; not what others applied with. */
export const exportPurchases = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  (await findPurchasesBy(ctx, person.userId))
    .filter((x) => ownsPurchase(person, x))
    .map((x) => ({ ...presentRow(x), description: x.description, qualification: x.qualification }));

/** Applications that the person wrote for the company they still sell for. */
export const exportApplications = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  if (!seatMay(person.seat, 'seeSelling')) return [];
  const own = (await findApplicationsBy(ctx, person.userId)).filter((a) => a.entId === person.entId);
  return (await presentApplications(ctx, own)).map((a, i) => ({ purchaseId: own[i]?.purchaseId, ...a }));
};

/** Prices that the person handed in for the company they still sell for, every revision. */
export const exportOffers = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  if (!seatMay(person.seat, 'seeSelling')) return [];
  return presentOffers(
    ctx,
    (await findOffersBy(ctx, person.userId)).filter((o) => o.entId === person.entId),
  );
};
