import { type Lang, langs } from '#contract/core/langs.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { PurchaseInput } from '#contract/purchase.ts';

/** A picture that is uploaded and not yet bound. */
export type Uploaded = { id: string; name: string };
type Words = Record<Lang, string>;
/** The form as typed; `key` makes a second click the same purchase. */
export type Draft = {
  key: string;
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
  key: '',
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

const name = 'draft.purchase';

/** What was kept over a reload; fields of an older form are filled in. */
export const readDraft = (): Draft | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Draft> | null;
    return kept && { ...emptyDraft, ...kept };
  } catch {
    return null;
  }
};

export const keepDraft = (d: Draft | null): void => {
  try {
    if (d) localStorage.setItem(name, JSON.stringify(d));
    else localStorage.removeItem(name);
  } catch {
    // Full or forbidden storage: the form still holds the words.
  }
};

const given = (w: Words): Partial<Words> =>
  Object.fromEntries(langs.flatMap((l) => (w[l].trim() ? [[l, w[l].trim()]] : [])));

/** The form as it is sent: what is empty is left out, so that the server says what is required. */
export const toInput = (d: Draft): Omit<PurchaseInput, 'deadline'> & { deadline?: string } => {
  // Drafts of an older form hold a time without a zone, Beijing's as everywhere.
  const deadline = new Date(/(Z|[+-]\d\d:\d\d)$/.test(d.deadline) ? d.deadline : `${d.deadline}+08:00`);
  const qualification = given(d.qualification);
  const budget = d.budget.trim();
  return {
    clientKey: d.key,
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
