import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { materialsBelow } from '#server/rooms/dictionary/index.ts';
import { materialsMeant, recordSearch } from '#server/rooms/search/index.ts';
import { findResponses } from './conduct-store.ts';
import { presentCompany, presentSupplier } from './present.ts';
import { findByIds, findPage } from './store.ts';

/** @throws Refused common.notFound */
export const readCompany = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof enterprise.detail>> => {
  const [e] = await findByIds(ctx, [id]);
  if (!e) throw refuse(common.notFound);
  return presentCompany(ctx, e);
};

/** Verified suppliers by name, or by what they make. */
export const findSuppliers = async (
  ctx: Ctx,
  q: ParsedOf<typeof enterprise.list>['query'],
): Promise<AnswerOf<typeof enterprise.list>> => {
  const name = q.q?.trim() || undefined;
  const { rows, total } = await findPage(ctx, {
    ...q,
    q: name,
    made: name ? materialsMeant(name) : undefined,
    categories: (q.category && materialsBelow(q.category)) || undefined,
  });
  const responses = await findResponses(
    ctx,
    rows.map((e) => e.id),
  );
  return pageOf(await Promise.all(rows.map((e) => presentSupplier(ctx, e, responses.get(e.id) ?? null))), total, q);
};

/** The list as a reader asks for it: a search by words is counted. */
export const readCompanies = async (
  ctx: Ctx,
  q: ParsedOf<typeof enterprise.list>['query'],
): Promise<AnswerOf<typeof enterprise.list>> => {
  const found = await findSuppliers(ctx, q);
  if (q.current === 1) recordSearch(ctx, 'suppliers', q.q, found.total);
  return found;
};
