import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { inquiryErrors, type inquiry as calls } from '#contract/inquiry.ts';
import { canMove, inquiryMoves, quotationMoves } from '#contract/inquiry-states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { createOrder, type NewOrder } from '#server/rooms/order/index.ts';
import {
  awardLines,
  findInquiry,
  findLines,
  type InquiryRecord,
  type LineRecord,
  lockInquiry,
  setState,
} from './inquiry-store.ts';
import { lineTotal, minorToDecimal } from './money.ts';
import { ownsInquiry } from './policy.ts';
import { decideQuotation, findQuotation, type QuotationRecord } from './quotation-store.ts';
import { stillValid } from './rules.ts';

type Decision = ParsedOf<typeof calls.decide>['body'];
type Outcome = { id: string; orderId: string | null; orderNumber: string | null };

const orderFrom = (i: InquiryRecord, q: QuotationRecord, lines: LineRecord[], tier: number): NewOrder => {
  const bought = lines.map((l) => {
    const quoted = q.lines.find((ql) => ql.lineId === l.id);
    const at = Math.min(tier, l.tiers.length) - 1;
    const price = quoted?.prices[at];
    const quantity = l.tiers[at];
    if (!price || !quantity) throw refuse(inquiryErrors.tierNotQuoted);
    return {
      productName: materialLabel(l.product),
      specification: l.specification,
      unit: l.unit,
      quantity,
      price,
      total: lineTotal(price, quantity),
    };
  });
  return {
    inquiryId: i.id,
    inquiryNumber: i.number ?? '',
    quotationId: q.id,
    title: i.title,
    buyer: { userId: i.buyerId, entId: i.entId },
    supplier: { userId: q.userId, entId: q.entId },
    currency: q.currency,
    total: minorToDecimal(bought.reduce((sum, b) => sum + b.total, 0n)),
    terms: {
      tradeTerm: q.tradeTerm,
      place: q.place,
      paymentType: q.paymentType,
      leadDays: q.leadDays,
      deliveryDate: i.deliveryDate ?? '',
    },
    lines: bought.map((b) => ({ ...b, total: minorToDecimal(b.total) })),
  };
};

const accept = async (tx: Ctx, i: InquiryRecord, q: QuotationRecord, d: Decision): Promise<Outcome> => {
  if (!canMove(inquiryMoves, i.state, 'awarded'))
    throw refuse(i.state === 'awarded' ? inquiryErrors.alreadyAwarded : inquiryErrors.notQuoting);
  if (!stillValid(q.validUntil, new Date())) throw refuse(inquiryErrors.quotationExpired);
  const all = (await findLines(tx, [i.id])).get(i.id) ?? [];
  const wanted = all.filter(
    (l) => q.lines.some((ql) => ql.lineId === l.id) && (!d.lineIds || d.lineIds.includes(l.id)),
  );
  if (!wanted.length || (d.lineIds && wanted.length !== d.lineIds.length)) throw refuse(inquiryErrors.nothingQuoted);
  if (!(await decideQuotation(tx, q.id, 'accepted', null))) throw refuse(inquiryErrors.alreadyDecided);
  const ids = wanted.map((l) => l.id);
  if ((await awardLines(tx, ids, q.id)).length !== ids.length) throw refuse(inquiryErrors.alreadyAwarded);
  if (all.every((l) => l.awardedTo !== null || ids.includes(l.id))) await setState(tx, i.id, 'awarded');
  const order = await createOrder(tx, orderFrom(i, q, wanted, d.tier ?? 1));
  return { id: q.id, orderId: order.id, orderNumber: order.number };
};

const refuseQuotation = async (tx: Ctx, q: QuotationRecord, reason: string | undefined): Promise<Outcome> => {
  if (!(await decideQuotation(tx, q.id, 'refused', reason?.trim() || null))) throw refuse(inquiryErrors.alreadyDecided);
  return { id: q.id, orderId: null, orderNumber: null };
};

/**
 * The buyer accepts a quotation, whole or by line, or refuses it. Accepting makes the order in the same transaction;
 * of two decisions at once one counts and the other is refused (decisions 4).
 */
export const decide = async (ctx: Ctx, quotationId: string, d: Decision): Promise<Outcome> => {
  const person = me(ctx);
  const known = await findQuotation(ctx, quotationId);
  const parent = known && (await findInquiry(ctx, known.inquiryId));
  if (!known || !parent || !ownsInquiry(person, parent, 'buy')) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    const inquiry = await lockInquiry(tx, known.inquiryId);
    const quotation = await findQuotation(tx, quotationId);
    if (!inquiry || !quotation) throw refuse(common.notFound);
    if (!canMove(quotationMoves, quotation.state, d.decision)) throw refuse(inquiryErrors.alreadyDecided);
    const out =
      d.decision === 'accepted'
        ? await accept(tx, inquiry, quotation, d)
        : await refuseQuotation(tx, quotation, d.reason);
    await emit(tx, 'quotation.decided', {
      quotationId,
      decision: d.decision,
      inquiryId: inquiry.id,
      number: inquiry.number,
      title: inquiry.title,
      supplierId: quotation.userId,
      entId: quotation.entId,
      orderId: out.orderId,
    });
    return out;
  });
};
