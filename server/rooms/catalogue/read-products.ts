import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { recordMiss, recordSearch } from '#server/rooms/search/index.ts';
import { presentRow } from './present.ts';
import { wishOf } from './product-wish.ts';
import { findProducts } from './finding/page-store.ts';

export const readProducts = async (
  ctx: Ctx,
  query: ParsedOf<typeof catalogue.page>['query'],
): Promise<AnswerOf<typeof catalogue.page>> => {
  const wish = await wishOf(ctx, query);
  const { current, size, cursor, sort } = query;
  const found = await findProducts(ctx, { ...wish, current, size, cursor, sort });
  const companies = new Map(
    (await companyBriefs(ctx, [...new Set(found.rows.map((r) => r.entId))])).map((e) => [e.id, e]),
  );
  const rows = found.rows.map((r) => presentRow(r, companies.get(r.entId), wish.member));
  return { ...cursorPageOf(rows, found, query), instead: found.total ? (wish.search?.meaning.instead ?? null) : null };
};

const places = new Set(['q', 'current', 'size', 'sort', 'cursor']);
/** Nothing narrows it but its words: what a filter left nothing of is no want. */
const byWordsAlone = (query: object): boolean =>
  Object.entries(query).every(
    ([key, value]) => places.has(key) || value === undefined || (Array.isArray(value) && !value.length),
  );

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
    if (!page.total && byWordsAlone(query)) recordMiss(ctx, 'products', query.q);
  }
  return page;
};
