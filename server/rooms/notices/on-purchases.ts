import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { purchaseApplied, purchaseDecided, purchaseWithdrawn } from '#server/rooms/purchase/events.ts';
import { buyersOf, nameOf } from './on-events.ts';
import { tellSuppliers } from './purchases/on-tenders.ts';
import { tell, type Told } from './tell.ts';

const detail = (id: string) => pageTo('purchase', { id });

/** The buyer hears of each application once. */
export const onApplied = async (ctx: Ctx, e: Payload<typeof purchaseApplied>): Promise<void> => {
  const company = await nameOf(ctx, e.entId);
  await tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId): Told => ({
      userId,
      kind: 'purchaseApplied',
      params: { number: e.number, title: e.title, company },
      link: detail(e.purchaseId),
      dedupe: `applied:${e.applicationId}`,
    })),
  );
};

export const onApplicationDecided = (ctx: Ctx, e: Payload<typeof purchaseDecided>): Promise<void> =>
  tellSuppliers(
    ctx,
    [e.entId],
    {
      kind: e.decision === 'refused' ? 'purchaseRefused' : e.until ? 'purchaseAdmitted' : 'purchaseAccepted',
      params: {
        number: e.number,
        title: e.title,
        ...(e.reason && { reason: e.reason }),
      },
      link: e.decision === 'accepted' && e.until ? pageTo('purchaseOffer', { id: e.purchaseId }) : detail(e.purchaseId),
      dedupe: `applicationDecided:${e.applicationId}`,
    },
    e.decision === 'accepted' ? e.until : null,
  );

export const onPurchaseWithdrawn = (ctx: Ctx, e: Payload<typeof purchaseWithdrawn>): Promise<void> =>
  tellSuppliers(ctx, e.entIds, {
    kind: 'purchaseWithdrawn',
    params: { number: e.number, title: e.title },
    link: detail(e.purchaseId),
    dedupe: `purchaseWithdrawn:${e.purchaseId}`,
  });
