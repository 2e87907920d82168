import { judge, managers } from '#contract/core/access.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { parks, ParkWish } from '#contract/parks/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { jointMatrix } from './matrix-rules.ts';
import { namedField, presentParks } from './present.ts';
import { findConfirmed, findTenancy } from './tenancy-store.ts';
import { countShown, findNear, findShown, findShownSlug } from './store.ts';

/** Companies that a park's page names, and other parks of the province. */
const mostCompanies = 100;
const mostNear = 4;

export const readParks = async (
  ctx: Ctx,
  q: ParsedOf<typeof parks.page>['query'],
): Promise<AnswerOf<typeof parks.page>> => {
  const { rows, total } = await findShown(ctx, q);
  return pageOf(await presentParks(ctx, rows), total, q);
};

export const readOverview = async (ctx: Ctx, wish: ParkWish): Promise<AnswerOf<typeof parks.overview>> => {
  const { byProvince, byField } = await countShown(ctx, wish);
  return {
    total: byProvince.reduce((n, p) => n + (wish.province && p.province !== wish.province ? 0 : p.parks), 0),
    provinces: byProvince.toSorted((a, b) => b.parks - a.parks || a.province.localeCompare(b.province)),
    fields: byField
      .toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug))
      .map(({ slug, n }) => ({ ...namedField(slug), n })),
  };
};

/** Whether the reader may say that their company is in a park (parks 5). */
const mayState = (ctx: Ctx) => {
  const verdict = judge(managers, ctx.person);
  if (verdict === 'login' || verdict === 'seat') return verdict;
  return verdict === 'yes' && ctx.person?.entId ? 'yes' : 'company';
};

/** @throws Refused common.notFound */
export const readPark = async (ctx: Ctx, slug: string): Promise<AnswerOf<typeof parks.detail>> => {
  const park = await findShownSlug(ctx, slug);
  if (!park) throw refuse(common.notFound);
  const may = mayState(ctx);
  const entId = may === 'yes' ? ctx.person?.entId : null;
  const [ids, near, tenancy] = await Promise.all([
    findConfirmed(ctx, park.id, mostCompanies),
    findNear(ctx, park, mostNear),
    entId ? findTenancy(ctx, entId, park.id) : undefined,
  ]);
  const [shown, found] = await Promise.all([
    presentParks(ctx, [park, ...near]),
    companiesByIds(ctx, [...ids, ...(park.hostEntId ? [park.hostEntId] : [])]),
  ]);
  const [row, ...others] = shown;
  if (!row) throw refuse(common.notFound);
  const by = new Map(found.map((c) => [c.id, c]));
  const companies = ids.flatMap((id) => by.get(id) ?? []);
  const host = park.hostEntId ? by.get(park.hostEntId) : undefined;
  return {
    row,
    about: park.about,
    utilities: park.utilities,
    incentives: park.incentives,
    address: park.address,
    contact: { name: park.contactName, phone: park.contactPhone, mail: park.contactMail },
    host: host ? { id: host.id, slug: host.slug, name: host.name } : null,
    companies: companies.map((c) => ({
      id: c.id,
      slug: c.slug,
      name: c.name,
      city: c.city,
      verified: c.supplierVerified,
      categories: c.categories.map((k) => ({ slug: k, name: materialLabel(k) })),
    })),
    matrix: jointMatrix(companies.map((c) => c.capabilities)),
    may,
    tenancy: tenancy ? { state: tenancy.state, note: tenancy.note, reason: tenancy.reason } : null,
    others,
  };
};
