import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReportKind } from '#contract/moderation/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { moderationReports } from './tables.ts';

export type ReportRecord = typeof moderationReports.$inferSelect;

/** @returns the report, or the one that is open about the same */
export const insertReport = async (
  ctx: Ctx,
  row: typeof moderationReports.$inferInsert,
): Promise<{ id: string; fresh: boolean }> => {
  const made = await ctx.db
    .insert(moderationReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: moderationReports.id });
  if (made[0]) return { id: made[0].id, fresh: true };
  const [open] = await ctx.db
    .select({ id: moderationReports.id })
    .from(moderationReports)
    .where(
      and(
        eq(moderationReports.kind, row.kind),
        eq(moderationReports.subjectId, row.subjectId),
        eq(moderationReports.state, 'open'),
      ),
    );
  return { id: open?.id ?? row.id, fresh: false };
};

/** Reports that wait, the longest first. */
export const findOpenReports = (ctx: Ctx): Promise<ReportRecord[]> =>
  ctx.db
    .select()
    .from(moderationReports)
    .where(eq(moderationReports.state, 'open'))
    .orderBy(asc(moderationReports.createdAt), asc(moderationReports.id))
    .limit(200);

export const findReport = async (ctx: Ctx, id: string): Promise<ReportRecord | undefined> =>
  (await ctx.db.select().from(moderationReports).where(eq(moderationReports.id, id)))[0];

/** Decides an open report: of two at once one does. @returns it, where it was open */
export const decideRow = async (
  ctx: Ctx,
  id: string,
  d: { state: 'hidden' | 'kept'; decision: string; decidedBy: string },
): Promise<ReportRecord | undefined> =>
  (
    await ctx.db
      .update(moderationReports)
      .set({ ...d, decidedAt: sql`clock_timestamp()` })
      .where(and(eq(moderationReports.id, id), eq(moderationReports.state, 'open')))
      .returning()
  )[0];

/** What was hidden of these kinds and not shown again since, the newest first. */
export const findHidden = (ctx: Ctx, kinds: ReportKind[]): Promise<ReportRecord[]> =>
  kinds.length
    ? ctx.db
        .select()
        .from(moderationReports)
        .where(and(eq(moderationReports.state, 'hidden'), inArray(moderationReports.kind, kinds)))
        .orderBy(desc(moderationReports.decidedAt), desc(moderationReports.id))
        .limit(200)
    : Promise.resolve([]);

/** Shows again what a report hid; the decision is the newest one. @returns whether it was hidden */
export const restoreRow = async (ctx: Ctx, id: string, d: { decision: string; decidedBy: string }): Promise<boolean> =>
  (
    await ctx.db
      .update(moderationReports)
      .set({ ...d, state: 'restored', decidedAt: sql`clock_timestamp()` })
      .where(and(eq(moderationReports.id, id), eq(moderationReports.state, 'hidden')))
      .returning({ id: moderationReports.id })
  ).length > 0;

/** What a person has reported, the newest first, for their own data. */
export const findReportsBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      kind: moderationReports.kind,
      reason: moderationReports.reason,
      state: moderationReports.state,
      at: moderationReports.createdAt,
      decision: moderationReports.decision,
    })
    .from(moderationReports)
    .where(eq(moderationReports.reporterId, userId))
    .orderBy(asc(moderationReports.createdAt), asc(moderationReports.id));
