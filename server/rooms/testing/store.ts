import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { type StoredSheet, testQuotations as quotations, testSheets as sheets, testSheetVersions } from './tables.ts';

export type { StoredSheet };

export type SheetRecord = typeof sheets.$inferSelect;
export type QuotationRecord = typeof quotations.$inferSelect;
export type VersionRecord = typeof testSheetVersions.$inferSelect;
const now = sql`clock_timestamp()`;

/** Sheets that name some method, up to a number. */
export const findSheets = (ctx: Ctx, most: number): Promise<SheetRecord[]> =>
  ctx.db
    .select()
    .from(sheets)
    .where(sql`jsonb_array_length(${sheets.lines}) > 0`)
    .orderBy(sheets.entId)
    .limit(most);
export const findSheet = async (ctx: Ctx, entId: string): Promise<SheetRecord | undefined> =>
  (await ctx.db.select().from(sheets).where(eq(sheets.entId, entId)))[0];

/** Writes a sheet over the version that it was read in, 0 for none yet, and keeps it as a version. @returns the new version; null where somebody was faster */
export const writeSheet = async (
  tx: Ctx,
  entId: string,
  base: number,
  userId: string,
  sheet: StoredSheet,
): Promise<number | null> => {
  const { offer: offerId, ...rest } = sheet;
  const rows =
    base === 0
      ? await tx.db
          .insert(sheets)
          .values({ entId, offerId, ...rest })
          .onConflictDoNothing()
          .returning({ version: sheets.version })
      : await tx.db
          .update(sheets)
          .set({ offerId, ...rest, version: sql`${sheets.version} + 1`, updatedAt: now })
          .where(and(eq(sheets.entId, entId), eq(sheets.version, base)))
          .returning({ version: sheets.version });
  const version = rows[0]?.version;
  if (version === undefined) return null;
  await tx.db.insert(testSheetVersions).values({ entId, version, userId, sheet });
  return version;
};

/** Versions of a sheet, newest first. */
export const findVersions = (ctx: Ctx, entId: string, o: { current: number; size: number }) => {
  const where = eq(testSheetVersions.entId, entId);
  return pageOfRows(
    ctx.db.select().from(testSheetVersions).where(where).orderBy(desc(testSheetVersions.version)),
    o,
    ctx.db.$count(testSheetVersions, where),
  );
};
/** The version before one. */
export const findVersionBefore = async (ctx: Ctx, entId: string, version: number): Promise<VersionRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(testSheetVersions)
      .where(and(eq(testSheetVersions.entId, entId), lt(testSheetVersions.version, version)))
      .orderBy(desc(testSheetVersions.version))
      .limit(1)
  )[0];

/** @returns false where this click was there already */
export const insertQuotation = async (ctx: Ctx, row: typeof quotations.$inferInsert): Promise<boolean> =>
  (await ctx.db.insert(quotations).values(row).onConflictDoNothing().returning({ id: quotations.id })).length === 1;
export const findQuotationByKey = async (
  ctx: Ctx,
  ownerId: string,
  clientKey: string,
): Promise<QuotationRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(quotations)
      .where(and(eq(quotations.ownerId, ownerId), eq(quotations.clientKey, clientKey)))
  )[0];
export const findQuotation = async (ctx: Ctx, id: string): Promise<QuotationRecord | undefined> =>
  (await ctx.db.select().from(quotations).where(eq(quotations.id, id)))[0];
export const lockQuotation = async (tx: Ctx, id: string): Promise<QuotationRecord | undefined> => {
  taking(tx, 'testQuotation', [id]);
  return (await tx.db.select().from(quotations).where(eq(quotations.id, id)).for('no key update'))[0];
};
/** The application that a quotation became. */
export const markSent = async (tx: Ctx, id: string, applicationId: string): Promise<void> => {
  await tx.db.update(quotations).set({ applicationId }).where(eq(quotations.id, id));
};

const newest = [desc(quotations.createdAt), desc(quotations.id)];
/** Those of a side, newest first; words are searched in numbers and standards. */
export const findQuotations = (
  ctx: Ctx,
  side: string,
  o: { q?: string | undefined; current: number; size: number },
) => {
  const where = and(
    eq(quotations.ownerSide, side),
    o.q
      ? everyWord(o.q, (like) =>
          or(
            ilike(quotations.number, like),
            sql`exists (select 1 from jsonb_array_elements(${quotations.lines}) as l where l ->> 'standard' ilike ${like})`,
          ),
        )
      : undefined,
  );
  return pageOfRows(
    ctx.db
      .select()
      .from(quotations)
      .where(where)
      .orderBy(...newest),
    o,
    ctx.db.$count(quotations, where),
  );
};
export const findKeptBy = (ctx: Ctx, ownerId: string): Promise<QuotationRecord[]> =>
  ctx.db
    .select()
    .from(quotations)
    .where(eq(quotations.ownerId, ownerId))
    .orderBy(...newest);
