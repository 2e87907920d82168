import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { EntryCode, RuleCode, StatementSort, StatementWay } from '#contract/points/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { startOfDay } from '#server/platform/database/days.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { pointEntries, pointLots } from '../tables.ts';

const e = pointEntries;
const l = pointLots;
export type EntryRecord = typeof e.$inferSelect;
export type LotRecord = typeof l.$inferSelect;

export const findEntryByKey = async (ctx: Ctx, key: string): Promise<EntryRecord | undefined> =>
  (await ctx.db.select().from(e).where(eq(e.key, key)))[0];
export const findEntry = async (ctx: Ctx, id: string): Promise<EntryRecord | undefined> =>
  (await ctx.db.select().from(e).where(eq(e.id, id)))[0];
export const isReferredTo = async (ctx: Ctx, id: string, act: EntryRecord['act']): Promise<boolean> =>
  (await ctx.db.$count(e, and(eq(e.refersTo, id), eq(e.act, act)))) > 0;

export const insertEntry = async (tx: Ctx, row: Omit<typeof e.$inferInsert, 'at'>): Promise<EntryRecord> => {
  const [made] = await tx.db
    .insert(e)
    .values({ ...row, at: sql`clock_timestamp()` as never })
    .returning();
  if (!made) throw new Error('no line was written');
  return made;
};

/** Points of earnings by rule, with how many there were and the last one; of one day, or in all. */
export const sumEarned = async (
  ctx: Ctx,
  userId: string,
  o: { code?: RuleCode | undefined; day?: string | undefined },
): Promise<Map<RuleCode, { points: number; deeds: number; last: string }>> => {
  const rows = await ctx.db
    .select({ code: e.code, points: sum(e.amount).mapWith(Number), deeds: count(), last: max(e.at) })
    .from(e)
    .where(
      and(
        eq(e.userId, userId),
        eq(e.act, 'earn'),
        o.code ? eq(e.code, o.code) : isNotNull(e.code),
        o.day ? eq(e.day, o.day) : undefined,
      ),
    )
    .groupBy(e.code);
  return new Map(rows.map((r) => [r.code as RuleCode, { points: r.points, deeds: r.deeds, last: r.last ?? '' }]));
};

export const insertLot = async (
  tx: Ctx,
  lot: Omit<LotRecord, 'heldUntil' | 'expiresAt'> & { holdDays: number; validDays: number | null },
): Promise<void> => {
  const { holdDays, validDays, ...row } = lot;
  const days = (n: number) => sql`clock_timestamp() + make_interval(days => ${n}::int)`;
  await tx.db.insert(l).values({
    ...row,
    heldUntil: holdDays ? (days(holdDays) as never) : null,
    expiresAt: validDays ? (days(holdDays + validDays) as never) : null,
  });
};
export const findLot = async (ctx: Ctx, entryId: string): Promise<LotRecord | undefined> =>
  (await ctx.db.select().from(l).where(eq(l.entryId, entryId)))[0];
export const takeFromLot = async (tx: Ctx, entryId: string, points: number): Promise<void> => {
  await tx.db
    .update(l)
    .set({ left: sql`${l.left} - ${points}` })
    .where(eq(l.entryId, entryId));
};
export const freeLot = async (tx: Ctx, entryId: string, left: number): Promise<void> => {
  await tx.db.update(l).set({ heldUntil: null, left }).where(eq(l.entryId, entryId));
};

/** Nothing is left of any of somebody's earnings. */
export const emptyLots = async (tx: Ctx, userId: string): Promise<void> => {
  await tx.db.update(l).set({ left: 0, heldUntil: null }).where(eq(l.userId, userId));
};

/** Lots that can be spent, what ends first first. */
export const findSpendable = (ctx: Ctx, userId: string): Promise<LotRecord[]> =>
  ctx.db
    .select()
    .from(l)
    .where(and(eq(l.userId, userId), gt(l.left, 0), isNull(l.heldUntil)))
    .orderBy(sql`${l.expiresAt} asc nulls last`, asc(l.entryId));

/** What of somebody is left and not theirs any more, or no longer held; everybody where no person is named. */
export const findDue = (ctx: Ctx, what: 'held' | 'expired', userId?: string): Promise<LotRecord[]> =>
  ctx.db
    .select()
    .from(l)
    .where(
      and(
        userId ? eq(l.userId, userId) : undefined,
        what === 'held'
          ? and(isNotNull(l.heldUntil), lte(l.heldUntil, sql`clock_timestamp()`))
          : and(gt(l.left, 0), isNull(l.heldUntil), lte(l.expiresAt, sql`clock_timestamp()`)),
      ),
    )
    .orderBy(asc(what === 'held' ? l.heldUntil : l.expiresAt), asc(l.entryId))
    .limit(userId ? 10_000 : 500);

/** Points that end before so many days are over, and the first moment at which some do. */
export const findExpiring = async (ctx: Ctx, userId: string, days: number) => {
  const [row] = await ctx.db
    .select({ points: sum(l.left).mapWith(Number), first: sql<string | null>`min(${l.expiresAt})` })
    .from(l)
    .where(
      and(
        eq(l.userId, userId),
        gt(l.left, 0),
        isNull(l.heldUntil),
        lte(l.expiresAt, sql`now() + make_interval(days => ${days}::int)`),
      ),
    );
  return row?.first ? { points: row.points, first: row.first } : null;
};

const ways: Record<StatementWay, SQL> = {
  in: gt(e.amount, 0),
  out: lt(e.amount, 0),
  held: ne(e.pending, 0),
};
const orders: Record<StatementSort, ListOrder> = {
  newest: {
    name: 'newest',
    parts: [
      {
        keys: [
          { by: e.no, kind: 'number', desc: true },
          { by: e.id, kind: 'id', desc: true },
        ],
      },
    ],
  },
  oldest: {
    name: 'oldest',
    parts: [
      {
        keys: [
          { by: e.no, kind: 'number' },
          { by: e.id, kind: 'id' },
        ],
      },
    ],
  },
};
export type StatementWish = {
  rule?: EntryCode | undefined;
  way?: StatementWay | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: StatementSort | undefined;
  current: number;
  size: number;
  cursor?: string | undefined;
};

/** Lines of somebody's ledger. */
export const findEntries = (ctx: Ctx, userId: string, o: StatementWish) =>
  pageByKeys<EntryRecord>({
    order: orders[o.sort ?? 'newest'],
    where: and(
      eq(e.userId, userId),
      o.rule ? eq(e.code, o.rule) : undefined,
      o.way ? ways[o.way] : undefined,
      o.from ? gte(e.at, startOfDay(o.from)) : undefined,
      o.to ? sql`${e.at} < ${startOfDay(o.to)} + interval '1 day'` : undefined,
    ),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(e), place })
        .from(e)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, e, where, most),
  });

/** All lines of somebody, from the first. */
export const findAllEntries = (ctx: Ctx, userId: string): Promise<EntryRecord[]> =>
  ctx.db.select().from(e).where(eq(e.userId, userId)).orderBy(asc(e.no));
