import { orNothing } from '../or-nothing.ts';
import type { InputOf } from '#contract/core/endpoint.ts';
import type { Currency, Text } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { Stored } from '#web/ui/file/upload.ts';

export type DraftRequirement = {
  field: string;
  op: 'min' | 'max' | 'is' | 'between';
  value: string;
  max: string;
  standard: string;
  must: boolean;
};
export type DraftLine = {
  key: string;
  /** A line that is published: its material stays. */
  fixed?: boolean;
  product: string;
  specification: string;
  unit: string;
  tiers: string[];
  annual: string;
  targetPrice: string;
  requirements: DraftRequirement[];
};
/**
 * The form as it is typed; everything may be empty. `deadline` is an instant; in drafts of an older form it is a time
 * without a zone, Beijing's then as everywhere.
 */
export type Draft = {
  title: string;
  lines: DraftLine[];
  processes: string[];
  certificates: string[];
  field: string;
  currency: Currency;
  paymentType: string;
  tradeTerm: string;
  deliveryPlace: string;
  /** Country, or province of China; '' is none. */
  deliveryRegion: string;
  deliveryDate: string;
  deadline: string;
  annexes: Stored[];
  note: string;
  maxQuotations: number;
  confidential: boolean;
  /** The buyer's own words instead of the platform's agreement; they stay where the choice is taken back. */
  ownAgreement: boolean;
  agreement: Text;
  annexDownloads: boolean;
  sealed: boolean;
  visibility: 'public' | 'invited';
  /** Suppliers, by company. */
  invited: { value: string; label: string }[];
};

export const emptyLine = (key: string): DraftLine => ({
  key,
  product: '',
  specification: '',
  unit: 'kg',
  tiers: ['', '', ''],
  annual: '',
  targetPrice: '',
  requirements: [],
});

export const emptyDraft: Draft = {
  title: '',
  lines: [emptyLine('1')],
  processes: [],
  certificates: [],
  field: '',
  currency: 'CNY',
  paymentType: 'net30',
  tradeTerm: 'DAP',
  deliveryPlace: '',
  deliveryRegion: '',
  deliveryDate: '',
  deadline: '',
  annexes: [],
  note: '',
  maxQuotations: 6,
  confidential: false,
  ownAgreement: false,
  agreement: {},
  annexDownloads: false,
  sealed: false,
  visibility: 'public',
  invited: [],
};

/** A kept draft, with what a newer form added. */
export const draftFrom = (content: Record<string, unknown> | undefined): Draft => ({
  ...emptyDraft,
  ...(content as Partial<Draft> | undefined),
});

/** Unit of a datasheet field. */
export type Units = (field: string) => string | undefined;
const requirementOf = (r: DraftRequirement, units: Units) => ({
  field: r.field,
  op: r.op,
  value: r.value.trim(),
  max: r.op === 'between' ? orNothing(r.max) : undefined,
  unit: units(r.field),
});
const amountsOf = (l: DraftLine) => ({
  tiers: l.tiers.map((q) => q.trim()).filter(Boolean),
  annual: orNothing(l.annual),
});

/** What matching looks at, as far as it is written. */
export const toSought = (d: Draft, units: Units): InputOf<typeof inquiry.preview>['body'] => ({
  lines: d.lines
    .filter((l) => l.product)
    .map((l) => ({
      product: l.product,
      specification: l.specification.slice(0, 500),
      unit: l.unit,
      ...amountsOf(l),
      requirements: l.requirements.filter((r) => r.field && r.value.trim()).map((r) => requirementOf(r, units)),
    })),
  processes: d.processes,
  certificates: d.certificates,
  field: orNothing(d.field),
  place: orNothing(d.deliveryRegion),
});

/** What decides whom the inquiry would reach: of one for invited suppliers those are told, whatever they match. */
export const toReach = (d: Draft, id: string | undefined, units: Units): InputOf<typeof inquiry.preview>['body'] => ({
  ...toSought(d, units),
  id,
  confidential: d.confidential,
  ...(d.visibility === 'invited' && { visibility: d.visibility, invited: d.invited.map((s) => s.value) }),
});

/** The instant that a field means; '' where it means none. */
export const instantOf = (text: string): string => {
  const at = new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+08:00`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

type Body = InputOf<typeof inquiry.publish>['body'];

/** What is sent; the server checks it, so values go as they are. */
export const toInput = (d: Draft, id: string | undefined, units: Units): Body => ({
  ...(id && { id }),
  title: d.title,
  lines: d.lines.map((l) => ({
    product: l.product,
    specification: l.specification,
    unit: l.unit as Body['lines'][number]['unit'],
    ...amountsOf(l),
    targetPrice: orNothing(l.targetPrice),
    requirements: l.requirements.map((r) => ({
      ...requirementOf(r, units),
      standard: orNothing(r.standard),
      must: r.must,
    })),
  })),
  processes: d.processes,
  certificates: d.certificates,
  field: orNothing(d.field),
  currency: d.currency,
  paymentType: d.paymentType as Body['paymentType'],
  tradeTerm: d.tradeTerm as Body['tradeTerm'],
  deliveryPlace: d.deliveryPlace,
  deliveryRegion: orNothing(d.deliveryRegion),
  deliveryDate: d.deliveryDate,
  deadline: instantOf(d.deadline),
  annexes: d.annexes.map((a) => a.id),
  note: orNothing(d.note),
  maxQuotations: d.maxQuotations,
  confidential: d.confidential,
  ...(d.confidential && d.ownAgreement && { agreement: d.agreement }),
  ...(d.confidential && { annexDownloads: d.annexDownloads }),
  sealed: d.sealed,
  visibility: d.visibility,
  invited: d.visibility === 'invited' ? d.invited.map((s) => s.value) : [],
});
