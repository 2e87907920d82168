import { judge } from '#contract/core/access.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { applies } from '#contract/services/applications.ts';
import type { services } from '#contract/services/calls.ts';
import { serviceKinds } from '#contract/services/kinds.ts';
import type { OfferDetail, OfferRow } from '#contract/services/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { recordSearch } from '#server/rooms/search/index.ts';
import { lowestOf, presentOffers, presentTour, ratingOf } from './present.ts';
import {
  countByKind,
  findListed,
  findListedOf,
  findOffer,
  findProvider,
  findToursOf,
  type OfferRecord,
} from './store.ts';

/** Providers that the table of kinds shows, and the offers that it is made of. */
const mostProviders = 12;
const mostOffers = 400;

export const readOffers = async (
  ctx: Ctx,
  q: ParsedOf<typeof services.page>['query'],
): Promise<AnswerOf<typeof services.page>> => {
  const { rows, total } = await findListed(ctx, q);
  if (q.current === 1) recordSearch(ctx, 'services', q.q, total);
  return pageOf(await presentOffers(ctx, rows), total, q);
};

/** The newest listed offers that have every word, and how many there are; for searches over everything. */
export const offersFound = async (
  ctx: Ctx,
  q: string,
  size: number,
  o: { titled?: boolean } = {},
): Promise<{ records: OfferRow[]; total: number }> => {
  const { rows, total } = await findListed(ctx, { ...o, q, current: 1, size });
  return { records: await presentOffers(ctx, rows), total };
};

const mayApply = (ctx: Ctx, o: OfferRecord): OfferDetail['apply'] => {
  if (!ctx.person) return 'login';
  if (ctx.person.entId === o.entId) return 'own';
  const verdict = judge(applies, ctx.person);
  return verdict === 'yes' || verdict === 'complete' || verdict === 'login' ? verdict : 'seat';
};

/** An offer: its teaser for visitors, the whole for members. @throws Refused common.notFound */
export const readOffer = async (ctx: Ctx, id: string): Promise<OfferDetail> => {
  const o = await findOffer(ctx, id);
  if (o?.state !== 'listed') throw refuse(common.notFound);
  const [row] = await presentOffers(ctx, [o]);
  if (!row) throw refuse(common.notFound);
  const { about, conditions, prices } = o;
  const tours = ctx.person ? await findToursOf(ctx, [id], chinaDay()) : [];
  return {
    row,
    whole: ctx.person ? { about, conditions, prices, tours: tours.map(presentTour) } : null,
    apply: mayApply(ctx, o),
  };
};

/** A provider with what it offers; people to talk to for members. @throws Refused common.notFound */
export const readProvider = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof services.provider>> => {
  const [[company], rows, said] = await Promise.all([
    companyBriefs(ctx, [id]),
    findListedOf(ctx, id, 40),
    findProvider(ctx, id),
  ]);
  if (!company || (!rows.length && !said)) throw refuse(common.notFound);
  const sum = (of: 'ratings' | 'stars' | 'done') => rows.reduce((n, o) => n + o[of], 0);
  return {
    id,
    name: company.name,
    city: company.city,
    about: said?.about ?? {},
    strengths: said?.strengths ?? {},
    accreditations: said?.accreditations ?? [],
    rating: ratingOf({ ratings: sum('ratings'), stars: sum('stars') }),
    done: sum('done'),
    contacts: ctx.person ? (said?.contacts ?? []) : null,
    offers: await presentOffers(ctx, rows),
  };
};

const cellsOf = (rows: OfferRow[]) =>
  [...Map.groupBy(rows, (r) => r.kind)].map(([kind, list]) => {
    const low = lowestOf(list.flatMap((r) => r.from ?? []));
    const days = list.flatMap((r) => r.days ?? []);
    return {
      kind,
      price: low?.price ?? null,
      currency: low?.currency ?? null,
      unit: low?.unit ?? null,
      days: days.length ? Math.min(...days) : null,
    };
  });

/** Kinds with their counts, and a table of the providers that offer most of them. */
export const readKinds = async (ctx: Ctx): Promise<AnswerOf<typeof services.kinds>> => {
  const [counts, offers] = await Promise.all([countByKind(ctx), findListedOf(ctx, null, mostOffers)]);
  const rows = await presentOffers(ctx, offers);
  const providers = [...Map.groupBy(rows, (r) => r.provider.id)]
    .map(([id, list]) => ({ id, list, cells: cellsOf(list) }))
    .toSorted((a, b) => b.cells.length - a.cells.length || b.list.length - a.list.length || a.id.localeCompare(b.id))
    .slice(0, mostProviders);
  return {
    kinds: serviceKinds.map((kind) => ({ kind, n: counts.find((c) => c.kind === kind)?.n ?? 0 })),
    providers: providers.map(({ id, list, cells }) => ({
      id,
      name: list[0]?.provider.name ?? {},
      city: list[0]?.provider.city ?? {},
      cells,
    })),
  };
};
