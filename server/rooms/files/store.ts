import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

export const findFiles = (ctx: Ctx, ids: string[]): Promise<FileRow[]> =>
  ids.length ? ctx.db.select().from(files).where(inArray(files.id, ids)) : Promise.resolve([]);

/** The same under row locks, so that nobody claims or removes them meanwhile. */
export const lockFiles = (ctx: Ctx, ids: string[]): Promise<FileRow[]> =>
  ctx.db.select().from(files).where(inArray(files.id, ids)).for('update');

export const setSubject = async (ctx: Ctx, ids: string[], subject: { kind: string; id: string }): Promise<void> => {
  await ctx.db.update(files).set({ subjectKind: subject.kind, subjectId: subject.id }).where(inArray(files.id, ids));
};

export const insertFile = async (ctx: Ctx, row: typeof files.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(files).values(row));

/** Deletes up to 500 files that nobody claimed within `hours`. @returns their storage keys */
export const deleteUnclaimed = async (ctx: Ctx, hours: number): Promise<string[]> => {
  const old = ctx.db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.subjectId), sql`${files.createdAt} < now() - make_interval(hours => ${hours})`))
    .limit(500);
  const rows = await ctx.db
    .delete(files)
    .where(and(inArray(files.id, old), isNull(files.subjectId)))
    .returning({ key: files.key });
  return rows.map((r) => r.key);
};
