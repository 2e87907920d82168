import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialLabel, materialPath, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { recordSearch, understand } from '#server/rooms/search/index.ts';
import { presentRow } from './present.ts';
import { countByCategory, findProducts, hasStrictly } from './store.ts';

/** So many products that meet all of a search are enough to show no others. */
const enough = 10;
/** What a search by words finds: what meets all of it; where that is little, what may be meant, the best first (catalogue 5). */
const searched = async (ctx: Ctx, o: Parameters<typeof hasStrictly>[2], q: string | undefined) => {
  if (!q?.trim()) return undefined;
  const meaning = understand(q);
  return { meaning, strict: await hasStrictly(ctx, meaning, o, enough) };
};

export const readProducts = async (
  ctx: Ctx,
  query: ParsedOf<typeof catalogue.page>['query'],
): Promise<AnswerOf<typeof catalogue.page>> => {
  const { q, category, company, ...rest } = query;
  const member = ctx.person !== null;
  const o = { ...rest, member, entId: company, categories: category ? materialsBelow(category) : undefined };
  const search = await searched(ctx, { member, entId: company }, q);
  const found = await findProducts(ctx, { ...o, search });
  const companies = new Map(
    (await companyBriefs(ctx, [...new Set(found.rows.map((r) => r.entId))])).map((e) => [e.id, e]),
  );
  const rows = found.rows.map((r) => presentRow(r, companies.get(r.entId), member));
  return { ...cursorPageOf(rows, found, query), instead: found.total ? (search?.meaning.instead ?? null) : null };
};

/** The list as a reader asks for it: a search by words is counted. */
export const searchProducts = async (
  ctx: Ctx,
  query: ParsedOf<typeof catalogue.page>['query'],
): Promise<AnswerOf<typeof catalogue.page>> => {
  const page = await readProducts(ctx, query);
  if (query.current === 1 && !query.cursor) {
    const companies = page.records.map((r) => r.company?.id);
    // Within one company's list its place says nothing.
    recordSearch(ctx, 'products', query.q, page.total, query.company ? [] : companies);
  }
  return page;
};

/** Groups and their categories with the number of products that a search finds in each. */
export const readFacets = async (ctx: Ctx, q: string | undefined): Promise<AnswerOf<typeof catalogue.facets>> => {
  const member = ctx.person !== null;
  const byLeaf = await countByCategory(ctx, { member, search: await searched(ctx, { member }, q) });
  const groups = new Map<string, Map<string, number>>();
  for (const [leaf, n] of byLeaf) {
    const [group = leaf, category = leaf] = materialPath(leaf);
    const inside = groups.get(group) ?? new Map<string, number>();
    inside.set(category, (inside.get(category) ?? 0) + n);
    groups.set(group, inside);
  }
  const facet = (slug: string, n: number) => ({ slug, name: materialLabel(slug), n });
  const most = (a: { n: number }, b: { n: number }) => b.n - a.n;
  return [...groups]
    .map(([slug, inside]) => ({
      ...facet(
        slug,
        [...inside.values()].reduce((a, b) => a + b, 0),
      ),
      children: [...inside].map(([s, n]) => facet(s, n)).toSorted(most),
    }))
    .toSorted(most);
};
