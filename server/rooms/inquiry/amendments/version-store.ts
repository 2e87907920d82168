import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { inquiries, inquiryLines } from '../tables.ts';
import { inquiryDeadlines, inquiryVersions } from './tables.ts';
import type { Snapshot, SnapshotTerms } from './snapshot-rules.ts';

export type VersionRecord = typeof inquiryVersions.$inferSelect;
export type DeadlineRecord = typeof inquiryDeadlines.$inferSelect;

/** Versions of inquiries, the oldest first; an inquiry that was never changed has none. */
export const findVersions = async (ctx: Ctx, inquiryIds: string[]): Promise<Map<string, VersionRecord[]>> => {
  const rows = inquiryIds.length
    ? await ctx.db
        .select()
        .from(inquiryVersions)
        .where(inArray(inquiryVersions.inquiryId, inquiryIds))
        .orderBy(asc(inquiryVersions.inquiryId), asc(inquiryVersions.version))
    : [];
  return Map.groupBy(rows, (r) => r.inquiryId);
};

/** The moves of an inquiry's deadline, the oldest first. */
export const findDeadlines = (ctx: Ctx, inquiryId: string): Promise<DeadlineRecord[]> =>
  ctx.db
    .select()
    .from(inquiryDeadlines)
    .where(eq(inquiryDeadlines.inquiryId, inquiryId))
    .orderBy(asc(inquiryDeadlines.at), asc(inquiryDeadlines.id));

type Kept = { inquiryId: string; version: number; snapshot: Snapshot };
/** Keeps a version and the one before it, which the first amendment finds nowhere. */
export const writeVersions = async (
  ctx: Ctx,
  before: Kept & { at: string },
  after: Kept & { userId: string; reason: Text | null },
): Promise<void> => {
  await ctx.db
    .insert(inquiryVersions)
    .values([
      { ...before, at: new Date(before.at).toISOString() },
      { ...after, at: sql`clock_timestamp()` },
    ])
    .onConflictDoNothing();
};

/** Sets what an inquiry asks from now on, with its version. */
export const amendInquiryRow = async (ctx: Ctx, id: string, terms: SnapshotTerms, version: number): Promise<void> => {
  await ctx.db
    .update(inquiries)
    .set({ ...terms, version, updatedAt: sql`clock_timestamp()` })
    .where(eq(inquiries.id, id));
};

/** Sets lines that stay and adds new ones; those that are named no more are kept for what quoted them, and asked for no more. */
export const amendLines = async (
  ctx: Ctx,
  inquiryId: string,
  lines: Snapshot['lines'],
  gone: { ids: string[]; version: number },
): Promise<void> => {
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  await ctx.db
    .insert(inquiryLines)
    .values(lines.map((l) => ({ ...l, inquiryId })))
    .onConflictDoUpdate({
      target: inquiryLines.id,
      set: {
        specification: excluded('specification'),
        unit: excluded('unit'),
        tiers: excluded('tiers'),
        annual: excluded('annual'),
        targetPrice: excluded('target_price'),
        requirements: excluded('requirements'),
      },
    });
  if (gone.ids.length)
    await ctx.db
      .update(inquiryLines)
      .set({ removedIn: gone.version })
      .where(and(eq(inquiryLines.inquiryId, inquiryId), inArray(inquiryLines.id, gone.ids)));
};

/** The highest number that a line of an inquiry ever had: no number means two lines. */
export const lastLineNo = async (ctx: Ctx, inquiryId: string): Promise<number> => {
  const [row] = await ctx.db
    .select({ no: sql<number>`coalesce(max(${inquiryLines.no}), 0)::int` })
    .from(inquiryLines)
    .where(eq(inquiryLines.inquiryId, inquiryId));
  return row?.no ?? 0;
};

/** Moves the deadline, and keeps where it stood. */
export const writeDeadline = async (
  ctx: Ctx,
  d: { id: string; inquiryId: string; before: string; after: string; userId: string },
): Promise<void> => {
  await ctx.db.insert(inquiryDeadlines).values({ ...d, at: sql`clock_timestamp()` });
  await ctx.db
    .update(inquiries)
    .set({ deadline: d.after, state: 'quoting', updatedAt: sql`clock_timestamp()` })
    .where(eq(inquiries.id, d.inquiryId));
};

/** Keeps that the time for quotations ended before its deadline. */
export const writeEnded = async (
  ctx: Ctx,
  d: { inquiryId: string; before: string; after: string; userId: string },
): Promise<void> => {
  await ctx.db.insert(inquiryDeadlines).values({ id: newId(), ...d, at: sql`clock_timestamp()` });
};
