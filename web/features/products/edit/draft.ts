import type { OwnProduct } from '#contract/catalogue/own.ts';
import type { ProductInput } from '#contract/catalogue/product.ts';
import type { ProductState } from '#contract/catalogue/rules.ts';
import { type FilmCaptions, noCaptions } from '#contract/content/captions.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { readNumber, writeNumber } from '#contract/core/numbers/number-text.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { Stored } from '#web/ui/file/upload.ts';

export type Words = Record<Lang, string>;
export type DraftTier = { from: string; price: string; leadDays: string };
/** A value as typed, in the reader's way of writing. */
export type DraftValue = {
  field: string;
  value: string;
  unit: string;
  condition: string;
  standard: string;
  page: string;
};
/** The form as typed; `revision` is that of the product it began with, 0 for a new one. */
export type Draft = {
  revision: number;
  state: ProductState;
  name: Words;
  model: string;
  category: string;
  brand: string;
  price: string;
  currency: Currency;
  per: string;
  moq: string;
  samplePrice: string;
  sampleMoq: string;
  tiers: DraftTier[];
  tradeTerm: string;
  termPlace: string;
  taxIncluded: boolean;
  payments: string[];
  overview: Words;
  intro: Words;
  hot: boolean;
  pictures: Stored[];
  uses: string[];
  film: Stored | null;
  captions: FilmCaptions;
  values: DraftValue[];
};

const none: Words = { cn: '', en: '', es: '' };
export const emptyTier: DraftTier = { from: '', price: '', leadDays: '' };
export const emptyDraft: Draft = {
  revision: 0,
  state: 'draft',
  name: none,
  model: '',
  category: '',
  brand: '',
  price: '',
  currency: 'CNY',
  per: 'kg',
  moq: '',
  samplePrice: '',
  sampleMoq: '',
  tiers: [],
  tradeTerm: '',
  termPlace: '',
  taxIncluded: false,
  payments: [],
  overview: none,
  intro: none,
  hot: false,
  pictures: [],
  uses: [],
  film: null,
  captions: noCaptions,
  values: [],
};

/** A span's ends are numbers of their own. */
const eachEnd = (value: string, change: (end: string) => string | null): string => {
  const ends = value.split(/(?<=[\d\s])\s*[-–—~～]\s*(?=\d)/).map((e) => change(e.trim()));
  return ends.includes(null) ? value : ends.join('–');
};
/** A stated value as a language writes it, and what was typed in it as plain decimal text; words stay as they are. */
export const writeStated = (plain: string, lang: Lang): string =>
  eachEnd(plain, (e) => (/^-?\d+(\.\d+)?$/.test(e) ? writeNumber(e, lang) : null));
export const readStated = (typed: string, lang: Lang): string => eachEnd(typed.trim(), (e) => readNumber(e, lang));

const filled = (t: Partial<Record<Lang, string>>): Words => ({ ...none, ...t });

/** A product as its form shows it. */
export const draftOf = (p: OwnProduct, lang: Lang): Draft => ({
  ...p,
  name: filled(p.name),
  overview: filled(p.overview),
  intro: filled(p.intro),
  price: p.price ?? '',
  moq: p.moq ?? '',
  samplePrice: p.samplePrice ?? '',
  sampleMoq: p.sampleMoq ?? '',
  tradeTerm: p.tradeTerm ?? '',
  tiers: p.tiers.map((t) => ({
    from: t.from,
    price: t.price ?? '',
    leadDays: t.leadDays === null ? '' : String(t.leadDays),
  })),
  pictures: p.pictures.map((f) => ({ ...f, name: '', size: 0 })),
  values: p.values.map((v) => ({ ...v, value: writeStated(v.value, lang), unit: v.unit ?? '' })),
});

const given = (w: Words): Partial<Words> =>
  Object.fromEntries(langs.flatMap((l) => (w[l].trim() ? [[l, w[l].trim()]] : [])));
const orNull = (s: string): string | null => s.trim() || null;

/** The form as it is sent: what is empty is none. */
export const toInput = (d: Draft, lang: Lang): ProductInput =>
  ({
    state: d.state,
    name: given(d.name),
    model: d.model,
    category: d.category,
    brand: d.brand,
    price: orNull(d.price),
    currency: d.currency,
    per: d.per,
    moq: orNull(d.moq),
    samplePrice: orNull(d.samplePrice),
    sampleMoq: orNull(d.sampleMoq),
    tiers: d.tiers
      .filter((t) => t.from || t.price || t.leadDays)
      .map((t) => ({
        from: t.from,
        price: orNull(t.price),
        leadDays: t.leadDays.trim() === '' ? null : Number(t.leadDays),
      })),
    tradeTerm: orNull(d.tradeTerm),
    termPlace: d.termPlace,
    taxIncluded: d.taxIncluded,
    payments: d.payments,
    overview: given(d.overview),
    intro: given(d.intro),
    hot: d.hot,
    pictures: d.pictures.map((p) => p.id),
    uses: d.uses,
    film: d.film?.id ?? null,
    captions: d.captions,
    values: sentValues(d).map((v) => ({ ...v, value: readStated(v.value, lang), unit: orNull(v.unit) })),
  }) as ProductInput;

/** Values that something was typed for, as they are sent: faults are told by their place among these. */
export const sentValues = (d: Draft): DraftValue[] => d.values.filter((v) => v.value.trim());
