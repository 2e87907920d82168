import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { mostLeads } from '#contract/fairs/leads/leads.ts';
import type { VisitMode } from '#contract/fairs/visit-modes.ts';
import type { Ctx } from '#server/platform/context.ts';
import { boothVisits, guestEntries } from '../guests/tables.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';

const ofCompany = (entId: string, fairId?: string) =>
  and(
    eq(fairBooths.entId, entId),
    eq(fairBooths.state, 'taken'),
    isNotNull(fairs.publishedAt),
    fairId ? eq(fairs.id, fairId) : undefined,
  );

/** Fairs at which a company has or had booths, the newest first. */
export const findExhibited = (ctx: Ctx, entId: string) =>
  ctx.db
    .select({
      id: fairs.id,
      name: fairs.name,
      startsAt: fairs.startsAt,
      endsAt: fairs.endsAt,
      booths: sql<number>`count(*)::int`,
    })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .where(ofCompany(entId))
    .groupBy(fairs.id)
    .orderBy(desc(fairs.startsAt), desc(fairs.id));

/** Who came to a company's booths, each once, the last first; the booth is the one that they came to last. */
export const findBoothVisitors = (ctx: Ctx, entId: string, fairId?: string) =>
  ctx.db
    .select({
      visitorId: boothVisits.visitorId,
      firstDay: sql<string>`min(${boothVisits.day})::text`,
      firstAt: sql<string>`min(${boothVisits.firstAt})`,
      lastAt: sql<string>`max(${boothVisits.lastAt})`,
      visits: sql<number>`sum(${boothVisits.times})::int`,
      brochures: sql<number>`sum(${boothVisits.brochures})::int`,
      boothId: sql<string>`(array_agg(${boothVisits.boothId} order by ${boothVisits.lastAt} desc))[1]`,
      mode: sql<VisitMode>`(array_agg(${boothVisits.mode} order by ${boothVisits.lastAt} desc))[1]`,
    })
    .from(boothVisits)
    .innerJoin(fairBooths, eq(fairBooths.id, boothVisits.boothId))
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .where(ofCompany(entId, fairId))
    .groupBy(boothVisits.visitorId)
    .orderBy(desc(sql`max(${boothVisits.lastAt})`), boothVisits.visitorId)
    .limit(mostLeads);
export type BoothVisitor = Awaited<ReturnType<typeof findBoothVisitors>>[number];

/** Visits of a company's booths by fair, day and the way people came, own people apart. */
export const countVisitsByDay = (ctx: Ctx, entId: string, visitorIds: string[]) =>
  visitorIds.length
    ? ctx.db
        .select({
          fairId: fairHalls.fairId,
          day: boothVisits.day,
          mode: boothVisits.mode,
          visits: sql<number>`sum(${boothVisits.times})::int`,
          brochures: sql<number>`sum(${boothVisits.brochures})::int`,
        })
        .from(boothVisits)
        .innerJoin(fairBooths, eq(fairBooths.id, boothVisits.boothId))
        .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
        .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
        .where(and(ofCompany(entId), inArray(boothVisits.visitorId, visitorIds)))
        .groupBy(fairHalls.fairId, boothVisits.day, boothVisits.mode)
        .orderBy(fairHalls.fairId, boothVisits.day, boothVisits.mode)
    : Promise.resolve([]);

/** Booths with the name of their fair. */
export const findNamesOfBooths = (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({ id: fairBooths.id, number: fairBooths.number, fair: fairs.name })
        .from(fairBooths)
        .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
        .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
        .where(inArray(fairBooths.id, ids))
    : Promise.resolve([]);

/** Which of these people wrote into a guest book of the company's booths, with their names under it. */
export const findGuests = async (ctx: Ctx, entId: string, userIds: string[]): Promise<string[]> =>
  userIds.length
    ? (
        await ctx.db
          .selectDistinct({ userId: guestEntries.userId })
          .from(guestEntries)
          .innerJoin(fairBooths, eq(fairBooths.id, guestEntries.boothId))
          .where(and(eq(fairBooths.entId, entId), inArray(guestEntries.userId, userIds)))
      ).map((r) => r.userId)
    : [];

/** Visits are kept as long as footprints are (footprints 3). */
export const dropOldVisits = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(boothVisits).where(sql`${boothVisits.day} < (now() at time zone 'Asia/Shanghai')::date - 180`);
};
