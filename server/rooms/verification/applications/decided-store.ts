import { and, eq, getTableColumns, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type DecidedSort, decidedStates } from '#contract/operator/cases.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { startOfDay } from '#server/platform/database/days.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { everyWord } from '#server/platform/database/words.ts';
import type { ApplicationRow } from '../records/store.ts';
import { verificationApplications as applications } from '../tables.ts';

const orderOf = (name: DecidedSort, desc: boolean): ListOrder => ({
  name,
  parts: [
    {
      keys: [
        { by: applications.decidedAt, kind: 'instant', ...(desc && { desc }) },
        { by: applications.id, kind: 'id', ...(desc && { desc }) },
      ],
    },
  ],
});
const orders: Record<DecidedSort, ListOrder> = { newest: orderOf('newest', true), oldest: orderOf('oldest', false) };

export type DecidedQuery = {
  q?: string | undefined;
  kind?: ApplicationKind | undefined;
  state?: (typeof decidedStates)[number] | undefined;
  operator?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: DecidedSort | undefined;
  current: number;
  size: number;
  cursor?: string | undefined;
};

const given = (key: string): SQL => sql`${applications.given}->>${sql.raw(`'${key}'`)}`;
const where = (o: DecidedQuery): SQL | undefined =>
  and(
    isNotNull(applications.decidedAt),
    o.state ? eq(applications.state, o.state) : inArray(applications.state, [...decidedStates]),
    o.kind ? eq(applications.kind, o.kind) : undefined,
    o.operator ? eq(applications.reviewerId, o.operator) : undefined,
    o.from ? sql`${applications.decidedAt} >= ${startOfDay(o.from)}` : undefined,
    o.to ? sql`${applications.decidedAt} < ${startOfDay(o.to)} + interval '1 day'` : undefined,
    o.q
      ? everyWord(o.q, (p) =>
          or(
            ilike(applications.number, p),
            sql`${given('name')} ilike ${p}`,
            sql`${given('personName')} ilike ${p}`,
            sql`${given('creditCode')} ilike ${p}`,
          ),
        )
      : undefined,
  );

/** One page of decided applications. */
export const findDecided = (ctx: Ctx, o: DecidedQuery) =>
  pageByKeys<ApplicationRow>({
    order: orders[o.sort ?? 'newest'],
    where: where(o),
    asked: o,
    select: ({ place, where: slice, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(applications), place })
        .from(applications)
        .where(slice)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (slice, most) => countUpTo(ctx.db, applications, slice, most),
  });

/** Everybody who has decided an application. */
export const findDeciders = async (ctx: Ctx): Promise<string[]> =>
  (
    await ctx.db
      .selectDistinct({ id: applications.reviewerId })
      .from(applications)
      .where(isNotNull(applications.reviewerId))
  ).flatMap((r) => r.id ?? []);
