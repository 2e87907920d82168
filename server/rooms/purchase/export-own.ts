import { seatMay } from '#contract/core/seats.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { findApplicationsBy, findPurchasesBy } from './export-store.ts';
import { ownsPurchase } from './policy.ts';
import { presentApplication, presentRow } from './present.ts';

/** Purchases that the person released and may still see; not what others applied with. */
export const exportPurchases = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  (await findPurchasesBy(ctx, person.userId))
    .filter((x) => ownsPurchase(person, x))
    .map((x) => ({ ...presentRow(x), description: x.description, qualification: x.qualification }));

/** Applications that the person wrote for the company they still sell for. */
export const exportApplications = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  const shown: unknown[] = [];
  if (!seatMay(person.seat, 'seeSelling')) return shown;
  for (const a of await findApplicationsBy(ctx, person.userId))
    if (a.entId === person.entId) shown.push({ purchaseId: a.purchaseId, ...(await presentApplication(ctx, a)) });
  return shown;
};
