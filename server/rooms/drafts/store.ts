import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import { draftLimits } from '#contract/drafts/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { formDrafts } from './tables.ts';

type DraftRecord = typeof formDrafts.$inferSelect;
const of = (userId: string, form: string) => and(eq(formDrafts.userId, userId), eq(formDrafts.form, form));

export const findDraft = async (ctx: Ctx, userId: string, form: string): Promise<DraftRecord | undefined> =>
  (await ctx.db.select().from(formDrafts).where(of(userId, form)))[0];

export const findDrafts = (ctx: Ctx, userId: string): Promise<DraftRecord[]> =>
  ctx.db
    .select()
    .from(formDrafts)
    .where(eq(formDrafts.userId, userId))
    .orderBy(desc(formDrafts.savedAt), formDrafts.form);

/** Writes a draft in one statement; one that is not there begins at 1. @returns it, or undefined where its revision is not `base` */
export const writeDraft = async (
  ctx: Ctx,
  row: { userId: string; form: string; content: Record<string, unknown> },
  base: number,
): Promise<DraftRecord | undefined> => {
  const savedAt = sql`clock_timestamp()`;
  return (
    await ctx.db
      .insert(formDrafts)
      .values({ ...row, revision: 1, savedAt })
      .onConflictDoUpdate({
        target: [formDrafts.userId, formDrafts.form],
        set: { content: row.content, revision: base + 1, savedAt },
        setWhere: eq(formDrafts.revision, base),
      })
      .returning()
  )[0];
};

/** Keeps the newest `most` of a person. */
export const deleteBeyond = async (ctx: Ctx, userId: string): Promise<void> => {
  const newest = ctx.db
    .select({ form: formDrafts.form })
    .from(formDrafts)
    .where(eq(formDrafts.userId, userId))
    .orderBy(desc(formDrafts.savedAt), formDrafts.form)
    .limit(draftLimits.max);
  await ctx.db.delete(formDrafts).where(and(eq(formDrafts.userId, userId), notInArray(formDrafts.form, newest)));
};

export const deleteDraft = async (ctx: Ctx, userId: string, form: string): Promise<void> => {
  await ctx.db.delete(formDrafts).where(of(userId, form));
};

export const deleteDraftsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(formDrafts).where(eq(formDrafts.userId, userId));
};

export const deleteOldDrafts = async (ctx: Ctx): Promise<void> => {
  await ctx.db
    .delete(formDrafts)
    .where(lt(formDrafts.savedAt, sql`now() - make_interval(days => ${draftLimits.days})`));
};
