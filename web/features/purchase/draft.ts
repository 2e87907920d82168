import { type Lang, langs } from '#contract/core/langs.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { PurchaseInput } from '#contract/purchase/calls.ts';

/** A picture that is uploaded and not yet bound. */
export type Uploaded = { id: string; name: string };
type Words = Record<Lang, string>;
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
};

const given = (w: Words): Partial<Words> =>
  Object.fromEntries(langs.flatMap((l) => (w[l].trim() ? [[l, w[l].trim()]] : [])));

/** The form as it is sent: what is empty is left out, so that it is asked for. */
export const toInput = (d: Draft, clientKey: string): Omit<PurchaseInput, 'deadline'> & { deadline?: string } => {
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
  };
};
