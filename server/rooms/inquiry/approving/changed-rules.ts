import type { AwardRequest, RequestedAward } from '#contract/inquiry/deciding/approval.ts';
import type { AwardInput } from '#contract/inquiry/schemas.ts';
import type { InquiryRecord, LineRecord } from '../inquiries/inquiry-store.ts';
import type { QuotationRecord } from '../quotations/quotation-store.ts';
import { stillValid } from '../rules.ts';

type Asked = { terms: RequestedAward[]; awards: AwardInput; createdAt: string };
type Now = { inquiry: InquiryRecord; lines: LineRecord[]; quotations: QuotationRecord[]; at: Date };

/** What of a request is not true any more: whoever approves decides on what was asked for, not on what it has become. */
export const changedSince = ({ terms, awards, createdAt }: Asked, now: Now): AwardRequest['changed'] => {
  const { inquiry: i } = now;
  if (i.state !== 'quoting' && i.state !== 'outOfDate') return [{ number: i.number ?? '', what: 'inquiry' }];
  return terms.flatMap((t): AwardRequest['changed'] => {
    const q = now.quotations.find((x) => x.id === t.quotationId);
    const said = (what: AwardRequest['changed'][number]['what']) => [{ number: t.number, what }];
    if (!q || q.state === 'withdrawn') return said('withdrawn');
    if (q.state !== 'submitted' && q.state !== 'refused') return said('decided');
    // Refused before it was asked for, it may be bought once an award fell through; refused since, it was decided otherwise.
    if (q.state === 'refused' && Date.parse(q.updatedAt) > Date.parse(createdAt)) return said('decided');
    if (q.revision !== t.revision || q.forVersion !== t.version) return said('revised');
    if (!stillValid(q.validUntil, now.at)) return said('expired');
    const wanted = awards.find((a) => a.quotationId === q.id)?.lines.map((l) => l.lineId) ?? [];
    if (wanted.some((id) => !now.lines.some((l) => l.id === id))) return said('inquiry');
    if (now.lines.some((l) => wanted.includes(l.id) && l.awardedTo !== null)) return said('awarded');
    // What was asked has become another since, and the award named no earlier version.
    return q.forVersion !== i.version && !awards.some((a) => a.quotationId === q.id && a.version !== undefined)
      ? said('inquiry')
      : [];
  });
};
