import { type Lang, langs } from '#contract/core/langs.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import type { PurchaseSent } from '#contract/purchase/calls.ts';
import {
  type Audience,
  criterionAsks,
  type CriterionKind,
  type TenderDocumentKind,
} from '#contract/purchase/states.ts';

/** A picture that is uploaded and not yet bound. */
export type Uploaded = { id: string; name: string; size?: number };
type Words = Record<Lang, string>;
/** A line as typed. */
export type LineDraft = { product: string; specification: string; unit: string; quantity: string };
/** A criterion as typed; its kind says which parts count. */
export type CriterionDraft = {
  kind: CriterionKind;
  must: boolean;
  certificate: string;
  least: string;
  unit: string;
  text: string;
};
/** A document that is to be attached. */
export type DocumentDraft = { kind: TenderDocumentKind; shownTo: Audience; file: Uploaded | null };
/** The form as typed. */
export type Draft = {
  title: Words;
  description: Words;
  qualification: Words;
  products: string[];
  certificates: string[];
  budget: string;
  currency: Currency;
  deadline: string;
  thumb: Uploaded | null;
  banner: Uploaded | null;
  lines: LineDraft[];
  tradeTerm: (typeof tradeTerms)[number];
  place: string;
  paymentType: (typeof paymentTypes)[number];
  deliveryDate: string;
  hidePrices: boolean;
  criteria: CriterionDraft[];
  documents: DocumentDraft[];
};

const none: Words = { cn: '', en: '', es: '' };
export const emptyDraft: Draft = {
  title: none,
  description: none,
  qualification: none,
  products: [],
  certificates: [],
  budget: '',
  currency: 'CNY',
  deadline: '',
  thumb: null,
  banner: null,
  lines: [],
  tradeTerm: 'DAP',
  place: '',
  paymentType: 'net60',
  deliveryDate: '',
  hidePrices: true,
  criteria: [],
  documents: [],
};

export const emptyLine = (d: Draft): LineDraft => ({
  product: d.lines.at(-1)?.product ?? d.products[0] ?? '',
  specification: '',
  unit: d.lines.at(-1)?.unit ?? 'kg',
  quantity: '',
});
export const emptyCriterion: CriterionDraft = {
  kind: 'certificate',
  must: true,
  certificate: '',
  least: '',
  unit: 'kg',
  text: '',
};

/** What of a criterion its kind asks for. */
const criterionOf = (c: CriterionDraft) => {
  const asks = criterionAsks[c.kind];
  const text = c.text.trim();
  return {
    kind: c.kind,
    must: c.must,
    ...(asks.includes('certificate') && c.certificate && { certificate: c.certificate }),
    ...(asks.includes('least') && c.least && { least: c.least }),
    ...(asks.includes('unit') && { unit: c.unit as 'kg' }),
    ...(text && { text }),
  };
};

const given = (w: Words): Partial<Words> =>
  Object.fromEntries(langs.flatMap((l) => (w[l].trim() ? [[l, w[l].trim()]] : [])));

/** The form as it is sent: what is empty is left out, so that it is asked for. */
export const toInput = (d: Draft, clientKey: string): Omit<PurchaseSent, 'deadline'> & { deadline?: string } => {
  // Drafts of an older form hold a time without a zone, Beijing's as everywhere.
  const deadline = new Date(/(Z|[+-]\d\d:\d\d)$/.test(d.deadline) ? d.deadline : `${d.deadline}+08:00`);
  const qualification = given(d.qualification);
  const budget = d.budget.trim();
  return {
    clientKey,
    title: given(d.title),
    description: given(d.description),
    ...(Object.keys(qualification).length && { qualification }),
    products: d.products,
    certificates: d.certificates,
    ...(budget && { budget: { amount: budget, currency: d.currency } }),
    ...(!Number.isNaN(deadline.getTime()) && { deadline: deadline.toISOString() }),
    ...(d.thumb && { thumb: d.thumb.id }),
    ...(d.banner && { banner: d.banner.id }),
    lines: d.lines.map((l) => ({ ...l, unit: l.unit as 'kg', specification: l.specification.trim() })),
    ...(d.lines.length && {
      terms: {
        currency: d.currency,
        tradeTerm: d.tradeTerm,
        place: d.place.trim(),
        paymentType: d.paymentType,
        deliveryDate: d.deliveryDate,
      },
      hidePrices: d.hidePrices,
    }),
    criteria: d.criteria.map(criterionOf),
    documents: d.documents.flatMap((x) => (x.file ? [{ kind: x.kind, shownTo: x.shownTo, file: x.file.id }] : [])),
  };
};
