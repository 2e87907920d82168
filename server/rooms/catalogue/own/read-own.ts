import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { ownProducts, OwnRow } from '#contract/catalogue/own.ts';
import { productStates } from '#contract/catalogue/rules.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { materialLabel, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { fileFacts, publicUrl } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { Product } from '../store.ts';
import { countOwn, findAlike, findOwn, findOwnPage, findPrices } from './own-store.ts';
import { lackingFields } from './product-content.ts';
import { ownCompany } from './save-product.ts';
import { contentOf, pricePoint } from './write-products.ts';
import { writtenValue } from './stated-values.ts';

/** What is deleted is answered nowhere. */
const stateOf = (p: Pick<Product, 'state'>) => (p.state === 'deleted' ? 'hidden' : p.state);

const presentOwnRow = (p: Product): OwnRow => {
  const { price, moq } = contentOf(p);
  return {
    id: p.id,
    revision: p.revision,
    state: stateOf(p),
    name: p.name,
    model: p.model,
    category: { slug: p.category, name: materialLabel(p.category) },
    price,
    currency: p.currency,
    per: p.per,
    tiers: p.tiers.length,
    moq,
    hot: p.hot,
    picture: p.picture,
    photo: p.state === 'listed' && p.pictures[0] ? publicUrl(p.pictures[0]) : null,
    stated: p.values.length,
    lacking: lackingFields(p.category, p.values).length,
    takenDown: p.takenDownReason,
    updatedAt: new Date(p.updatedAt).toISOString(),
  };
};

/** My company's products; none for who has no company, or whose seat does not see what it sells. */
export const readOwnPage = async (
  ctx: Ctx,
  { category, ...query }: ParsedOf<typeof ownProducts.page>['query'],
): Promise<AnswerOf<typeof ownProducts.page>> => {
  const { entId, seat } = me(ctx);
  const states = { draft: 0, listed: 0, hidden: 0 };
  if (!entId || !seatMay(seat, 'seeSelling')) return { ...pageOf([], 0, query), states, categories: [] };
  const [{ rows, total }, counts] = await Promise.all([
    findOwnPage(ctx, { ...query, entId, categories: category ? materialsBelow(category) : undefined }),
    countOwn(ctx, entId),
  ]);
  const categories = new Map<string, number>();
  for (const c of counts) {
    const state = productStates.find((s) => s === c.state);
    if (state) states[state] += c.n;
    categories.set(c.category, (categories.get(c.category) ?? 0) + c.n);
  }
  return {
    ...pageOf(rows.map(presentOwnRow), total, query),
    states,
    categories: [...categories]
      .map(([slug, n]) => ({ slug, name: materialLabel(slug), n }))
      .toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug)),
  };
};

/** A product of my company as its form shows it. @throws Refused common.notFound */
export const readOwn = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof ownProducts.detail>> => {
  const p = await findOwn(ctx, ownCompany(ctx), id);
  if (!p) throw refuse(common.notFound);
  const { pictures, values, film, ...content } = contentOf(p);
  const [shown] = film ? await fileFacts(ctx, [film]) : [];
  return {
    ...content,
    state: stateOf(p),
    id,
    revision: p.revision,
    pictures: pictures.map((f) => ({ id: f, url: `/api/busi/busifile/${f}` })),
    values: values.map(writtenValue),
    film: shown ? { id: shown.id, name: shown.name, size: shown.size, url: shown.url } : null,
    takenDown: p.takenDownReason,
    updatedAt: new Date(p.updatedAt).toISOString(),
  };
};

/** What the price of a product was, the newest change first. @throws Refused common.notFound */
export const readPrices = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof ownProducts.prices>> => {
  const p = await findOwn(ctx, ownCompany(ctx), id);
  if (!p) throw refuse(common.notFound);
  const changes = await findPrices(ctx, id);
  const people = await peopleByIds(ctx, [...new Set(changes.map((c) => c.userId))]);
  const names = new Map(people.map((u) => [u.id, u.name]));
  return changes.map((c) => ({
    id: c.id,
    at: new Date(c.at).toISOString(),
    by: names.get(c.userId) ?? '',
    how: c.how,
    was: c.was ?? null,
    now: pricePoint(c.now as Parameters<typeof pricePoint>[0]),
  }));
};

/** Products of my company with this model or name, so that nothing is entered twice. */
export const readAlike = async (
  ctx: Ctx,
  { name, model, except }: ParsedOf<typeof ownProducts.alike>['query'],
): Promise<AnswerOf<typeof ownProducts.alike>> => {
  const asked = { name: name?.trim() ?? '', model: model?.trim() ?? '' };
  if (!asked.name && !asked.model) return [];
  const rows = await findAlike(ctx, { ...asked, except, entId: ownCompany(ctx) });
  return rows.map((p) => ({ ...p, state: stateOf(p) }));
};
