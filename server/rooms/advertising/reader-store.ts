import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Lang } from '#contract/core/langs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { adKeys as k, adReaders as r } from './tables.ts';

/** Times that one reader counts on a day at most, of each kind; more is no person who reads. */
const most = { shown: 50, opened: 5 } as const;

/** The key of a day, made by whoever needs it first. */
export const keyOfDay = async (ctx: Ctx, day: string, fresh: () => string): Promise<string> => {
  const find = async () => (await ctx.db.select().from(k).where(eq(k.day, day)))[0]?.key;
  const known = await find();
  if (known) return known;
  await ctx.db.insert(k).values({ day, key: fresh() }).onConflictDoNothing();
  const key = await find();
  if (!key) throw new Error(`no key for ${day}`);
  return key;
};

/** Counts once more that a reader saw or opened an advertisement. */
export const countReader = async (
  ctx: Ctx,
  row: { adId: string; day: string; reader: string; lang: Lang },
  act: 'shown' | 'opened',
): Promise<void> => {
  const first = { shown: 0, opened: 0, [act]: 1 };
  await ctx.db
    .insert(r)
    .values({ ...row, ...first })
    .onConflictDoUpdate({
      target: [r.adId, r.day, r.reader, r.lang],
      set: { [act]: sql`least(${r[act]} + 1, ${most[act]})` },
    });
};

const shown = sql<number>`sum(${r.shown})::int`;
const opened = sql<number>`sum(${r.opened})::int`;
export const sumOf = async (ctx: Ctx, ids: string[]): Promise<Map<string, { shown: number; opened: number }>> =>
  new Map(
    ids.length
      ? (await ctx.db.select({ id: r.adId, shown, opened }).from(r).where(inArray(r.adId, ids)).groupBy(r.adId)).map(
          ({ id, ...n }) => [id, n],
        )
      : [],
  );
export const figuresOf = async (ctx: Ctx, adId: string) => {
  const [days, langs] = await Promise.all([
    ctx.db
      .select({ day: r.day, shown, opened, readers: sql<number>`count(distinct ${r.reader})::int` })
      .from(r)
      .where(eq(r.adId, adId))
      .groupBy(r.day)
      .orderBy(asc(r.day)),
    ctx.db.select({ lang: r.lang, shown, opened }).from(r).where(eq(r.adId, adId)).groupBy(r.lang).orderBy(asc(r.lang)),
  ]);
  return { days, langs };
};

/** Keys of days before this one; without them nobody can tell whose a row was. */
export const dropKeys = async (ctx: Ctx, before: string): Promise<void> => {
  await ctx.db.delete(k).where(lt(k.day, before));
};
