import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { inquiryTemplates } from './tables.ts';

type Side = { userId: string; entId: string | null };
export type TemplateRecord = typeof inquiryTemplates.$inferSelect;

const of = (s: Side): SQL | undefined =>
  s.entId
    ? eq(inquiryTemplates.entId, s.entId)
    : and(isNull(inquiryTemplates.entId), eq(inquiryTemplates.userId, s.userId));

/** A side's templates by name, without what they hold. */
export const findTemplates = (ctx: Ctx, side: Side) =>
  ctx.db
    .select({ id: inquiryTemplates.id, name: inquiryTemplates.name, at: inquiryTemplates.savedAt })
    .from(inquiryTemplates)
    .where(of(side))
    .orderBy(asc(inquiryTemplates.name), asc(inquiryTemplates.id));

export const findTemplate = async (ctx: Ctx, side: Side, id: string): Promise<TemplateRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(inquiryTemplates)
      .where(and(of(side), eq(inquiryTemplates.id, id)))
  )[0];

/** Keeps a template under its name; one of the same name is replaced. */
export const writeTemplate = async (
  ctx: Ctx,
  side: Side,
  { name, content }: Pick<TemplateRecord, 'name' | 'content'>,
): Promise<TemplateRecord | undefined> => {
  const [row] = await ctx.db
    .insert(inquiryTemplates)
    .values({ id: newId(), ...side, name, content, savedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: side.entId
        ? [inquiryTemplates.entId, inquiryTemplates.name]
        : [inquiryTemplates.userId, inquiryTemplates.name],
      targetWhere: side.entId ? sql`ent_id is not null` : sql`ent_id is null`,
      set: { content, savedAt: sql`clock_timestamp()` },
    })
    .returning();
  return row;
};

export const deleteTemplate = async (ctx: Ctx, side: Side, id: string): Promise<boolean> =>
  (
    await ctx.db
      .delete(inquiryTemplates)
      .where(and(of(side), eq(inquiryTemplates.id, id)))
      .returning({ id: inquiryTemplates.id })
  ).length > 0;

/** What somebody kept for themselves goes with their account; a company's stays. */
export const deleteTemplatesOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(inquiryTemplates).where(and(isNull(inquiryTemplates.entId), eq(inquiryTemplates.userId, userId)));
};
