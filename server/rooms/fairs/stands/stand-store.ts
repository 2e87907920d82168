import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { StandContent } from '#contract/fairs/exhibiting/stand-lacks.ts';
import type { Ctx } from '#server/platform/context.ts';
import { boothVisits, guestEntries } from '../guests/tables.ts';
import { boothDisplays, boothProducts, boothStaff, fairBooths, fairHalls, fairs } from '../tables.ts';

/** Booths of a company at fairs that everybody may know of, the newest fair first. */
export const findBoothsOf = (ctx: Ctx, entId: string) =>
  ctx.db
    .select({ booth: fairBooths, hall: fairHalls, fair: fairs })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .where(and(eq(fairBooths.entId, entId), isNotNull(fairs.publishedAt)))
    .orderBy(sql`${fairs.startsAt} desc`, asc(fairHalls.no), asc(fairBooths.number), asc(fairBooths.id))
    .limit(200);

/** How many people visited booths, and how many entries their guest books have. */
export const countGuests = async (ctx: Ctx, boothIds: string[]) => {
  if (!boothIds.length) return { visits: new Map<string, number>(), entries: new Map<string, number>() };
  const [visits, entries] = await Promise.all([
    ctx.db
      .select({ id: boothVisits.boothId, n: count() })
      .from(boothVisits)
      .where(inArray(boothVisits.boothId, boothIds))
      .groupBy(boothVisits.boothId),
    ctx.db
      .select({ id: guestEntries.boothId, n: count() })
      .from(guestEntries)
      .where(and(inArray(guestEntries.boothId, boothIds), isNull(guestEntries.hider)))
      .groupBy(guestEntries.boothId),
  ]);
  return { visits: new Map(visits.map((v) => [v.id, v.n])), entries: new Map(entries.map((e) => [e.id, e.n])) };
};

/** Saves how a booth is furnished, over what was there; the caller holds the booth's lock. @returns its new revision */
export const writeStand = async (tx: Ctx, boothId: string, c: StandContent) => {
  const { template, accent, headline, intro, brochure, film, captions, pictures, pictureWords } = c;
  const set = { template, accent, headline, intro, brochure, film, captions, pictures, pictureWords };
  const [saved] = await tx.db
    .insert(boothDisplays)
    .values({ boothId, ...set, updatedAt: sql`clock_timestamp()` as never })
    .onConflictDoUpdate({
      target: boothDisplays.boothId,
      set: {
        ...set,
        revision: sql`${boothDisplays.revision} + 1` as never,
        updatedAt: sql`clock_timestamp()` as never,
      },
    })
    .returning({ revision: boothDisplays.revision, updatedAt: boothDisplays.updatedAt });
  if (!saved) throw new Error('no display was written');
  await tx.db.delete(boothProducts).where(eq(boothProducts.boothId, boothId));
  await tx.db.delete(boothStaff).where(eq(boothStaff.boothId, boothId));
  if (c.products.length)
    await tx.db.insert(boothProducts).values(c.products.map((productId, place) => ({ boothId, productId, place })));
  if (c.staff.length) await tx.db.insert(boothStaff).values(c.staff.map((s, place) => ({ boothId, ...s, place })));
  return { revision: saved.revision, savedAt: new Date(saved.updatedAt).toISOString() };
};
