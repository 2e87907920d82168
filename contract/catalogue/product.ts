import * as z from 'zod/mini';
import { filmCaptions } from '../content/captions.ts';
import { currency, decimal, id, line, slug } from '../core/schemas.ts';
import { richText } from '../core/rich-text.ts';
import { units } from '../core/units.ts';
import { paymentTypes, tradeTerms } from '../inquiry/states.ts';
import { productLimits, productStates } from './rules.ts';

/** Text of one kind in up to three languages. */
export const inLangs = <T extends z.ZodMiniType>(one: T) => {
  const optional = z.optional(one);
  return z.object({ cn: optional, en: optional, es: optional });
};
const words = (most: number) => inLangs(line(0, most));
const short = (most: number) => z._default(line(0, most), '');

/** A value as a supplier states it: in a unit of the field, with how, by what and where it was measured. */
export const valueInput = z.object({
  field: slug,
  value: line(1, 60),
  unit: z.nullable(line(1, 20)),
  condition: short(120),
  standard: short(60),
  page: short(60),
});

const ascending = (tiers: readonly { from: string }[]) =>
  tiers.every((t, i) => i === 0 || Number(t.from) > Number(tiers[i - 1]?.from));

/** A price from a quantity on, with its lead time; without a price it is negotiable. */
export const tier = z.object({
  from: decimal(3).check(z.refine((v) => Number(v) > 0, { params: { rule: 'format' } })),
  price: z.nullable(decimal(4)),
  leadDays: z.nullable(z.int().check(z.gte(0), z.lte(730))),
});
export type Tier = z.infer<typeof tier>;

/** Everything that a supplier writes of a product. */
export const productInput = z.object({
  state: z.enum(productStates),
  name: words(200).check(z.refine((t) => Object.values(t).some(Boolean), { params: { rule: 'required' } })),
  model: short(80),
  category: slug,
  brand: short(80),
  price: z.nullable(decimal(4)),
  currency,
  per: z.enum(units),
  moq: z.nullable(decimal(3)),
  samplePrice: z.nullable(decimal(4)),
  sampleMoq: z.nullable(decimal(3)),
  tiers: z.array(tier).check(z.maxLength(productLimits.tiers), z.refine(ascending, { params: { rule: 'tiersRise' } })),
  tradeTerm: z.nullable(z.enum(tradeTerms)),
  termPlace: short(120),
  taxIncluded: z.boolean(),
  payments: z.array(z.enum(paymentTypes)).check(z.maxLength(paymentTypes.length)),
  overview: words(600),
  intro: inLangs(richText(20_000)),
  hot: z.boolean(),
  pictures: z.array(id).check(z.maxLength(productLimits.pictures)),
  values: z.array(valueInput).check(z.maxLength(productLimits.values)),
  /** Application fields that it serves, slugs of `ent_field`; left out they stay as they are (catalogue 36). */
  uses: z.optional(z.array(slug).check(z.maxLength(productLimits.uses))),
  /** A film of it and what is said in the film; left out they stay as they are (catalogue 37). */
  film: z.optional(z.nullable(id)),
  captions: z.optional(filmCaptions),
});
export type ProductInput = z.infer<typeof productInput>;
