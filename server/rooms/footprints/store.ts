import { and, desc, eq, getTableColumns, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { FootprintKind } from '#contract/footprints/calls.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { footprints, footprintSettings, visits } from './tables.ts';

export type FootprintRecord = typeof footprints.$inferSelect;
export type Settings = { recording: boolean; named: boolean };

export const findSettings = async (ctx: Ctx, userId: string): Promise<Settings> => {
  const [row] = await ctx.db
    .select({ recording: footprintSettings.recording, named: footprintSettings.named })
    .from(footprintSettings)
    .where(eq(footprintSettings.userId, userId));
  return row ?? { recording: true, named: false };
};
/** Which of these people agree to be named to the companies that they visit. */
export const whoAgreed = async (ctx: Ctx, userIds: string[]): Promise<string[]> =>
  userIds.length
    ? (
        await ctx.db
          .select({ userId: footprintSettings.userId })
          .from(footprintSettings)
          .where(and(inArray(footprintSettings.userId, userIds), eq(footprintSettings.named, true)))
      ).map((r) => r.userId)
    : [];
export const writeSettings = async (ctx: Ctx, userId: string, s: Settings): Promise<void> => {
  await ctx.db
    .insert(footprintSettings)
    .values({ userId, ...s })
    .onConflictDoUpdate({ target: footprintSettings.userId, set: s });
};

export const insertFootprint = async (ctx: Ctx, row: typeof footprints.$inferInsert): Promise<void> => {
  await ctx.db.insert(footprints).values(row);
};

const recorded = sql`not exists (
  select 1 from ${footprintSettings} where ${footprintSettings.userId} = ${footprints.userId} and not ${footprintSettings.recording})`;

/** Ends a footprint once, by whom it is, unless they are not recorded now: it lasted no longer than the time that has gone by. */
export const endFootprint = async (ctx: Ctx, userId: string | null, id: string, seconds: number): Promise<void> => {
  await ctx.db
    .update(footprints)
    .set({
      endedAt: sql`clock_timestamp()`,
      seconds: sql`least(${seconds}::int, extract(epoch from clock_timestamp() - ${footprints.createdAt})::int)`,
    })
    .where(
      and(
        eq(footprints.id, id),
        isNull(footprints.endedAt),
        userId ? and(eq(footprints.userId, userId), recorded) : isNull(footprints.userId),
      ),
    );
};

type Wish = { userId: string; kind?: FootprintKind | undefined; day?: string | undefined };
const wished = (o: Wish): SQL | undefined =>
  and(
    eq(footprints.userId, o.userId),
    o.kind ? eq(footprints.kind, o.kind) : undefined,
    o.day ? eq(footprints.day, o.day) : undefined,
  );
const newest: ListOrder = {
  name: 'newest',
  parts: [
    {
      keys: [
        { by: footprints.createdAt, kind: 'instant', desc: true },
        { by: footprints.id, kind: 'id', desc: true },
      ],
    },
  ],
};

export const findFootprints = (ctx: Ctx, o: Wish & { current: number; size: number; cursor?: string | undefined }) =>
  pageByKeys<FootprintRecord>({
    order: newest,
    where: wished(o),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(footprints), place })
        .from(footprints)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, footprints, where, most),
  });

export const findAllFootprints = (ctx: Ctx, userId: string): Promise<FootprintRecord[]> =>
  ctx.db
    .select()
    .from(footprints)
    .where(eq(footprints.userId, userId))
    .orderBy(desc(footprints.createdAt), desc(footprints.id));

/** What somebody searched for, the last words first. */
export const findSearches = (ctx: Ctx, userId: string, o: { scope?: SearchKind | undefined; most: number }) =>
  ctx.db
    .select({
      words: footprints.subject,
      scope: footprints.scope,
      n: sql<number>`count(*)::int`,
      at: sql<string>`max(${footprints.createdAt})`,
    })
    .from(footprints)
    .where(and(wished({ userId, kind: 'search' }), o.scope ? eq(footprints.scope, o.scope) : undefined))
    .groupBy(footprints.subject, footprints.scope)
    .orderBy(sql`max(${footprints.createdAt}) desc`, footprints.subject, footprints.scope)
    .limit(o.most);

export const deleteFootprint = async (ctx: Ctx, userId: string, id: string): Promise<void> => {
  await ctx.db.delete(footprints).where(and(eq(footprints.id, id), eq(footprints.userId, userId)));
};
/** Own searches by these words, or all of them. */
export const deleteSearches = async (ctx: Ctx, userId: string, words?: string): Promise<void> => {
  await ctx.db
    .delete(footprints)
    .where(and(wished({ userId, kind: 'search' }), words === undefined ? undefined : eq(footprints.subject, words)));
};
export const deleteFootprints = async (ctx: Ctx, userId: string, day?: string): Promise<number> =>
  (await ctx.db.delete(footprints).where(wished({ userId, day })).returning({ id: footprints.id })).length;

/** A record is kept for half a year, that of visitors without an account for a month. */
export const dropOld = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(footprints).where(lt(footprints.createdAt, sql<string>`now() - interval '180 days'`));
  await ctx.db
    .delete(footprints)
    .where(and(isNull(footprints.userId), lt(footprints.createdAt, sql<string>`now() - interval '30 days'`)));
  await ctx.db.delete(visits).where(lt(visits.day, sql<string>`(now() - interval '90 days')::date`));
};

/** Nothing of what somebody looked at stays when their account goes. */
export const forgetFootprints = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(footprints).where(eq(footprints.userId, userId));
  await ctx.db.delete(visits).where(eq(visits.visitorId, userId));
  await ctx.db.delete(footprintSettings).where(eq(footprintSettings.userId, userId));
};
