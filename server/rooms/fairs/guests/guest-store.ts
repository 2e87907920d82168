import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { boothVisits, guestEntries } from './tables.ts';

export type EntryRecord = typeof guestEntries.$inferSelect;
type VisitRow = Pick<typeof boothVisits.$inferInsert, 'boothId' | 'visitorId' | 'day' | 'mode'>;

/** Of one booth, person and day there is one row; nothing is counted without end. @returns whether it is the first of the day */
export const countBoothVisit = async (ctx: Ctx, row: VisitRow, brochures = 0): Promise<boolean> => {
  const [kept] = await ctx.db
    .insert(boothVisits)
    .values({ ...row, brochures })
    .onConflictDoUpdate({
      target: [boothVisits.boothId, boothVisits.visitorId, boothVisits.day],
      set: {
        lastAt: sql`clock_timestamp()`,
        ...(brochures === 0 && { mode: row.mode, times: sql`least(${boothVisits.times} + 1, 1000)` }),
        brochures: sql`least(${boothVisits.brochures} + ${brochures}, 1000)`,
      },
    })
    .returning({ first: sql<boolean>`xmax = 0` });
  return kept?.first ?? false;
};

/** Which booths somebody visited, for the copy of their data. */
export const findVisitsOf = (ctx: Ctx, visitorId: string) =>
  ctx.db
    .select({
      boothId: boothVisits.boothId,
      day: boothVisits.day,
      mode: boothVisits.mode,
      times: boothVisits.times,
      brochures: boothVisits.brochures,
    })
    .from(boothVisits)
    .where(eq(boothVisits.visitorId, visitorId))
    .orderBy(desc(boothVisits.day), boothVisits.boothId);

/** The visits go with the account; what somebody wrote stays, without a name. */
export const forgetVisitor = async (ctx: Ctx, visitorId: string): Promise<void> => {
  await ctx.db.delete(boothVisits).where(eq(boothVisits.visitorId, visitorId));
};

/** Entries of a booth as a reader may see them, the newest first. @param reader null for the exhibitor, who reads all of them */
export const findEntries = async (
  ctx: Ctx,
  boothId: string,
  reader: string | null,
  q: { current: number; size: number },
) => {
  const shown = reader === null ? undefined : or(isNull(guestEntries.hider), eq(guestEntries.userId, reader));
  const where = and(eq(guestEntries.boothId, boothId), shown);
  return pageOfRows(
    ctx.db
      .select()
      .from(guestEntries)
      .where(where)
      .orderBy(desc(guestEntries.createdAt), desc(guestEntries.id))
      .$dynamic(),
    q,
    ctx.db.$count(guestEntries, where),
  );
};

export const findEntriesByIds = (ctx: Ctx, ids: string[]): Promise<EntryRecord[]> =>
  ids.length ? ctx.db.select().from(guestEntries).where(inArray(guestEntries.id, ids)) : Promise.resolve([]);

export const findEntriesOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ boothId: guestEntries.boothId, text: guestEntries.text, at: guestEntries.createdAt })
    .from(guestEntries)
    .where(eq(guestEntries.userId, userId))
    .orderBy(desc(guestEntries.createdAt), desc(guestEntries.id));

/** How many entries somebody wrote at a booth. */
export const countEntries = async (tx: Ctx, boothId: string, userId: string): Promise<number> => {
  const [row] = await tx.db
    .select({ n: count() })
    .from(guestEntries)
    .where(and(eq(guestEntries.boothId, boothId), eq(guestEntries.userId, userId)));
  return row?.n ?? 0;
};

export const insertEntry = async (
  tx: Ctx,
  row: Pick<EntryRecord, 'id' | 'boothId' | 'userId' | 'entId' | 'text'>,
): Promise<void> => {
  await tx.db.insert(guestEntries).values({ ...row, createdAt: sql`clock_timestamp()` as never });
};

export const writeAnswer = async (tx: Ctx, id: string, text: string, userId: string): Promise<void> => {
  await tx.db
    .update(guestEntries)
    .set({ answer: text, answeredAt: sql`clock_timestamp()`, answeredBy: userId })
    .where(eq(guestEntries.id, id));
};

/** What the desk has hidden the exhibitor does not show again. */
export const hideEntry = async (tx: Ctx, id: string, hidden: boolean): Promise<void> => {
  await tx.db
    .update(guestEntries)
    .set({ hider: hidden ? 'exhibitor' : null })
    .where(and(eq(guestEntries.id, id), or(isNull(guestEntries.hider), eq(guestEntries.hider, 'exhibitor'))));
};

export const hideForGood = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.update(guestEntries).set({ hider: 'desk' }).where(eq(guestEntries.id, id));
};
