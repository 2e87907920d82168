import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { HallPlan } from '#contract/fairs/plan.ts';
import type { DrawnBooth } from '#contract/fairs/desk/plan-rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import type { BoothRecord } from '../store.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';

/** All booths of a hall under their row locks, by id: nobody holds, takes or frees one meanwhile. */
export const lockBoothsOf = async (tx: Ctx, hallId: string): Promise<BoothRecord[]> => {
  const rows = await tx.db
    .select()
    .from(fairBooths)
    .where(eq(fairBooths.hallId, hallId))
    .orderBy(asc(fairBooths.id))
    .for('no key update');
  taking(
    tx,
    'fairBooth',
    rows.map((b) => b.id),
  );
  return rows;
};

/** Booths of several halls. */
export const findBoothsIn = (ctx: Ctx, hallIds: string[]): Promise<BoothRecord[]> =>
  hallIds.length
    ? ctx.db.select().from(fairBooths).where(inArray(fairBooths.hallId, hallIds)).orderBy(asc(fairBooths.id))
    : Promise.resolve([]);

export const findBoothPlace = async (ctx: Ctx, id: string) =>
  (
    await ctx.db
      .select({ fair: fairs, hallId: fairHalls.id, number: fairBooths.number })
      .from(fairBooths)
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
      .where(eq(fairBooths.id, id))
  )[0];

export const writePlan = async (tx: Ctx, hallId: string, plan: HallPlan): Promise<number> => {
  const [row] = await tx.db
    .update(fairHalls)
    .set({ plan, version: sql`${fairHalls.version} + 1` })
    .where(eq(fairHalls.id, hallId))
    .returning({ version: fairHalls.version });
  if (!row) throw new Error('no hall was written');
  return row.version;
};

export const deleteBooths = async (tx: Ctx, ids: string[]): Promise<void> => {
  if (ids.length) await tx.db.delete(fairBooths).where(inArray(fairBooths.id, ids));
};

export const insertBooths = async (tx: Ctx, hallId: string, booths: DrawnBooth[]): Promise<void> => {
  if (booths.length)
    await tx.db.insert(fairBooths).values(
      booths.map(({ id, number, outline, front, class: kind, size }) => ({
        id,
        hallId,
        number,
        outline,
        front,
        class: kind,
        size,
      })),
    );
};

/** Booths as they are drawn now, all in one write; first their numbers out of the way, since each is there once in a hall. */
export const writeBooths = async (tx: Ctx, booths: DrawnBooth[]): Promise<void> => {
  if (!booths.length) return;
  const ids = booths.map((b) => b.id);
  await tx.db
    .update(fairBooths)
    .set({ number: sql`'~' || ${fairBooths.id}` })
    .where(inArray(fairBooths.id, ids));
  await tx.db.execute(sql`
    update fair_booths b set number = d.number, outline = d.outline, front = d.front, class = d.class, size = d.size
    from jsonb_to_recordset(${JSON.stringify(booths)}::jsonb)
      as d(id uuid, number text, outline jsonb, front text, class text, size text)
    where b.id = d.id`);
};
