import type { AwardInput } from '#contract/inquiry/schemas.ts';
import { common } from '#contract/core/errors.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { findInquiries, findInquiry, findLines, type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { awardLocked, judgeAwards, keepDeal } from '../quotations/award-quotations.ts';
import { findQuotations } from '../quotations/quotation-store.ts';
import type { RequestRow } from './approval-store.ts';
import { changedSince } from './changed-rules.ts';
import type { AwardSubject, Subject } from './subjects.ts';

export const asSubject = (i: InquiryRecord): Subject => ({
  kind: 'inquiry',
  id: i.id,
  number: i.number ?? '',
  title: i.title,
  owner: { userId: i.buyerId, entId: i.entId },
});

/** The award as it was asked for. */
const awardsOf = (r: RequestRow) => r.awards as AwardInput;

const lockRecord = async (tx: Ctx, id: string): Promise<InquiryRecord> => {
  const i = await lockInquiry(tx, id);
  if (!i) throw refuse(common.notFound);
  return i;
};

/** Awards of inquiries that a second person approves (deals 166 to 171). */
export const inquirySubject: AwardSubject = {
  kind: 'inquiry',
  find: async (ctx, ids) => (await findInquiries(ctx, ids)).filter((i) => i.state !== 'draft').map(asSubject),
  keep: async (tx, r) => {
    const i = await findInquiry(tx, r.inquiryId ?? '');
    if (!i) throw refuse(common.notFound);
    await keepDeal(
      tx,
      i,
      awardsOf(r).map((a) => a.quotationId),
    );
  },
  lock: async (tx, id) => asSubject(await lockRecord(tx, id)),
  changed: async (ctx, id) => {
    const [inquiry, lines, quotations] = await Promise.all([
      findInquiry(ctx, id),
      findLines(ctx, [id]),
      findQuotations(ctx, id),
    ]);
    if (!inquiry) throw refuse(common.notFound);
    const now = { inquiry, lines: lines.get(id) ?? [], quotations, at: new Date() };
    return (r) => changedSince({ ...r, awards: awardsOf(r) }, now);
  },
  carryOut: async (tx, r) => {
    const i = await lockRecord(tx, r.inquiryId ?? '');
    return awardLocked(tx, i, await judgeAwards(tx, i, awardsOf(r)));
  },
  to: (id) => pageTo('compareQuotations', { id }),
};
