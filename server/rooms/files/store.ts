import { inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

export const findFiles = (ctx: Ctx, ids: string[]): Promise<FileRow[]> =>
  ids.length ? ctx.db.select().from(files).where(inArray(files.id, ids)) : Promise.resolve([]);

export const setSubject = async (ctx: Ctx, ids: string[], subject: { kind: string; id: string }): Promise<void> => {
  await ctx.db.update(files).set({ subjectKind: subject.kind, subjectId: subject.id }).where(inArray(files.id, ids));
};

export const insertFile = async (ctx: Ctx, row: typeof files.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(files).values(row));
