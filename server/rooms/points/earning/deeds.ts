import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { boothVisited } from '#server/rooms/fairs/events.ts';
import type { companyFollowed } from '#server/rooms/following/events.ts';
import type { personCompleted, personRegistered } from '#server/rooms/identity/events.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type {
  inquiryPublished,
  inquiryWithdrawn,
  quotationSubmitted,
  quotationWithdrawn,
} from '#server/rooms/inquiry/events.ts';
import { publishedFacts, quotationAuthor } from '#server/rooms/inquiry/index.ts';
import type { orderRated, orderStepped, ratingHidden } from '#server/rooms/order/events.ts';
import type { verificationApproved, verificationRevoked } from '#server/rooms/verification/events.ts';
import { pointsReversed } from '../events.ts';
import { type Deed, earn, reverse } from '../ledger/book.ts';

const book = async (ctx: Ctx, deed: Deed): Promise<void> => {
  await inTransaction(ctx, (tx) => earn(tx, deed));
};

/** Takes back what a deed had earned, and says so once. */
const takeBack = (ctx: Ctx, key: string, why: { source: string; sourceId: string }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const line = await reverse(tx, key, why);
    if (!line?.code) return;
    const { id: entryId, userId, code, about, claim } = line;
    await emit(tx, pointsReversed, { entryId, userId, code, about, points: -line.amount, claim });
  });

export const onCompleted = (ctx: Ctx, { userId }: Payload<typeof personCompleted>): Promise<void> =>
  book(ctx, { userId, code: 'PROFILE', source: 'person.completed', sourceId: userId, key: `PROFILE:${userId}` });

/** Who invited somebody, where anybody did. */
const inviterOf = async (ctx: Ctx, userId: string): Promise<string | null> =>
  (await peopleByIds(ctx, [userId]))[0]?.inviterId ?? null;

export const onRegistered = async (ctx: Ctx, { userId: invited }: Payload<typeof personRegistered>): Promise<void> => {
  const userId = await inviterOf(ctx, invited);
  const of = { source: 'person.registered', sourceId: invited, key: `INVITE:${invited}` };
  if (userId) await book(ctx, { userId, code: 'INVITE', ...of });
};

const verifyKey = (e: { applicantId: string; kind: string }) => `VERIFY:${e.applicantId}:${e.kind}`;

export const onApproved = async (ctx: Ctx, e: Payload<typeof verificationApproved>): Promise<void> => {
  const of = { source: 'verification.approved', sourceId: e.applicationId };
  await book(ctx, { userId: e.applicantId, code: 'VERIFY', ...of, key: verifyKey(e), about: e.number });
  const inviter = await inviterOf(ctx, e.applicantId);
  const key = `INVITE_VERIFIED:${e.applicantId}`;
  if (inviter) await book(ctx, { userId: inviter, code: 'INVITE_VERIFIED', ...of, key });
};

export const onRevoked = (ctx: Ctx, e: Payload<typeof verificationRevoked>): Promise<void> =>
  takeBack(ctx, verifyKey(e), { source: 'verification.revoked', sourceId: e.applicationId });

/** Public inquiries alone: an inquiry that others can't see could be published for its points. */
export const onPublished = async (ctx: Ctx, { inquiryId }: Payload<typeof inquiryPublished>): Promise<void> => {
  const facts = await publishedFacts(ctx, inquiryId);
  const of = { source: 'inquiry.published', sourceId: inquiryId, key: `PUBLISH_INQUIRY:${inquiryId}` };
  if (facts) await book(ctx, { userId: facts.buyerId, code: 'PUBLISH_INQUIRY', ...of, about: facts.number });
};

export const onWithdrawn = (ctx: Ctx, { inquiryId }: Payload<typeof inquiryWithdrawn>): Promise<void> =>
  takeBack(ctx, `PUBLISH_INQUIRY:${inquiryId}`, { source: 'inquiry.withdrawn', sourceId: inquiryId });

/** The first version of a quotation, while it stands. */
export const onQuoted = async (ctx: Ctx, e: Payload<typeof quotationSubmitted>): Promise<void> => {
  const author = await quotationAuthor(ctx, e.quotationId);
  const of = { source: 'quotation.submitted', sourceId: e.quotationId, key: `QUOTE:${e.quotationId}` };
  if (author) await book(ctx, { userId: author, code: 'QUOTE', ...of, about: e.number });
};

export const onQuotationWithdrawn = (ctx: Ctx, e: Payload<typeof quotationWithdrawn>): Promise<void> =>
  takeBack(ctx, `QUOTE:${e.quotationId}`, { source: 'quotation.withdrawn', sourceId: e.quotationId });

export const onOrderCompleted = (ctx: Ctx, e: Payload<typeof orderStepped>): Promise<void> =>
  book(ctx, {
    userId: e.buyerId,
    code: 'ORDER_COMPLETED',
    source: 'order.stepped',
    sourceId: e.orderId,
    key: `ORDER_COMPLETED:${e.orderId}`,
    about: e.number,
  });

export const onRated = (ctx: Ctx, e: Payload<typeof orderRated>): Promise<void> =>
  book(ctx, {
    userId: e.userId,
    code: 'RATE',
    source: 'order.rated',
    sourceId: e.ratingId,
    key: `RATE:${e.ratingId}`,
    about: e.number,
  });

export const onRatingHidden = (ctx: Ctx, { ratingId }: Payload<typeof ratingHidden>): Promise<void> =>
  takeBack(ctx, `RATE:${ratingId}`, { source: 'rating.hidden', sourceId: ratingId });

/** A company that is followed anew is no second deed. */
export const onFollowed = (ctx: Ctx, { userId, entId }: Payload<typeof companyFollowed>): Promise<void> =>
  book(ctx, { userId, code: 'FOLLOW', source: 'company.followed', sourceId: entId, key: `FOLLOW:${userId}:${entId}` });

/** Of one booth and day there is one event, which may come twice: its job is what it is told by. */
export const onBoothVisited = (ctx: Ctx, e: Payload<typeof boothVisited>, jobId: string): Promise<void> =>
  book(ctx, {
    userId: e.visitorId,
    code: 'VISIT_BOOTH',
    source: 'fairs.boothVisited',
    sourceId: e.boothId,
    key: `VISIT_BOOTH:${jobId}`,
    about: chinaDay(),
  });
