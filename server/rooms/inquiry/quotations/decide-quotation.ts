import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { inquiryErrors, type inquiry as calls } from '#contract/inquiry/calls.ts';
import { canMove, quotationMoves } from '#contract/inquiry/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { type Awarding, keepDeal } from './award-quotations.ts';
import { checkOpened } from '../inquiries/check-open.ts';
import { findInquiry, findLines, type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { decideQuotation, findQuotation, findQuotationSides, type QuotationRecord } from './quotation-store.ts';
import { tellRefused } from './refuse-rest.ts';

type Decision = ParsedOf<typeof calls.decide>['body'];
type Outcome = { id: string; orderId: string | null; orderNumber: string | null; requestId?: string };

const accept = async (
  tx: Ctx,
  i: InquiryRecord,
  q: QuotationRecord,
  d: Decision,
  award: Awarding,
): Promise<Outcome> => {
  const all = (await findLines(tx, [i.id])).get(i.id) ?? [];
  const lineIds = d.lineIds ?? all.filter((l) => q.lines.some((ql) => ql.lineId === l.id)).map((l) => l.id);
  if (!lineIds.length) throw refuse(inquiryErrors.nothingQuoted);
  const lines = lineIds.map((lineId) => ({ lineId, tier: d.tier ?? 1 }));
  const wanted = [{ quotationId: q.id, lines, ...(d.version !== undefined && { version: d.version }) }];
  const { orders, requestId } = await award(tx, i, wanted, d.reason?.trim() ?? '');
  const [order] = orders;
  return {
    id: q.id,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? null,
    ...(requestId && { requestId }),
  };
};

const refuseQuotation = async (
  tx: Ctx,
  i: InquiryRecord,
  q: QuotationRecord,
  { why, reason }: Pick<Decision, 'why' | 'reason'>,
): Promise<Outcome> => {
  if (!canMove(quotationMoves, q.state, 'refused')) throw refuse(inquiryErrors.alreadyDecided);
  const given = reason?.trim() || null;
  if (!(await decideQuotation(tx, q.id, 'submitted', 'refused', { why: why ?? null, reason: given })))
    throw refuse(inquiryErrors.alreadyDecided);
  await tellRefused(tx, i, [q], given);
  return { id: q.id, orderId: null, orderNumber: null };
};

/**
 * The buyer accepts a quotation, whole or by line at one tier, or refuses it. Accepting makes the order in the same
 * transaction; of two decisions at once one counts and the other is refused (deals 25 and 26).
 */
export const decide = async (ctx: Ctx, quotationId: string, d: Decision, award: Awarding): Promise<Outcome> => {
  const person = me(ctx);
  const [known] = await findQuotationSides(ctx, [quotationId]);
  const parent = known && (await findInquiry(ctx, known.inquiryId));
  if (!known || !parent || !ownsInquiry(person, parent, 'buy')) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await keepDeal(tx, parent, [quotationId]);
    const inquiry = await lockInquiry(tx, known.inquiryId);
    if (inquiry) checkOpened(inquiry);
    const quotation = await findQuotation(tx, quotationId);
    if (!inquiry || !quotation) throw refuse(common.notFound);
    return d.decision === 'accepted'
      ? accept(tx, inquiry, quotation, d, award)
      : refuseQuotation(tx, inquiry, quotation, d);
  });
};
