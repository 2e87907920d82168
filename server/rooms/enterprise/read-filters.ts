import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { capacityRanges, quotesRanges, supplierFilterKeys } from '#contract/enterprise/supplier-ranges.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  certificateLabel,
  dictionaryLabel,
  materialLabel,
  materialPath,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import { fits, type Traits, traitsOf, type Wish } from './supplier-wish.ts';

type Counts = AnswerOf<typeof enterprise.filters>;
type Slug = { slug: string; n: number };

/** Suppliers by a slug, each once a slug; the most first, and what is chosen though it leaves nothing. */
const tally = (all: Traits[], slugs: (c: Traits) => readonly string[], chosen: readonly string[] = []): Slug[] => {
  const sums = new Map<string, number>(chosen.map((slug) => [slug, 0]));
  for (const c of all) for (const slug of new Set(slugs(c))) sums.set(slug, (sums.get(slug) ?? 0) + 1);
  return [...sums].map(([slug, n]) => ({ slug, n })).toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug));
};

const nodesOf = (c: Traits, depth: number) =>
  [...c.categories, ...c.capabilities.filter((x) => x.level > 0).map((x) => x.category)].flatMap(
    (m) => materialPath(m)[depth] ?? [],
  );

/** Groups of materials with their categories. */
export const materials = (all: Traits[], chosen: string | undefined): Counts['categories'] => {
  const path = chosen ? materialPath(chosen) : [];
  const of = (depth: number) => tally(all, (c) => nodesOf(c, depth), path.slice(depth, depth + 1));
  const named = (s: Slug) => ({ ...s, name: materialLabel(s.slug) });
  const inside = of(1);
  return of(0).map((g) => ({
    ...named(g),
    children: inside.filter((s) => materialPath(s.slug)[0] === g.slug).map(named),
  }));
};

/** Countries, and of China its provinces. */
export const places = async (ctx: Ctx, all: Traits[], chosen: readonly string[]): Promise<Counts['places']> => {
  const named = async (s: Slug) => ({
    ...s,
    name: (await dictionaryLabel(ctx, 'your_area', s.slug)) ?? { en: s.slug },
  });
  const isProvince = (slug: string) => /^\d/.test(slug);
  const of = tally(all, (c) => c.places, [...chosen, ...(chosen.some(isProvince) ? ['CN'] : [])]);
  const provinces = await Promise.all(of.filter((s) => isProvince(s.slug)).map(named));
  return Promise.all(
    of
      .filter((s) => !isProvince(s.slug))
      .map(async (s) => ({ ...(await named(s)), children: s.slug === 'CN' ? provinces : [] })),
  );
};

/** Every way to ask for one thing less, with what it would find; the most first. */
const withoutOne = async (ctx: Ctx, wish: Wish): Promise<Counts['without']> => {
  const [all, everybody] = await Promise.all([traitsOf(ctx, wish.q), traitsOf(ctx, undefined)]);
  const found = (of: Traits[], less: Wish) => of.filter((c) => fits(c, less)).length;
  const ways = supplierFilterKeys.flatMap((key) => {
    const chosen: string[] = [wish[key] ?? []].flat();
    return chosen.map((value) => {
      // Places and ranges are one condition each: with one of them less there is never more.
      const rest = key === 'place' || key === 'capacity' ? [] : chosen.filter((v) => v !== value);
      return { key, value, n: found(all, { ...wish, [key]: rest.length ? rest : undefined }) };
    });
  });
  return [
    ...(wish.q ? [{ key: 'q', value: wish.q, n: found(everybody, wish) }] : []),
    ...(wish.category
      ? [{ key: 'category', value: wish.category, n: found(all, { ...wish, category: undefined }) }]
      : []),
    ...ways,
  ]
    .filter((w) => w.n > 0)
    .toSorted((a, b) => b.n - a.n)
    .slice(0, 12);
};

/** How many suppliers each choice would leave; each kind is counted without its own condition where its choices do not add up. */
export const readFilters = async (ctx: Ctx, wish: Wish): Promise<Counts> => {
  const all = await traitsOf(ctx, wish.q);
  const but = (less: Partial<Wish>) => all.filter((c) => fits(c, { ...wish, ...less }));
  const fitting = but({});
  const named = (list: Slug[], label: typeof processLabel) => list.map((s) => ({ ...s, name: label(s.slug) }));
  const byRange = new Map(
    tally(but({ capacity: undefined }), (c) => (c.range ? [c.range] : [])).map((s) => [s.slug, s.n]),
  );
  const quick = but({ quotes: undefined });
  const asked = Boolean(wish.q ?? wish.category) || supplierFilterKeys.some((k) => [wish[k] ?? []].flat().length);
  return {
    categories: materials(but({ category: undefined }), wish.category),
    processes: named(
      tally(fitting, (c) => c.processes, wish.process),
      processLabel,
    ),
    certificates: named(
      tally(fitting, (c) => c.certificates, wish.certificate),
      certificateLabel,
    ),
    places: await places(ctx, but({ place: undefined }), wish.place ?? []),
    capacities: capacityRanges
      .map((key) => ({ key, n: byRange.get(key) ?? 0 }))
      .filter((r) => r.n > 0 || wish.capacity?.includes(r.key)),
    quotes: quotesRanges
      .map((key) => ({ key, n: quick.filter((c) => c.hours !== null && c.hours <= Number(key)).length }))
      .filter((r) => r.n > 0 || wish.quotes === r.key),
    reviewed: but({ evidence: '1' }).length,
    without: fitting.length === 0 && asked ? await withoutOne(ctx, wish) : [],
  };
};
