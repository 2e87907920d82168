import { and, eq, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { boothStaff, fairBooths, hallBlocks } from '../tables.ts';

/** Staff of a hall's booths, each with the company whose booth it is. */
export const findStaffOfHall = (ctx: Ctx, hallId: string) =>
  ctx.db
    .select({ boothId: boothStaff.boothId, userId: boothStaff.userId, entId: fairBooths.entId })
    .from(boothStaff)
    .innerJoin(fairBooths, eq(fairBooths.id, boothStaff.boothId))
    .where(and(eq(fairBooths.hallId, hallId), eq(fairBooths.state, 'taken')));

/** The booth of a hall that somebody looks after for a company. */
export const findOwnBooth = async (ctx: Ctx, o: { hallId: string; userId: string; entId: string }) => {
  const [found] = await ctx.db
    .select({ boothId: boothStaff.boothId })
    .from(boothStaff)
    .innerJoin(fairBooths, eq(fairBooths.id, boothStaff.boothId))
    .where(
      and(
        eq(fairBooths.hallId, o.hallId),
        eq(fairBooths.state, 'taken'),
        eq(fairBooths.entId, o.entId),
        eq(boothStaff.userId, o.userId),
      ),
    )
    .orderBy(fairBooths.number)
    .limit(1);
  return found?.boothId ?? null;
};

/** Whom somebody has blocked in halls, and who has blocked them. */
export const findBlocked = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const rows = await ctx.db
    .select({ a: hallBlocks.userId, b: hallBlocks.otherId })
    .from(hallBlocks)
    .where(or(eq(hallBlocks.userId, userId), eq(hallBlocks.otherId, userId)));
  return rows.map((r) => (r.a === userId ? r.b : r.a));
};
export const findOwnBlocks = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ userId: hallBlocks.otherId, at: hallBlocks.at })
    .from(hallBlocks)
    .where(eq(hallBlocks.userId, userId))
    .orderBy(hallBlocks.at, hallBlocks.otherId);

export const insertBlock = (ctx: Ctx, userId: string, otherId: string) =>
  ctx.db.insert(hallBlocks).values({ userId, otherId }).onConflictDoNothing();
export const deleteBlock = (ctx: Ctx, userId: string, otherId: string) =>
  ctx.db.delete(hallBlocks).where(and(eq(hallBlocks.userId, userId), eq(hallBlocks.otherId, otherId)));
/** @returns whether either has blocked the other still */
export const areApart = async (ctx: Ctx, a: string, b: string): Promise<boolean> =>
  (await findBlocked(ctx, a)).includes(b);
export const deleteBlocksOf = (ctx: Ctx, userId: string) =>
  ctx.db.delete(hallBlocks).where(or(eq(hallBlocks.userId, userId), eq(hallBlocks.otherId, userId)));
