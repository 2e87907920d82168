import type { Ctx } from '#server/platform/context.ts';
import { type Subscriber, on } from '#server/platform/room.ts';
import { peopleWithSeat } from '#server/rooms/identity/index.ts';
import * as inquiry from '#server/rooms/inquiry/events.ts';
import { orderCreated, orderStepped } from '#server/rooms/order/events.ts';
import { busTopic, inquirySides } from '../tell.ts';

type Sides = { buyerId: string; buyerEntId: string | null; sellers: string[] };

/** Open pages of a record may be true no longer: whoever of its sides is here is told so, and nobody else (notices 29). */
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

/** Companies that an event of an inquiry concerns besides its buyer; what others quote is none of theirs. */
type OfInquiry = {
  inquiryId: string | null;
  entId?: string | null;
  entIds?: string[];
  quoted?: string[];
  others?: string[];
};
const onInquiry = async (ctx: Ctx, e: OfInquiry): Promise<void> => {
  // A request to award may be of a purchase.
  const side = e.inquiryId && (await ctx.platform.answers(inquirySides)[0]?.(ctx, e.inquiryId));
  if (!side) return;
  const sellers = [e.entId ?? [], e.entIds ?? [], e.quoted ?? [], e.others ?? []].flat();
  await tellNews(ctx, `inquiry:${e.inquiryId}`, { ...side, sellers });
};

type OfOrder = { orderId: string; buyerId: string; buyerEntId: string | null; entId: string };
const onOrder = (ctx: Ctx, { orderId, buyerId, buyerEntId, entId }: OfOrder): Promise<void> =>
  tellNews(ctx, `order:${orderId}`, { buyerId, buyerEntId, sellers: [entId] });

export const newsSubscribers: Subscriber[] = [
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
  on(orderCreated, 'news', onOrder),
  on(orderStepped, 'news', onOrder),
];
