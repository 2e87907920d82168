import { common } from '#contract/core/errors.ts';
import type { Refusal } from '#contract/core/errors.ts';
import { awardedOf } from '#contract/inquiry/comparison/shares.ts';
import type { AwardInput } from '#contract/inquiry/schemas.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { isBelow, leastOf } from '#contract/inquiry/offers/least.ts';
import { lifeErrors } from '#contract/inquiry/life.ts';
import { canMove, inquiryMoves, quotationMoves } from '#contract/inquiry/states.ts';
import { type Ctx, emit, inTransaction, me, refuse, Refused } from '#server/platform/context.ts';
import { keepSides, seatedCompanies } from '#server/rooms/identity/index.ts';
import { createOrder, type NewOrder, orderBlocks, ordersOfInquiry } from '#server/rooms/order/index.ts';
import { findVersions } from '../amendments/version-store.ts';
import { asQuoted, type Bought, boughtOf, orderFrom } from './agreed-terms.ts';
import { alternativeOf, isOffered } from './offer-rules.ts';
import { quotationDecided } from '../events.ts';
import { findInquiry, findLines, type InquiryRecord, lockInquiry, setState } from '../inquiries/inquiry-store.ts';
import { awardLines } from './award-store.ts';
import { checkOpened } from '../inquiries/check-open.ts';
import { ownsInquiry } from '../policy.ts';
import { decideQuotation, findQuotations, type QuotationRecord } from './quotation-store.ts';
import { stillValid } from '../rules.ts';
import { quantityOf, takeShares } from './share-rules.ts';

type Order = { quotationId: string; id: string; number: string };

/** Both sides of awards stay as they are until their orders are made; before the inquiry's lock. */
export const keepDeal = async (tx: Ctx, i: InquiryRecord, quotationIds: string[]): Promise<void> => {
  const quoted = (await findQuotations(tx, i.id)).filter((q) => quotationIds.includes(q.id));
  await keepSides(tx, [{ userId: i.buyerId, entId: i.entId }, ...quoted]);
};

/** A refusal that says which award of the list it is about. */
const refuseAt = (n: number, why: Refusal): Refused =>
  refuse(why, {}, { [`awards.${n}.quotationId`]: { code: 'notAwardable' } });

/** A refusal that says which line of which award it is about. */
const refuseShare = (
  n: number,
  a: AwardInput[number],
  b: Bought,
  why: 'taken' | 'otherQuantity' | 'belowLeast' | { most: string },
): Refused => {
  if (why === 'taken') return refuseAt(n, inquiryErrors.alreadyAwarded);
  const at = `awards.${n}.lines.${a.lines.findIndex((l) => l.lineId === b.line.id)}.quantity`;
  if (why === 'belowLeast') return refuse(inquiryErrors.belowLeast, {}, { [at]: { code: 'belowLeast' } });
  if (why === 'otherQuantity') return refuse(inquiryErrors.otherQuantity, {}, { [at]: { code: 'otherQuantity' } });
  return refuse(inquiryErrors.shareTooMuch, {}, { [at]: { code: 'awardsTooMuch', params: why } });
};

/** The quantity that is bought of a line, and the one it is a share of. */
const shareOf = (b: Bought) => ({ quantity: b.quantity, of: b.line.tiers[b.tier - 1] ?? '0' });

/** One award as it would be carried out: the quotation, what is bought of it, and its order. */
export type Award = { q: QuotationRecord; bought: Bought[]; order: NewOrder };

/**
 * What an award of lines of a locked inquiry would come to, each line at its own tier; nothing is written.
 * @throws Refused where it cannot be carried out
 */
export const judgeAwards = async (tx: Ctx, i: InquiryRecord, awards: AwardInput): Promise<Award[]> => {
  checkOpened(i);
  if (!canMove(inquiryMoves, i.state, 'awarded') || i.state === 'awarded')
    throw refuse(i.state === 'awarded' ? inquiryErrors.alreadyAwarded : inquiryErrors.notQuoting);
  const all = (await findLines(tx, [i.id])).get(i.id) ?? [];
  const fellThrough = (await ordersOfInquiry(tx, i.id)).some((o) => o.state === 'cancelled');
  const versions = (await findVersions(tx, [i.id])).get(i.id) ?? [];
  const quoted = await findQuotations(tx, i.id);
  const chosen = quoted.filter((q) => awards.some((a) => a.quotationId === q.id));
  const companies = chosen.map((q) => q.entId);
  const [seated, blocked] = [await seatedCompanies(tx, companies), await orderBlocks(tx, companies)];
  const take = takeShares(all);
  return awards.map((a, n) => {
    const q = chosen.find((x) => x.id === a.quotationId);
    if (!q) throw refuse(common.notFound);
    if (!canMove(quotationMoves, q.state, 'accepted') || (q.state === 'refused' && !fellThrough) || q.restWithdrawn)
      throw refuseAt(n, inquiryErrors.alreadyDecided);
    // A refused supplier owes nothing, and may have closed the company since.
    if (!seated.has(q.entId)) throw refuseAt(n, inquiryErrors.quotationExpired);
    if (!stillValid(q.validUntil, new Date())) throw refuseAt(n, inquiryErrors.quotationExpired);
    const [block] = blocked.get(q.entId) ?? [];
    if (block) throw refuseAt(n, block.code === 'refund' ? inquiryErrors.supplierOwes : inquiryErrors.supplierLost);
    // What was quoted for an earlier version is bought as it was asked then, and only on the buyer's word that it shall be.
    if (q.forVersion !== i.version && a.version !== q.forVersion) throw refuseAt(n, lifeErrors.notConfirmed);
    const asked = asQuoted(i, all, versions.find((v) => v.version === q.forVersion)?.snapshot, q.forVersion);
    const bought = boughtOf(a.lines, asked.lines);
    if (!bought?.every((b) => isOffered(q, b))) throw refuseAt(n, inquiryErrors.nothingQuoted);
    for (const b of bought) {
      const fault = take({ lineId: b.line.id, quotationId: q.id, ...shareOf(b) });
      if (fault) throw refuseShare(n, a, b, fault);
      const least =
        b.alternative === undefined ? leastOf(q, b.line.id) : alternativeOf(q, b.line.id, b.alternative)?.moq;
      if (b.quantity !== undefined && isBelow(b.quantity, least)) throw refuseShare(n, a, b, 'belowLeast');
    }
    return { q, bought, order: orderFrom(asked.inquiry, q, bought, new Date()) };
  });
};

/**
 * Carries out what was judged of a locked inquiry, each line at its own tier, and makes an order of each quotation; in the
 * caller's transaction, so that a refusal of one leaves nothing of the others (deals 24).
 */
export const awardLocked = async (tx: Ctx, i: InquiryRecord, judged: Award[]): Promise<Order[]> => {
  const orders: Order[] = [];
  for (const [n, { q, bought, order: planned }] of judged.entries()) {
    if (!(await decideQuotation(tx, q.id, q.state, 'accepted'))) throw refuseAt(n, inquiryErrors.alreadyDecided);
    const order = await createOrder(tx, planned);
    const rows = bought.map((b) => {
      const share = shareOf(b);
      const taken = { quantity: quantityOf(share), ofQuantity: share.of };
      return { orderId: order.id, lineId: b.line.id, quotationId: q.id, ...taken };
    });
    if (!(await awardLines(tx, rows))) throw refuseAt(n, inquiryErrors.alreadyAwarded);
    await emit(tx, quotationDecided, {
      quotationId: q.id,
      decision: 'accepted',
      inquiryId: i.id,
      number: i.number ?? '',
      title: i.title,
      supplierId: q.userId,
      entId: q.entId,
      orderId: order.id,
      reason: null,
    });
    orders.push({ quotationId: q.id, ...order });
  }
  const all = (await findLines(tx, [i.id])).get(i.id) ?? [];
  if (all.every((l) => awardedOf(l.shares) === 'whole')) await setState(tx, i.id, 'awarded');
  return orders;
};

/** Carries an award out under the inquiry's lock, or asks for a second person's approval. */
export type Awarding = (tx: Ctx, i: InquiryRecord, awards: AwardInput, reason: string) => Promise<Awarded>;
export type Awarded = { orders: Order[]; requestId?: string };

/**
 * The buyer awards lines to one quotation or several, all or nothing. Of two awards at once one counts and the other is
 * refused, since both lock the inquiry.
 */
export const awardQuotations = async (
  ctx: Ctx,
  inquiryId: string,
  { awards, reason = '' }: { awards: AwardInput; reason?: string | undefined },
  award: Awarding,
): Promise<Awarded> => {
  const known = await findInquiry(ctx, inquiryId);
  if (!known || known.state === 'draft' || !ownsInquiry(me(ctx), known, 'buy')) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await keepDeal(
      tx,
      known,
      awards.map((a) => a.quotationId),
    );
    const i = await lockInquiry(tx, inquiryId);
    if (!i) throw refuse(common.notFound);
    return award(tx, i, awards, reason.trim());
  });
};
