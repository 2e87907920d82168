import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Leaver } from '#server/rooms/identity/index.ts';
import { dayNow } from './store.ts';
import { purchaseApplications as applications, purchaseOffers as offers, purchases } from './tables.ts';

type Open = { id: string; number: string };
/** The most that are named. */
const most = 20;

/** Purchases that were neither awarded nor withdrawn, of a company, or of a person who buys for themselves. */
export const findOpenPurchases = (ctx: Ctx, who: Leaver): Promise<Open[]> =>
  ctx.db
    .select({ id: purchases.id, number: purchases.number })
    .from(purchases)
    .where(
      and(eq(purchases.state, 'open'), who.entId ? eq(purchases.entId, who.entId) : eq(purchases.buyerId, who.userId)),
    )
    .orderBy(desc(purchases.publishedAt), desc(purchases.id))
    .limit(most);

/** Offers in force of a company that a buyer may still award, each with its purchase. */
export const findBindingOffers = async (ctx: Ctx, { entId }: Leaver): Promise<Open[]> => {
  if (!entId) return [];
  const newest = ctx.db
    .selectDistinctOn([offers.applicationId], {
      id: applications.purchaseId,
      number: offers.number,
      until: offers.validUntil,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(purchases, eq(purchases.id, applications.purchaseId))
    .where(
      and(
        eq(applications.entId, entId),
        eq(applications.state, 'accepted'),
        inArray(purchases.state, ['open', 'awarded']),
      ),
    )
    .orderBy(offers.applicationId, desc(offers.revision))
    .as('newest');
  return ctx.db
    .select({ id: newest.id, number: newest.number })
    .from(newest)
    .where(sql`${newest.until} >= (${dayNow})::date`)
    .orderBy(desc(newest.number))
    .limit(most);
};
