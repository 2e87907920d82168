import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { recordSearch } from '#server/rooms/search/index.ts';
import { findResponses } from './conduct-store.ts';
import { presentCompany, presentSupplier } from './present.ts';
import { findByIds } from './store.ts';
import { fits, suppliersFound } from './supplier-wish.ts';

/** @throws Refused common.notFound */
export const readCompany = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof enterprise.detail>> => {
  const [e] = await findByIds(ctx, [id]);
  if (!e) throw refuse(common.notFound);
  return presentCompany(ctx, e);
};

/** Verified suppliers by name, by what they make, how and by which certificates, and by what else they are. */
export const findSuppliers = async (
  ctx: Ctx,
  q: ParsedOf<typeof enterprise.list>['query'],
): Promise<AnswerOf<typeof enterprise.list>> => {
  const { all, instead } = await suppliersFound(ctx, q.q);
  const fitting = all.filter((c) => fits(c, q));
  const ids = fitting.slice((q.current - 1) * q.size, q.current * q.size).map((c) => c.id);
  const [rows, responses] = await Promise.all([findByIds(ctx, ids), findResponses(ctx, ids)]);
  const by = new Map(rows.map((e) => [e.id, e]));
  const found = ids.flatMap((id) => by.get(id) ?? []);
  const records = await Promise.all(found.map((e) => presentSupplier(ctx, e, responses.get(e.id) ?? null)));
  return { ...pageOf(records, fitting.length, q), instead: fitting.length ? instead : null };
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
