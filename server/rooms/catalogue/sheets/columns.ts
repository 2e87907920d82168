import { productLimits } from '#contract/catalogue/rules.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { datasheetField, datasheetFields } from '#server/rooms/dictionary/index.ts';
import { translate } from '#server/platform/translate.ts';

const tierParts = ['From', 'Price', 'Days'] as const;
/** The columns that every product has, in their order. */
const fixed = [
  'id',
  'state',
  'nameCn',
  'nameEn',
  'nameEs',
  'model',
  'category',
  'brand',
  'price',
  'currency',
  'per',
  'moq',
  'samplePrice',
  'sampleMoq',
  'tradeTerm',
  'termPlace',
  'taxIncluded',
  'payments',
  'hot',
  'overviewCn',
  'overviewEn',
  'overviewEs',
] as const;
type FixedColumn = (typeof fixed)[number];
type TierColumn = `tier${number}${(typeof tierParts)[number]}`;
export type FieldColumn = `f:${string}`;
/** A column of the sheet; `f:` stands before a field of a datasheet. */
export type ColumnKey = FixedColumn | TierColumn | FieldColumn;

const tierColumns = Array.from({ length: productLimits.tiers }, (_, i) =>
  tierParts.map((p): TierColumn => `tier${i + 1}${p}`),
).flat();

export const isField = (key: ColumnKey): key is FieldColumn => key.startsWith('f:');
export const fieldOf = (key: FieldColumn): string => key.slice(2);

const plainTitle = (slug: string, lang: Lang): string => {
  const field = datasheetField(slug);
  const label = field ? pick(field.label, lang) : slug;
  return field?.unit && field.type !== 'enum' ? `${label} [${field.unit}]` : label;
};

const counts = new Map<Lang, Map<string, number>>();
/** How many fields have each title. */
const titleCounts = (lang: Lang): Map<string, number> => {
  const known = counts.get(lang);
  if (known) return known;
  const made = new Map<string, number>();
  for (const f of datasheetFields()) made.set(plainTitle(f, lang), (made.get(plainTitle(f, lang)) ?? 0) + 1);
  counts.set(lang, made);
  return made;
};

/** A field's title; where two fields are called alike, with its key. */
const fieldTitle = (slug: string, lang: Lang): string => {
  const title = plainTitle(slug, lang);
  return (titleCounts(lang).get(title) ?? 0) > 1 ? `${title} (${slug})` : title;
};

const titles = new Map<string, string>();
/** The title of a column in a language. */
export const titleOf = (key: ColumnKey, lang: Lang): string => {
  const known = `${lang} ${key}`;
  const title = titles.get(known) ?? makeTitle(key, lang);
  titles.set(known, title);
  return title;
};
const makeTitle = (key: ColumnKey, lang: Lang): string => {
  if (isField(key)) return fieldTitle(fieldOf(key), lang);
  const [, n, part] = /^tier(\d)(\w+)$/.exec(key) ?? [];
  return n && part ? translate(lang, `products:sheet.tier${part}`, { n }) : translate(lang, `products:sheet.${key}`);
};

/** All columns of a sheet with these fields. */
export const columnsWith = (fields: readonly string[]): ColumnKey[] => [
  ...fixed.slice(0, fixed.indexOf('tradeTerm')),
  ...tierColumns,
  ...fixed.slice(fixed.indexOf('tradeTerm')),
  ...fields.map((f): FieldColumn => `f:${f}`),
];

const tidy = (title: string): string => title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
let byTitle: Map<string, ColumnKey> | undefined;
/** The column that a title means, in whichever language it was written. */
export const columnOfTitle = (title: string): ColumnKey | undefined => {
  byTitle ??= new Map(
    langs.flatMap((lang) => columnsWith(datasheetFields()).map((key) => [tidy(titleOf(key, lang)), key] as const)),
  );
  return byTitle.get(tidy(title));
};
