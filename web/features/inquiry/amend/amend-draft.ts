import { orNothing } from '../or-nothing.ts';
import type { DataOf, InputOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { inquiryLife } from '#contract/inquiry/life.ts';
import { type Draft, toInput, type Units } from '../release/draft.ts';

type Data = DataOf<typeof inquiry.own>;
export type AmendDraft = Draft & { reason: string };

/** What a published inquiry says, as its form holds it; a line's key is its id. */
export const amendedFrom = ({ row, parts }: Data, say: (t: Text) => string): AmendDraft => ({
  reason: '',
  title: say(row.title),
  lines: parts.lines.map((l) => ({
    key: l.id,
    fixed: true,
    product: l.product,
    specification: say(l.specification),
    unit: l.unit,
    tiers: [0, 1, 2].map((n) => l.tiers[n] ?? ''),
    annual: l.annual ?? '',
    targetPrice: l.targetPrice ?? '',
    requirements: l.requirements.map((r) => ({
      field: r.field,
      op: r.op,
      value: r.value,
      max: r.max ?? '',
      standard: r.standard ?? '',
      must: r.must,
    })),
  })),
  processes: parts.processes.map((p) => p.slug),
  certificates: parts.certificates.map((c) => c.slug),
  field: parts.field?.slug ?? '',
  currency: parts.currency,
  paymentType: parts.paymentType,
  tradeTerm: row.tradeTerm,
  deliveryPlace: say(row.deliveryPlace),
  deliveryRegion: row.deliveryRegion?.slug ?? '',
  deliveryDate: row.deliveryDate,
  deadline: row.deadline,
  annexes: parts.annexes,
  note: say(parts.note),
  maxQuotations: row.maxQuotations,
  confidential: row.confidential,
  ownAgreement: false,
  agreement: {},
  annexDownloads: false,
  sealed: row.sealed,
  visibility: 'public',
  invited: [],
});

/** What is sent: all of it, the lines that were there by their ids. */
export const toAmendment = (d: AmendDraft, base: number, units: Units): InputOf<typeof inquiryLife.amend>['body'] => {
  const {
    id: _,
    currency: __,
    confidential: ___,
    agreement: ______,
    annexDownloads: _______,
    visibility: ____,
    invited: _____,
    lines,
    ...rest
  } = toInput(d, undefined, units);
  return {
    ...rest,
    base,
    reason: orNothing(d.reason),
    lines: lines.map((l, n) => ({ ...l, ...(d.lines[n]?.fixed && { id: d.lines[n].key }) })),
  };
};
