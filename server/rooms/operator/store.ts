import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditSort } from '#contract/operator/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { startOfDay } from '#server/platform/database/days.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { everyWord } from '#server/platform/database/words.ts';
import { operatorAudit as audit } from './tables.ts';

type AuditRow = typeof audit.$inferSelect;

export const insertAudit = async (tx: Ctx, row: Omit<typeof audit.$inferInsert, 'at'>): Promise<void> =>
  void (await tx.db.insert(audit).values(row));

/** When one of these acts was last done; null where none ever was. */
export const findLastChange = async (ctx: Ctx, acts: readonly AuditRow['act'][]): Promise<string | null> => {
  const [row] = await ctx.db
    .select({ at: audit.at })
    .from(audit)
    .where(inArray(audit.act, [...acts]))
    .orderBy(desc(audit.at))
    .limit(1);
  return row?.at ?? null;
};

/** What operators did to one record, the newest first; looking at it is no act. */
export const findActsOn = (ctx: Ctx, subjectId: string) =>
  ctx.db
    .select({ id: audit.id, at: audit.at, operator: audit.operator, act: audit.act, reason: audit.reason })
    .from(audit)
    .where(and(eq(audit.subjectId, subjectId), notInArray(audit.act, ['person.view', 'company.view'])))
    .orderBy(desc(audit.id))
    .limit(50);

/** Approvals of the last 30 days that counted alone, were another's, and whose case this operator has not opened since. */
export const findAlone = (ctx: Ctx, operatorId: string) => {
  const seen = alias(audit, 'seen');
  return ctx.db
    .select({ id: audit.subjectId, number: audit.subject, by: audit.operator, at: audit.at })
    .from(audit)
    .where(
      and(
        eq(audit.act, 'case.approve'),
        sql`${audit.after} @> '{"alone": true}'`,
        ne(audit.operatorId, operatorId),
        sql`${audit.at} > now() - interval '30 days'`,
        notExists(
          ctx.db
            .select({ id: seen.id })
            .from(seen)
            .where(
              and(
                eq(seen.subjectId, audit.subjectId),
                eq(seen.operatorId, operatorId),
                eq(seen.act, 'case.view'),
                gt(seen.at, audit.at),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(20);
};

/** Ids tell when an act was recorded. */
const orders: Record<AuditSort, ListOrder> = {
  newest: { name: 'newest', parts: [{ keys: [{ by: audit.id, kind: 'id', desc: true }] }] },
  oldest: { name: 'oldest', parts: [{ keys: [{ by: audit.id, kind: 'id' }] }] },
};

/** The record of this number or id, whatever its acts call it; or a subject with all of the words. */
const called = (ctx: Ctx, q: string): SQL | undefined =>
  or(
    eq(audit.subjectId, q),
    inArray(
      audit.subjectId,
      ctx.db.selectDistinct({ id: audit.subjectId }).from(audit).where(eq(audit.subject, q.toUpperCase())),
    ),
    everyWord(q, (p) => ilike(audit.subject, p)),
  );

export const findAudit = (
  ctx: Ctx,
  o: {
    act?: AuditRow['act'] | undefined;
    subject?: string | undefined;
    operator?: string | undefined;
    q?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    sort?: AuditSort | undefined;
    current: number;
    size: number;
    cursor?: string | undefined;
  },
) =>
  pageByKeys<AuditRow>({
    order: orders[o.sort ?? 'newest'],
    where: and(
      o.act ? eq(audit.act, o.act) : undefined,
      o.subject ? eq(audit.subjectId, o.subject) : undefined,
      o.operator ? eq(audit.operatorId, o.operator) : undefined,
      o.from ? sql`${audit.at} >= ${startOfDay(o.from)}` : undefined,
      o.to ? sql`${audit.at} < ${startOfDay(o.to)} + interval '1 day'` : undefined,
      o.q ? called(ctx, o.q) : undefined,
    ),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(audit), place })
        .from(audit)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, audit, where, most),
  });
