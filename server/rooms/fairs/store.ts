import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { boothDisplays, boothProducts, boothStaff, fairBooths, fairHalls, fairs } from './tables.ts';

export type FairRecord = typeof fairs.$inferSelect;
export type HallRecord = typeof fairHalls.$inferSelect;
export type BoothRecord = typeof fairBooths.$inferSelect;
export type DisplayRecord = typeof boothDisplays.$inferSelect;

const isPublished = isNotNull(fairs.publishedAt);

/** Fairs that everybody may know of, by their beginning. There are a few a year. */
export const findFairs = (ctx: Ctx): Promise<FairRecord[]> =>
  ctx.db.select().from(fairs).where(isPublished).orderBy(asc(fairs.startsAt), asc(fairs.id));

/** Halls of these fairs with how many booths each has, and how many of them have an exhibitor. */
export const findHallBriefs = (ctx: Ctx, fairIds: string[]) =>
  fairIds.length
    ? ctx.db
        .select({
          id: fairHalls.id,
          fairId: fairHalls.fairId,
          no: fairHalls.no,
          name: fairHalls.name,
          createdAt: fairHalls.createdAt,
          booths: count(fairBooths.id),
          taken: sql<number>`count(*) filter (where ${fairBooths.state} = 'taken')`.mapWith(Number),
        })
        .from(fairHalls)
        .leftJoin(fairBooths, eq(fairBooths.hallId, fairHalls.id))
        .where(inArray(fairHalls.fairId, fairIds))
        .groupBy(fairHalls.id)
        .orderBy(asc(fairHalls.no))
    : Promise.resolve([]);

/** A hall of a fair that everybody may know of. */
export const findHall = async (ctx: Ctx, id: string): Promise<{ fair: FairRecord; hall: HallRecord } | undefined> => {
  const [found] = await ctx.db
    .select({ fair: fairs, hall: fairHalls })
    .from(fairHalls)
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .where(and(eq(fairHalls.id, id), isPublished));
  return found;
};

/** Booths of a hall in the order of their numbers: A2 before A10. */
export const findBooths = (ctx: Ctx, hallId: string): Promise<BoothRecord[]> =>
  ctx.db
    .select()
    .from(fairBooths)
    .where(eq(fairBooths.hallId, hallId))
    .orderBy(
      sql`regexp_replace(${fairBooths.number}, '\\d+$', '')`,
      sql`length(${fairBooths.number})`,
      fairBooths.number,
    );

export const findBooth = async (
  ctx: Ctx,
  id: string,
): Promise<{ fair: FairRecord; hall: HallRecord; booth: BoothRecord } | undefined> => {
  const [found] = await ctx.db
    .select({ fair: fairs, hall: fairHalls, booth: fairBooths })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .where(and(eq(fairBooths.id, id), isPublished));
  return found;
};

export const findDisplays = (ctx: Ctx, boothIds: string[]): Promise<DisplayRecord[]> =>
  boothIds.length
    ? ctx.db.select().from(boothDisplays).where(inArray(boothDisplays.boothId, boothIds))
    : Promise.resolve([]);

/** Products of booths, in the order in which their exhibitors show them. @param first how many a booth, at most */
export const findBoothProducts = (ctx: Ctx, boothIds: string[], first: number) =>
  boothIds.length
    ? ctx.db
        .select({ boothId: boothProducts.boothId, productId: boothProducts.productId })
        .from(boothProducts)
        .where(and(inArray(boothProducts.boothId, boothIds), sql`${boothProducts.place} < ${first}`))
        .orderBy(asc(boothProducts.boothId), asc(boothProducts.place), asc(boothProducts.productId))
    : Promise.resolve([]);

export const findStaff = (ctx: Ctx, boothIds: string[]) =>
  boothIds.length
    ? ctx.db
        .select()
        .from(boothStaff)
        .where(inArray(boothStaff.boothId, boothIds))
        .orderBy(asc(boothStaff.boothId), asc(boothStaff.place), asc(boothStaff.userId))
    : Promise.resolve([]);

/** Somebody looks after no booth any more. */
export const deleteStaff = (ctx: Ctx, userId: string) => ctx.db.delete(boothStaff).where(eq(boothStaff.userId, userId));

/** Those of these booths that have an exhibitor at a fair that everybody may know of, each with its fair. */
export const findBoothsAtFairs = async (ctx: Ctx, ids: string[]): Promise<{ booth: BoothRecord; fair: FairRecord }[]> =>
  ids.length
    ? ctx.db
        .select({ booth: fairBooths, fair: fairs })
        .from(fairBooths)
        .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
        .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
        .where(and(inArray(fairBooths.id, ids), eq(fairBooths.state, 'taken'), isPublished))
    : [];

export const findBoothsByIds = async (ctx: Ctx, ids: string[]): Promise<BoothRecord[]> =>
  (await findBoothsAtFairs(ctx, ids)).map((r) => r.booth);

/** Booths with an exhibitor, for sitemaps. */
export const findListedBooths = (ctx: Ctx, { limit, offset }: { limit: number; offset: number }) =>
  ctx.db
    .select({ id: fairBooths.id, changed: sql<string>`coalesce(${boothDisplays.updatedAt}, ${fairs.createdAt})` })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .leftJoin(boothDisplays, eq(boothDisplays.boothId, fairBooths.id))
    .where(and(eq(fairBooths.state, 'taken'), isPublished))
    .orderBy(fairBooths.id)
    .limit(limit)
    .offset(offset);
