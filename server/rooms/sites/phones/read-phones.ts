import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { phones } from '#contract/sites/phones.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { companiesByIds, findSuppliersAmong } from '#server/rooms/enterprise/index.ts';
import { findCallable, findCallableContact, findDesksOf } from './phone-store.ts';

/** Several colleagues may share an address. */
const behindAddress = { name: 'phones', points: 240, seconds: 3_600 };

/** Companies that can be called; read once for all who ask. */
const callable = (ctx: Ctx): Promise<string[]> => ctx.platform.counts(['companies'], 'phones', () => findCallable(ctx));

/** Verified suppliers that keep a number for members, with whom one may ask for (sites 21). */
export const readPhones = async (
  ctx: Ctx,
  { current, size, ...wish }: ParsedOf<typeof phones.page>['query'],
): Promise<AnswerOf<typeof phones.page>> => {
  const found = await findSuppliersAmong(ctx, await callable(ctx), wish, { current, size });
  const desks = Map.groupBy(
    await findDesksOf(
      ctx,
      found.rows.map((r) => r.id),
    ),
    (d) => d.entId,
  );
  const records = found.rows.map(({ id, slug, name, city, country, categories }) => ({
    id,
    slug,
    name,
    city,
    country,
    categories,
    desks: (desks.get(id) ?? []).map((d) => ({ id: d.id, duty: d.duty, languages: d.languages, hours: d.hours })),
  }));
  return { ...pageOf(records, found.total, { current, size }), categories: found.categories, places: found.places };
};

/**
 * A number, for a member who asks for this one (sites 21). What is not for everybody, and what a company that is no supplier any
 * more keeps, is as if it were not there.
 * @throws Refused common.notFound, common.tooMany
 */
export const revealPhone = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof phones.reveal>> => {
  const wait = await ctx.platform.limits.take(behindAddress, ctx.address);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
  const contact = await findCallableContact(ctx, id);
  const [company] = contact ? await companiesByIds(ctx, [contact.entId]) : [];
  if (!contact || !company?.supplierVerified) throw refuse(common.notFound);
  return { name: contact.name, phone: contact.phone };
};
