import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  dictionaryLabel,
  fieldLabel,
  materialLabel,
  materialPath,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import { findLists } from './store.ts';

/** Companies by a slug, each counted once a slug; the most first. */
const tally = (pairs: { slug: string | undefined; id: string }[]): { slug: string; n: number }[] => {
  const ids = new Map<string, Set<string>>();
  for (const { slug, id } of pairs) if (slug) ids.set(slug, (ids.get(slug) ?? new Set()).add(id));
  return [...ids]
    .map(([slug, set]) => ({ slug, n: set.size }))
    .toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug));
};

/** Verified suppliers by group and category of materials, by process, by country. */
export const readFacets = async (ctx: Ctx): Promise<AnswerOf<typeof enterprise.facets>> => {
  const rows = await findLists(ctx);
  const paths = rows.flatMap((r) => r.categories.map((c) => ({ id: r.id, path: materialPath(c) })));
  const categories = tally(paths.map((p) => ({ slug: p.path[1], id: p.id })));
  return {
    total: rows.length,
    categories: tally(paths.map((p) => ({ slug: p.path[0], id: p.id }))).map((g) => ({
      ...g,
      name: materialLabel(g.slug),
      children: categories
        .filter((c) => materialPath(c.slug)[0] === g.slug)
        .map((c) => ({ ...c, name: materialLabel(c.slug) })),
    })),
    processes: tally(rows.flatMap((r) => r.processes.map((slug) => ({ slug, id: r.id })))).map((p) => ({
      ...p,
      name: processLabel(p.slug),
    })),
    fields: tally(rows.flatMap((r) => r.fields.map((slug) => ({ slug, id: r.id })))).map((f) => ({
      ...f,
      name: fieldLabel(f.slug),
    })),
    countries: await Promise.all(
      tally(rows.map((r) => ({ slug: r.countryCode, id: r.id }))).map(async (c) => ({
        ...c,
        name: (await dictionaryLabel(ctx, 'your_area', c.slug)) ?? { en: c.slug },
      })),
    ),
  };
};
