import { awardedOf } from '#contract/inquiry/comparison/shares.ts';
import type { InquiryRow, LineView, ProofView, QuotationView } from '#contract/inquiry/schemas.ts';
import type { ToldCompany } from '#contract/inquiry/views.ts';
import {
  certificateLabel,
  fieldLabel,
  materialLabel,
  processLabel,
  regionLabel,
} from '#server/rooms/dictionary/index.ts';
import type { Company } from '#server/rooms/enterprise/index.ts';
import type { FileFact } from '#server/rooms/files/index.ts';
import type { SnapshotLine } from './amendments/snapshot-rules.ts';
import type { InquiryRecord, LineRecord } from './inquiries/inquiry-store.ts';
import type { MatchRecord } from './matching/match-store.ts';
import type { DeclineRecord } from './suppliers/decline-store.ts';
import type { QuotationRecord, RevisionRecord } from './quotations/quotation-store.ts';

const iso = (at: string) => new Date(at).toISOString();
const plain = (n: string) => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);

const presentNeeds = (i: InquiryRecord) => ({
  processes: i.processes.map((slug) => ({ slug, name: processLabel(slug) })),
  certificates: i.certificates.map((slug) => ({ slug, name: certificateLabel(slug) })),
  field: i.field ? { slug: i.field, name: fieldLabel(i.field) } : null,
});

export const presentRow = (i: InquiryRecord, lines: LineRecord[]): InquiryRow => ({
  id: i.id,
  number: i.number ?? '',
  title: i.title,
  state: i.state,
  products: [...new Set(lines.map((l) => l.product))].map((slug) => ({ slug, name: materialLabel(slug) })),
  quantity: lines[0]?.tiers.at(-1) ?? '',
  unit: lines[0]?.unit ?? '',
  tradeTerm: i.tradeTerm ?? '',
  deliveryPlace: i.deliveryPlace,
  deliveryRegion: i.deliveryRegion ? { slug: i.deliveryRegion, name: regionLabel(i.deliveryRegion) } : null,
  deliveryDate: i.deliveryDate ?? '1970-01-01',
  deadline: iso(i.deadline ?? i.updatedAt),
  publishedAt: i.publishedAt && iso(i.publishedAt),
  quotations: i.quotations,
  maxQuotations: i.maxQuotations,
  confidential: i.confidential,
  sealed: i.sealed,
  openedAt: i.openedAt && iso(i.openedAt),
  hidden: i.hiddenAt !== null,
  needs: i.confidential ? null : presentNeeds(i),
});

const presentLine = (l: SnapshotLine & Pick<LineRecord, 'shares'>): LineView => ({
  id: l.id,
  no: l.no,
  product: l.product,
  productName: materialLabel(l.product),
  specification: l.specification,
  unit: l.unit,
  tiers: l.tiers,
  annual: l.annual && plain(l.annual),
  targetPrice: l.targetPrice && plain(l.targetPrice),
  requirements: l.requirements,
  awarded: awardedOf(l.shares),
});

export const presentParts = (i: InquiryRecord, lines: LineRecord[], annexes: FileFact[]) => ({
  lines: lines.map(presentLine),
  note: i.note,
  annexes,
  paymentType: i.paymentType ?? '',
  currency: i.currency ?? ('CNY' as const),
  ...presentNeeds(i),
});

/** A quotation; `asked` are the lines that it answered, where they are those of an earlier version. */
export const presentQuotation = (
  q: QuotationRecord,
  revisions: RevisionRecord[],
  company: Company,
  score: number,
  annexes: FileFact[],
  asked: SnapshotLine[] | null = null,
  proofs: ProofView[] = [],
): QuotationView => ({
  id: q.id,
  number: q.number,
  state: q.state,
  revision: q.revision,
  forVersion: q.forVersion,
  asked: asked?.map((l) => presentLine({ ...l, shares: [] })) ?? null,
  at: iso(revisions.at(-1)?.createdAt ?? q.updatedAt),
  company: { id: company.id, name: company.name, city: company.city, level: company.supplierLevel },
  score,
  currency: q.currency,
  tradeTerm: q.tradeTerm,
  place: q.place,
  paymentType: q.paymentType,
  leadDays: q.leadDays,
  validUntil: q.validUntil,
  note: q.note,
  costs: q.costs,
  annexes,
  lines: q.lines,
  proofs,
  totals: q.totals,
  revisions: revisions.map((r) => ({ revision: r.revision, at: iso(r.createdAt), totals: r.totals })),
  refusedWhy: q.refusedWhy,
  refusedReason: q.refusedReason,
  withdrawnReason: q.withdrawnReason,
  restWithdrawn: q.restWithdrawn,
});

export const presentDecline = (d: Pick<DeclineRecord, 'reason' | 'note' | 'at'>) => ({
  reason: d.reason,
  note: d.note,
  at: iso(d.at),
});

/** A company that was told of an inquiry, for its buyer: what everybody may know of it, and why it was told. */
export const presentTold = (
  m: Pick<MatchRecord, 'score' | 'lines' | 'reasons' | 'missing'> | undefined,
  company: Company,
  did: {
    invited: boolean;
    quoted: boolean;
    told: boolean;
    looked: string | undefined;
    asked: number;
    declined: DeclineRecord | undefined;
  },
): ToldCompany => ({
  company: {
    id: company.id,
    name: company.name,
    city: company.city,
    slug: company.slug,
    level: company.supplierLevel,
  },
  score: m?.score ?? 0,
  lines: m?.lines ?? [],
  reasons: m?.reasons ?? [],
  missing: m?.missing ?? [],
  invited: did.invited,
  quoted: did.quoted,
  told: did.told,
  looked: did.looked ? iso(did.looked) : null,
  asked: did.asked,
  declined: did.declined ? presentDecline(did.declined) : null,
});
