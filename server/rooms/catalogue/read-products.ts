import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialLabel, materialPath, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { recordSearch } from '#server/rooms/search/index.ts';
import { presentRow } from './present.ts';
import { countByCategory, findProducts } from './store.ts';
import { queryTerms, toQuery } from './words.ts';

const nothing = { rows: [], total: 0, capped: false, next: null, previous: null };
/** All words first; where nothing has them all, any of them, the best first (catalogue 5). */
const search = async (ctx: Ctx, o: Parameters<typeof findProducts>[1], q: string | undefined) => {
  const terms = queryTerms(q ?? '');
  if (!terms.length) return q?.trim() ? nothing : findProducts(ctx, o);
  const all = await findProducts(ctx, { ...o, words: toQuery(terms, 'all') });
  if (all.total || terms.length === 1) return all;
  return findProducts(ctx, { ...o, words: toQuery(terms, 'any'), ranked: true });
};

export const readProducts = async (
  ctx: Ctx,
  query: ParsedOf<typeof catalogue.page>['query'],
): Promise<AnswerOf<typeof catalogue.page>> => {
  const { q, category, company, ...rest } = query;
  const member = ctx.person !== null;
  const o = { ...rest, member, entId: company, categories: category ? materialsBelow(category) : undefined };
  const found = await search(ctx, o, q);
  const companies = new Map(
    (await companyBriefs(ctx, [...new Set(found.rows.map((r) => r.entId))])).map((e) => [e.id, e]),
  );
  return cursorPageOf(
    found.rows.map((r) => presentRow(r, companies.get(r.entId), member)),
    found,
    query,
  );
};

/** The list as a reader asks for it: a search by words is counted. */
export const searchProducts = async (
  ctx: Ctx,
  query: ParsedOf<typeof catalogue.page>['query'],
): Promise<AnswerOf<typeof catalogue.page>> => {
  const page = await readProducts(ctx, query);
  if (query.current === 1 && !query.cursor) recordSearch(ctx, 'products', query.q, page.total);
  return page;
};

/** Groups and their categories with the number of products that a search finds in each. */
export const readFacets = async (ctx: Ctx, q: string | undefined): Promise<AnswerOf<typeof catalogue.facets>> => {
  const terms = queryTerms(q ?? '');
  if (q?.trim() && !terms.length) return [];
  const member = ctx.person !== null;
  let byLeaf = await countByCategory(ctx, { member, words: terms.length ? toQuery(terms, 'all') : undefined });
  if (!byLeaf.size && terms.length > 1) byLeaf = await countByCategory(ctx, { member, words: toQuery(terms, 'any') });
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
