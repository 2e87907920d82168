import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { readValueWishes } from '#contract/catalogue/value-wish.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialsBelow } from '#server/rooms/dictionary/index.ts';
import { type CompanyTraits, companyTraits } from '#server/rooms/enterprise/index.ts';
import { understand } from '#server/rooms/search/index.ts';
import { hasStrictly, type ProductWish } from './store.ts';

export type Asked = ParsedOf<typeof catalogue.filters>['query'];
/** A wish as the store reads it; `search` is there where something is searched for by words. */
export type Wish = ProductWish & { member: boolean };

/** So many products that meet all of a search are enough to show no others. */
const enough = 10;

/** What suppliers are narrowed by, of every company; the node keeps it until a company changes. */
export const traitsOf = (ctx: Ctx): Promise<CompanyTraits[]> =>
  ctx.platform.counts(['companies'], 'company traits', () => companyTraits(ctx));

type OfCompany = Pick<Asked, 'country' | 'certificate' | 'process' | 'verified'>;
/** Whether a supplier is what is asked: in one of the countries, with every certificate, working every process. */
export const fits = (c: CompanyTraits, o: OfCompany): boolean =>
  (!o.country?.length || o.country.includes(c.countryCode)) &&
  (o.certificate ?? []).every((slug) => c.certificates.includes(slug)) &&
  (o.process ?? []).every((slug) => c.processes.includes(slug)) &&
  (!o.verified || c.supplierVerified);
export const asksOfCompany = (o: OfCompany): boolean =>
  Boolean(o.country?.length || o.certificate?.length || o.process?.length || o.verified);

/** All that a search asks for. Values are asked of a material, chosen or meant, and by members alone. */
export const strictWishOf = async (ctx: Ctx, o: Asked, member: boolean): Promise<Wish> => {
  const meaning = o.q?.trim() ? understand(o.q) : undefined;
  const values = member && (o.category ?? meaning?.leaves.size) ? readValueWishes(o.value) : [];
  return {
    member,
    entId: o.company,
    categories: o.category ? materialsBelow(o.category) : undefined,
    entIds: asksOfCompany(o) ? (await traitsOf(ctx)).filter((c) => fits(c, o)).map((c) => c.id) : undefined,
    values: values.length ? values : undefined,
    search: meaning && { meaning, strict: true },
  };
};

/** The same where it finds enough by its words; else what may be meant, the best first (catalogue 5). */
export const wishOf = async (ctx: Ctx, o: Asked): Promise<Wish> => {
  const wish = await strictWishOf(ctx, o, ctx.person !== null);
  if (!wish.search) return wish;
  const { member, entId } = wish;
  const { meaning } = wish.search;
  // Whether enough meets the words follows from the words alone: a filter takes away, and never brings something else.
  return { ...wish, search: { meaning, strict: await hasStrictly(ctx, meaning, { member, entId }, enough) } };
};
