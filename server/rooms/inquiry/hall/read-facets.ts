import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { tradeTerms } from '#contract/inquiry/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  certificateLabel,
  deliveryRegion,
  fieldLabel,
  materialLabel,
  materialPath,
  processLabel,
  regionLabel,
} from '#server/rooms/dictionary/index.ts';
import {
  countClosing,
  countHall,
  countMonths,
  countSlugs,
  countStates,
  countValues,
  idsByProduct,
  measureResponse,
} from './figures-store.ts';
import { searchOf } from './hall-search.ts';
import type { HallSearch } from './hall-store.ts';

const most = <T extends { n: number; slug: string }>(list: T[]): T[] =>
  list.toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug));

/** Groups with their categories: an inquiry that names two products of a group counts once in it. */
const byCategory = async (ctx: Ctx, o: HallSearch) => {
  const groups = new Map<string, Map<string, Set<string>>>();
  for (const [product, ids] of await idsByProduct(ctx, o)) {
    const [group, category] = materialPath(product);
    if (!group || !category) continue;
    const categories = groups.get(group) ?? new Map<string, Set<string>>();
    categories.set(category, new Set([...(categories.get(category) ?? []), ...ids]));
    groups.set(group, categories);
  }
  return most(
    [...groups].map(([slug, categories]) => ({
      slug,
      name: materialLabel(slug),
      n: new Set([...categories.values()].flatMap((ids) => [...ids])).size,
      children: most([...categories].map(([c, ids]) => ({ slug: c, name: materialLabel(c), n: ids.size }))),
    })),
  );
};

/** Countries with their provinces; a country counts what names it alone and what names a province. */
const byCountry = (regions: { slug: string; n: number }[]) => {
  const countries = new Map<string, { n: number; provinces: { slug: string; n: number }[] }>();
  for (const r of regions) {
    const above = deliveryRegion(r.slug)?.country ?? null;
    const country = countries.get(above ?? r.slug) ?? { n: 0, provinces: [] };
    country.n += r.n;
    if (above) country.provinces.push(r);
    countries.set(above ?? r.slug, country);
  }
  return most(
    [...countries].map(([slug, { n, provinces }]) => ({
      slug,
      name: regionLabel(slug),
      n,
      children: most(provinces.map((p) => ({ ...p, name: regionLabel(p.slug) }))),
    })),
  );
};

const states = (m: Awaited<ReturnType<typeof countStates>>) => ({
  quoting: m.get('quoting') ?? 0,
  outOfDate: m.get('outOfDate') ?? 0,
  awarded: m.get('awarded') ?? 0,
});

/** What each filter of the hall would leave: every count is made under all the other filters. */
export const readFacets = async (
  ctx: Ctx,
  q: ParsedOf<typeof inquiry.facets>['query'],
): Promise<AnswerOf<typeof inquiry.facets>> => {
  const o = searchOf(q);
  const [categories, certificates, processes, fields, terms, regions, nda, byState, days] = await Promise.all([
    byCategory(ctx, { ...o, products: undefined }),
    countSlugs(ctx, 'certificates', o),
    countSlugs(ctx, 'processes', o),
    countValues(ctx, 'field', { ...o, field: undefined }),
    countValues(ctx, 'tradeTerm', { ...o, term: undefined }),
    countValues(ctx, 'deliveryRegion', { ...o, regions: undefined }),
    countHall(ctx, { ...o, nda: '1' }),
    countStates(ctx, { ...o, state: undefined }),
    countClosing(ctx, o, 14),
  ]);
  return {
    categories,
    certificates: most(certificates.map((c) => ({ ...c, name: certificateLabel(c.slug) }))),
    processes: most(processes.map((p) => ({ ...p, name: processLabel(p.slug) }))),
    fields: most(fields.map((x) => ({ ...x, name: fieldLabel(x.slug) }))),
    terms: tradeTerms.flatMap((term) => {
      const n = terms.find((x) => x.slug === term)?.n ?? 0;
      return n ? [{ term, n }] : [];
    }),
    regions: byCountry(regions),
    nda,
    states: states(byState),
    days,
  };
};

const window = 90;
/** Fewer cases say nothing of the platform; the figure is absent then. */
const fewest = 5;
const tenth = (n: number | null) => (n === null ? null : Math.round(n * 10) / 10);

/** Figures of public inquiries, computed as they are asked for. */
export const readFigures = async (ctx: Ctx): Promise<AnswerOf<typeof inquiry.figures>> => {
  const [byState, months, response] = await Promise.all([
    countStates(ctx, {}),
    countMonths(ctx, 12),
    measureResponse(ctx, window),
  ]);
  const enough = response.n >= fewest;
  return {
    states: states(byState),
    months,
    response: {
      days: window,
      n: response.n,
      none: response.none,
      medianHours: enough ? tenth(response.median) : null,
      p90Hours: enough ? tenth(response.p90) : null,
    },
  };
};
