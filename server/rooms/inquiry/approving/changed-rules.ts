import type { AwardRequest, RequestedAward } from '#contract/inquiry/deciding/approval.ts';
import type { AwardInput } from '#contract/inquiry/schemas.ts';
import type { InquiryRecord, LineRecord } from '../inquiries/inquiry-store.ts';
import type { QuotationRecord } from '../quotations/quotation-store.ts';
import { takeShares } from '../quotations/share-rules.ts';
import { stillValid } from '../rules.ts';

type Asked = { terms: RequestedAward[]; awards: AwardInput; createdAt: string };
type Now = { inquiry: InquiryRecord; lines: LineRecord[]; quotations: QuotationRecord[]; at: Date };

/** The quantity that the shares of a line are of; of a line that nobody has anything is left. */
const ofLine = ({ lines }: Now, lineId: string): string =>
  lines.find((l) => l.id === lineId)?.shares[0]?.of ?? String(Number.MAX_SAFE_INTEGER);

/** What of a request is not true any more: whoever approves decides on what was asked for, not on what it has become. */
export const changedSince = ({ terms, awards, createdAt }: Asked, now: Now): AwardRequest['changed'] => {
  const { inquiry: i } = now;
  if (i.state !== 'quoting' && i.state !== 'outOfDate') return [{ number: i.number ?? '', what: 'inquiry' }];
  const take = takeShares(now.lines.filter((l) => l.shares.length));
  return terms.flatMap((t): AwardRequest['changed'] => {
    const q = now.quotations.find((x) => x.id === t.quotationId);
    const said = (what: AwardRequest['changed'][number]['what']) => [{ number: t.number, what }];
    if (!q || q.state === 'withdrawn') return said('withdrawn');
    if (q.restWithdrawn) return said('withdrawn');
    // Refused before it was asked for, it may be bought once an award fell through; refused since, it was decided otherwise.
    if (q.state === 'refused' && Date.parse(q.updatedAt) > Date.parse(createdAt)) return said('decided');
    if (q.revision !== t.revision || q.forVersion !== t.version) return said('revised');
    if (!stillValid(q.validUntil, now.at)) return said('expired');
    const wanted = awards.find((a) => a.quotationId === q.id)?.lines ?? [];
    if (wanted.some((w) => !now.lines.some((l) => l.id === w.lineId))) return said('inquiry');
    if (wanted.some(({ lineId, quantity }) => take({ lineId, quotationId: q.id, quantity, of: ofLine(now, lineId) })))
      return said('awarded');
    // What was asked has become another since, and the award named no earlier version.
    return q.forVersion !== i.version && !awards.some((a) => a.quotationId === q.id && a.version !== undefined)
      ? said('inquiry')
      : [];
  });
};
