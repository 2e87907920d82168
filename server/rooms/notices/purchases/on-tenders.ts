import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type {
  purchaseAnswered,
  purchaseAsked,
  purchaseAwarded,
  purchaseClosed,
  purchaseClosing,
  purchaseDocumentAdded,
  purchaseLeft,
  purchaseMoved,
  purchasePassed,
} from '#server/rooms/purchase/events.ts';
import { buyersOf, membersWithRight, nameOf } from '../on-events.ts';
import { countriesOf } from '../inquiries/on-life.ts';
import { ownMoment } from '../inquiries/own-moment.ts';
import { tell, type Told } from '../tell.ts';

type News = Omit<Told, 'userId'>;
/** `until` is told by the clock of each company's country. */
export const tellSuppliers = async (ctx: Ctx, entIds: string[], news: News, until?: string | null): Promise<void> => {
  const people = await membersWithRight(ctx, entIds);
  const countries = until ? await countriesOf(ctx, entIds) : new Map<string, string>();
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      ...news,
      params: { ...news.params, ...(until && { until: ownMoment(until, countries.get(p.entId ?? '')) }) },
    })),
  );
};
const tellBuyers = async (ctx: Ctx, e: { buyerId: string; buyerEntId: string | null }, news: News): Promise<void> =>
  tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId) => ({ userId, ...news })),
  );

const about = (e: { number: string; title: Told['params'][string] }) => ({ number: e.number, title: e.title });
const detail = (e: { purchaseId: string }) => pageTo('purchase', { id: e.purchaseId });

export const onPurchaseDocument = (ctx: Ctx, e: Payload<typeof purchaseDocumentAdded>): Promise<void> =>
  tellSuppliers(ctx, e.entIds, {
    kind: 'purchaseDocument',
    params: about(e),
    link: detail(e),
    dedupe: `tenderDocument:${e.documentId}`,
  });

export const onPurchaseAsked = (ctx: Ctx, e: Payload<typeof purchaseAsked>): Promise<void> =>
  tellSuppliers(ctx, [e.entId], {
    kind: 'purchaseAsked',
    params: about(e),
    link: detail(e),
    dedupe: `tenderAsked:${e.applicationId}:${e.at}`,
  });

export const onPurchaseAnswered = async (ctx: Ctx, e: Payload<typeof purchaseAnswered>): Promise<void> =>
  tellBuyers(ctx, e, {
    kind: 'purchaseAnswered',
    params: { ...about(e), company: await nameOf(ctx, e.entId) },
    link: detail(e),
    dedupe: `tenderAnswered:${e.applicationId}:${e.at}`,
  });

export const onPurchaseLeft = async (ctx: Ctx, e: Payload<typeof purchaseLeft>): Promise<void> =>
  tellBuyers(ctx, e, {
    kind: 'purchaseLeft',
    params: { ...about(e), company: await nameOf(ctx, e.entId) },
    link: detail(e),
    dedupe: `tenderLeft:${e.applicationId}`,
  });

export const onPurchaseMoved = (ctx: Ctx, e: Payload<typeof purchaseMoved>): Promise<void> =>
  tellSuppliers(
    ctx,
    e.entIds,
    {
      kind: 'purchaseMoved',
      params: about(e),
      link: detail(e),
      dedupe: `tenderMoved:${e.purchaseId}:${e.deadline}`,
    },
    e.deadline,
  );

export const onPurchaseClosing = (ctx: Ctx, e: Payload<typeof purchaseClosing>): Promise<void> =>
  tellSuppliers(
    ctx,
    [e.entId],
    {
      kind: 'purchaseClosing',
      params: { ...about(e), days: e.days },
      link: pageTo('purchaseOffer', { id: e.purchaseId }),
      dedupe: `tenderClosing:${e.purchaseId}:${e.deadline}:${e.days}`,
    },
    e.deadline,
  );

export const onPurchaseClosed = (ctx: Ctx, e: Payload<typeof purchaseClosed>): Promise<void> =>
  tellBuyers(ctx, e, {
    kind: 'purchaseClosed',
    params: about(e),
    link: pageTo('purchaseComparison', { id: e.purchaseId }),
    dedupe: `tenderClosed:${e.purchaseId}:${e.deadline}`,
  });

export const onPurchasePassed = (ctx: Ctx, e: Payload<typeof purchasePassed>): Promise<void> =>
  tellSuppliers(ctx, e.entIds, {
    kind: 'purchasePassed',
    params: { ...about(e), reason: e.reason },
    link: detail(e),
    dedupe: `tenderPassed:${e.purchaseId}:${e.at}`,
  });

export const onPurchaseAwarded = (ctx: Ctx, e: Payload<typeof purchaseAwarded>): Promise<void> =>
  tellSuppliers(ctx, [e.entId], {
    kind: 'purchaseAwarded',
    params: about(e),
    link: pageTo('order', { id: e.orderId }),
    dedupe: `tenderAwarded:${e.orderId}`,
  });
