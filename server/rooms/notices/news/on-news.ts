import type { Ctx } from '#server/platform/context.ts';
import { type Subscriber, on } from '#server/platform/room.ts';
import { peopleWithSeat } from '#server/rooms/identity/index.ts';
import * as inquiry from '#server/rooms/inquiry/events.ts';
import { orderCreated, orderStepped } from '#server/rooms/order/events.ts';
import * as purchase from '#server/rooms/purchase/events.ts';
import { sampleMoved } from '#server/rooms/sample/events.ts';
import { type AskingSide, busTopic, inquirySides, purchaseSides } from '../tell.ts';

type Sides = AskingSide & { sellers: string[] };

/** Open pages and lists of a record may be true no longer: whoever of its sides is here is told so, and nobody else (notices 29). */
const tellNews = async (ctx: Ctx, changed: string, { buyerId, buyerEntId, sellers }: Sides): Promise<void> => {
  const [buying, selling] = await Promise.all([
    buyerEntId ? peopleWithSeat(ctx, [buyerEntId], 'seeBuying') : [{ id: buyerId }],
    sellers.length ? peopleWithSeat(ctx, sellers, 'seeSelling') : [],
  ]);
  const ids = new Set([...buying, ...selling].map((p) => p.id));
  await ctx.platform.bus.publishAll(
    busTopic,
    [...ids].map((userId) => ({ userId, ids: [], changed })),
  );
};

/** Companies that an event concerns besides who asked; what others quote or apply for is none of theirs. */
type Sellers = {
  entId?: string | null;
  entIds?: string[];
  quoted?: string[];
  others?: string[];
  suppliers?: { entId: string }[];
};
const sellersOf = ({ entId, entIds = [], quoted = [], others = [], suppliers = [] }: Sellers): string[] => [
  ...(entId ? [entId] : []),
  ...entIds,
  ...quoted,
  ...others,
  ...suppliers.map((s) => s.entId),
];

/** A request to award is of an inquiry, or of a purchase. */
type OfInquiry = Sellers & { inquiryId: string | null; purchaseId?: string | null };
const onInquiry = async (ctx: Ctx, e: OfInquiry): Promise<void> => {
  if (e.purchaseId) return onPurchase(ctx, { ...e, purchaseId: e.purchaseId });
  const side = e.inquiryId && (await ctx.platform.answers(inquirySides)[0]?.(ctx, e.inquiryId));
  if (side) await tellNews(ctx, `inquiry:${e.inquiryId}`, { ...side, sellers: sellersOf(e) });
};

type OfPurchase = Sellers & { purchaseId: string };
const onPurchase = async (ctx: Ctx, e: OfPurchase): Promise<void> => {
  const side = await ctx.platform.answers(purchaseSides)[0]?.(ctx, e.purchaseId);
  if (side) await tellNews(ctx, `purchase:${e.purchaseId}`, { ...side, sellers: sellersOf(e) });
};

type OfTwo = { buyerId: string; buyerEntId: string | null; entId: string };
const onOrder = (ctx: Ctx, { orderId, entId, ...e }: OfTwo & { orderId: string }): Promise<void> =>
  tellNews(ctx, `order:${orderId}`, { ...e, sellers: [entId] });
const onSample = (ctx: Ctx, { sampleId, entId, ...e }: OfTwo & { sampleId: string }): Promise<void> =>
  tellNews(ctx, `sample:${sampleId}`, { ...e, sellers: [entId] });

export const newsSubscribers: Subscriber[] = [
  on(inquiry.inquiryPublished, 'news', onInquiry),
  on(inquiry.inquiryRestored, 'news', onInquiry),
  on(inquiry.inquiryMatched, 'news', onInquiry),
  on(inquiry.inquiryWithdrawn, 'news', onInquiry),
  on(inquiry.deadlineMoved, 'news', onInquiry),
  on(inquiry.suppliersInvited, 'news', onInquiry),
  on(inquiry.inquiryDeclined, 'news', onInquiry),
  on(inquiry.inquiryClosed, 'news', onInquiry),
  on(inquiry.questionAsked, 'news', onInquiry),
  on(inquiry.questionAnswered, 'news', onInquiry),
  on(inquiry.agreementChanged, 'news', onInquiry),
  on(inquiry.accessRevoked, 'news', onInquiry),
  on(inquiry.accessGranted, 'news', onInquiry),
  on(inquiry.quotationSubmitted, 'news', onInquiry),
  on(inquiry.quotationWithdrawn, 'news', onInquiry),
  on(inquiry.quotationConfirmed, 'news', onInquiry),
  on(inquiry.quotationDecided, 'news', onInquiry),
  on(inquiry.openingAsked, 'news', onInquiry),
  on(inquiry.inquiryOpened, 'news', onInquiry),
  on(inquiry.inquiryAmended, 'news', onInquiry),
  on(inquiry.awardRequested, 'news', onInquiry),
  on(inquiry.awardAnswered, 'news', onInquiry),
  on(purchase.purchaseReleased, 'news', onPurchase),
  on(purchase.purchaseApplied, 'news', onPurchase),
  on(purchase.purchaseDecided, 'news', onPurchase),
  on(purchase.purchaseWithdrawn, 'news', onPurchase),
  on(purchase.purchaseDocumentAdded, 'news', onPurchase),
  on(purchase.purchaseAsked, 'news', onPurchase),
  on(purchase.purchaseAnswered, 'news', onPurchase),
  on(purchase.purchaseLeft, 'news', onPurchase),
  on(purchase.purchaseMoved, 'news', onPurchase),
  on(purchase.purchaseClosed, 'news', onPurchase),
  on(purchase.purchasePassed, 'news', onPurchase),
  on(purchase.purchaseAwarded, 'news', onPurchase),
  on(orderCreated, 'news', onOrder),
  on(orderStepped, 'news', onOrder),
  on(sampleMoved, 'news', onSample),
];
