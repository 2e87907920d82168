import { intlLocale } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { LineInput, Requirement } from '#contract/inquiry/schemas.ts';
import {
  datasheetField,
  fieldLabel,
  materialLabel,
  materialPath,
  materialsBelow,
} from '#server/rooms/dictionary/index.ts';
import { translate } from '#server/platform/translate.ts';
import type { Chance } from './chance.ts';
import { basePrice, priceText } from './prices.ts';
import type { SampleInquiry } from './samples.ts';

/** A line as the demo world writes it: the specification in all three languages. */
export type WorldLine = Omit<LineInput, 'specification'> & { specification: Text };

const langs = ['cn', 'en', 'es'] as const;
/** A unit as the language writes it of so many: `天`, `days`, `día`. */
const unitIn = (lang: (typeof langs)[number], unit: string, n: string): string =>
  translate(lang, `common:unit.${unit}`, { count: Number(n), defaultValue: unit });
const signs = { min: '≥', max: '≤', is: '=' } as const;

const requirementsOf = (i: SampleInquiry, r: Chance): Requirement[] =>
  i.lines.map((l, n) => ({
    field: l.field,
    op: l.op,
    value: String(l.op === 'between' ? l.min : l.value),
    ...(l.op === 'between' && { max: String(l.max) }),
    ...(l.unit && { unit: l.unit }),
    ...(l.standard && { standard: l.standard }),
    must: n < 3 || r.chance(0.5),
  }));

/** Requirements in words: `纤维拉伸强度 ≥ 4900 MPa；…`. */
const specificationOf = (requirements: Requirement[], leaf: string): Text => {
  const one = (q: Requirement, lang: (typeof langs)[number]): string => {
    const field = datasheetField(q.field);
    const option = field?.options?.find((o) => o.slug === q.value)?.label[lang];
    const label = field?.label[lang] ?? q.field;
    // As a writer of the language puts it: a comma in Spanish, and a space that doesn't break before the unit.
    const number = (n: string | undefined) => (lang === 'es' ? n?.replace('.', ',') : n);
    const unit = option || !q.unit ? '' : `\u00a0${unitIn(lang, q.unit, q.max ?? q.value)}`;
    if (q.op === 'between') return `${label} ${number(q.value)}–${number(q.max)}${unit}`;
    return `${label} ${q.op === 'is' && option ? '' : `${signs[q.op]} `}${option ?? number(q.value)}${unit}`;
  };
  return Object.fromEntries(
    langs.map((l) => [
      l,
      requirements.length
        ? requirements.map((q) => one(q, l)).join(l === 'cn' ? '；' : '; ')
        : (materialLabel(leaf)[l] ?? leaf),
    ]),
  );
};

const nice = (n: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return Math.max(1, Math.round(n / step) * step);
};
const tiersOf = (quantity: number): string[] =>
  [...new Set([quantity * 0.2, quantity * 0.5, quantity].map(nice))].toSorted((a, b) => a - b).map(String);

const lineOf = (
  i: SampleInquiry,
  product: string,
  quantity: number,
  requirements: Requirement[],
  r: Chance,
): WorldLine => ({
  product,
  specification: specificationOf(requirements, product),
  unit: i.quantity.unit as LineInput['unit'],
  tiers: tiersOf(quantity),
  annual: String(nice((i.annualQuantity.value * quantity) / i.quantity.value)),
  ...(r.chance(0.4) && { targetPrice: priceText(basePrice(product, i.quantity.unit) * 0.97) }),
  requirements,
});

/** One or two lines; the second is a neighbour of the first, without what only the first can be. */
export const linesOf = (i: SampleInquiry, factor: number, two: boolean, r: Chance): WorldLine[] => {
  const quantity = nice(i.quantity.value * factor);
  const requirements = requirementsOf(i, r);
  const first = lineOf(i, i.category, quantity, requirements, r);
  const category = materialPath(i.category)[1] ?? i.category;
  const other = materialsBelow(category).find((s) => s !== i.category && materialPath(s).length === 3);
  if (!two || !other) return [first];
  return [first, lineOf(i, other, nice(quantity * 0.4), requirements.filter((q) => q.op !== 'is').slice(0, 2), r)];
};

/** The sample's own title for its own quantity; for others one made of material, quantity and use. */
export const titleOf = (i: SampleInquiry, lines: WorldLine[], factor: number): Text => {
  if (factor === 1) return i.title;
  const material = materialLabel(i.category);
  const use = fieldLabel(i.applicationField);
  const n = lines[0]?.tiers.at(-1) ?? '0';
  const quantity = (lang: (typeof langs)[number]) =>
    `${new Intl.NumberFormat(intlLocale[lang]).format(Number(n))} ${unitIn(lang, i.quantity.unit, n)}`;
  const lower = (t: string | undefined) => (t ? t.charAt(0).toLowerCase() + t.slice(1) : '');
  return {
    cn: `${use.cn}用${material.cn} ${quantity('cn')}`,
    en: `${material.en}, ${quantity('en')}, for ${lower(use.en)}`,
    es: `${material.es}, ${quantity('es')}, para ${lower(use.es)}`,
  };
};
