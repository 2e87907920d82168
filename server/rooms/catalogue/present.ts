import { isReviewed } from './own/review-values.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { catalogue, type ProductRow } from '#contract/catalogue/calls.ts';
import { captionedIn } from '#server/platform/captions/index.ts';
import type { Text } from '#contract/core/schemas.ts';
import { datasheetField, materialLabel, materialPath } from '#server/rooms/dictionary/index.ts';
import { publicUrl } from '#server/rooms/files/index.ts';
import type { CompanyBrief } from '#server/rooms/enterprise/index.ts';
import type { ListedProduct, Product, StoredValue } from './store.ts';

/** Numeric columns as they are read: `1200.50` is `1200.5`. */
const plain = (n: string): string => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);

const presentCompany = (e: CompanyBrief | undefined): ProductRow['company'] =>
  e ? { id: e.id, name: e.name, city: e.city, countryCode: e.countryCode, verified: e.supplierVerified } : null;

const pathOf = (slug: string) => materialPath(slug).map((s) => ({ slug: s, name: materialLabel(s) }));

/** An option's label says its unit itself (`12K`). */
export const shownValue = (v: StoredValue): { value: Text; unit: string | null } => {
  const option = datasheetField(v.field)?.options?.find((o) => o.slug === v.value);
  return option
    ? { value: option.label, unit: null }
    : { value: { cn: v.value, en: v.value, es: v.value }, unit: v.unit };
};

/** Numbers in another unit than the field's follow from nothing, and are held against nothing. */
const isComparable = (v: StoredValue): boolean => {
  const field = datasheetField(v.field);
  return (field?.type !== 'number' && field?.type !== 'range') || v.unit === (field.unit ?? null);
};

export const presentValues = (values: StoredValue[]) =>
  values.map((v) => ({
    field: v.field,
    label: datasheetField(v.field)?.label ?? { en: v.field },
    ...shownValue(v),
    standards: datasheetField(v.field)?.standards ?? [],
    condition: v.condition ?? '',
    standard: v.standard ?? '',
    page: v.page ?? '',
    reviewed: isReviewed(v),
    review: isReviewed(v) && v.reviewedAt ? { at: v.reviewedAt, until: v.reviewedUntil ?? null } : null,
    comparable: isComparable(v),
  }));

/** Values in a list. */
const keyValues = 3;
/** Prices and values are for members: a visitor gets the state of the price alone. */
export const presentRow = (p: ListedProduct, company: CompanyBrief | undefined, member: boolean): ProductRow => ({
  id: p.id,
  name: p.name,
  model: p.model,
  category: { slug: p.category, name: materialLabel(p.category) },
  company: presentCompany(company),
  priceState: p.price === null ? 'negotiable' : member ? 'fixed' : 'login',
  price: p.price !== null && member ? plain(p.price) : null,
  currency: p.currency,
  per: p.per,
  moq: member && p.moq !== null ? plain(p.moq) : null,
  hot: p.hot,
  picture: p.picture,
  photo: p.pictures[0] ? publicUrl(p.pictures[0]) : null,
  values: member ? presentValues(p.values.slice(0, keyValues)) : [],
});

export const presentTeaser = (
  p: Product,
  company: CompanyBrief | undefined,
  uses: AnswerOf<typeof catalogue.detail>['uses'],
): AnswerOf<typeof catalogue.detail> => ({
  id: p.id,
  name: p.name,
  category: { slug: p.category, name: materialLabel(p.category) },
  path: pathOf(p.category),
  company: presentCompany(company),
  overview: p.overview,
  intro: p.intro,
  picture: p.picture,
  photos: p.pictures.map(publicUrl),
  uses,
  film: p.film === null ? null : { url: catalogue.film.path.replace('{id}', p.id), captions: captionedIn(p.captions) },
  fields: p.values.map((v) => datasheetField(v.field)?.label ?? { en: v.field }),
});

export const presentProduct = (
  p: Product,
  company: CompanyBrief | undefined,
): AnswerOf<typeof catalogue.memberDetail> => ({
  row: presentRow(p, company, true),
  path: pathOf(p.category),
  brand: p.brand,
  overview: p.overview,
  values: presentValues(p.values),
  samplePrice: p.samplePrice && plain(p.samplePrice),
  sampleMoq: p.sampleMoq && plain(p.sampleMoq),
  tiers: p.tiers,
  tradeTerm: p.tradeTerm,
  termPlace: p.termPlace,
  taxIncluded: p.taxIncluded,
  payments: p.payments,
  pricedAt: p.pricedAt && new Date(p.pricedAt).toISOString(),
  updatedAt: new Date(p.updatedAt).toISOString(),
});
