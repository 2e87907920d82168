import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { following } from '#contract/following/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { cardBriefs } from '#server/rooms/cards/index.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { findCollections, findCompanyFollows, findPersonFollows } from './store.ts';

type Place = ParsedOf<typeof following.collected>['query'];
const instant = (at: string): string => new Date(at).toISOString();
const plain = (n: string): string => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);
const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((r) => [r.id, r]));

/** My collected products, the newest first; one that is offered no more keeps its name. */
export const readCollected = async (ctx: Ctx, q: Place): Promise<AnswerOf<typeof following.collected>> => {
  const { rows, total } = await findCollections(ctx, me(ctx).userId, q);
  const found = await listedRows(
    ctx,
    rows.map((r) => r.productId),
  );
  const listed = new Map(found.map((p) => [p.row.id, p.row]));
  const records = rows.map((r) => ({
    id: r.productId,
    name: r.name,
    price: r.price && plain(r.price),
    currency: r.currency,
    at: instant(r.createdAt),
    product: listed.get(r.productId) ?? null,
  }));
  return pageOf(records, total, q);
};

/** Companies that I follow. */
export const readCompanies = async (ctx: Ctx, q: Place): Promise<AnswerOf<typeof following.companies>> => {
  const { rows, total } = await findCompanyFollows(ctx, me(ctx).userId, q);
  const briefs = byId(
    await companyBriefs(
      ctx,
      rows.map((r) => r.entId),
    ),
  );
  const records = rows.flatMap((r) => {
    const e = briefs.get(r.entId);
    const place = e && { name: e.name, city: e.city, countryCode: e.countryCode, verified: e.supplierVerified };
    return place ? [{ id: r.entId, ...place, alert: r.alert, at: instant(r.createdAt) }] : [];
  });
  return pageOf(records, total, q);
};

/** People whom I follow, as their cards show them. */
export const readPeople = async (ctx: Ctx, q: Place): Promise<AnswerOf<typeof following.people>> => {
  const { rows, total } = await findPersonFollows(ctx, me(ctx).userId, q);
  const cards = byId(
    await cardBriefs(
      ctx,
      rows.map((r) => r.personId),
    ),
  );
  const records = rows.flatMap((r) => {
    const card = cards.get(r.personId);
    return card ? [{ ...card, at: instant(r.createdAt) }] : [];
  });
  return pageOf(records, total, q);
};
