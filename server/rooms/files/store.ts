import { and, asc, count, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

export const findFiles = (ctx: Ctx, ids: string[]): Promise<FileRow[]> =>
  ids.length ? ctx.db.select().from(files).where(inArray(files.id, ids)) : Promise.resolve([]);

/** What a person uploaded, the oldest first. */
export const findFilesOf = (ctx: Ctx, ownerId: string): Promise<FileRow[]> =>
  ctx.db.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(asc(files.createdAt), asc(files.id));

/** The same under row locks by id, so that nobody claims or removes them meanwhile. */
export const lockFiles = (ctx: Ctx, ids: string[]): Promise<FileRow[]> =>
  ctx.db.select().from(files).where(inArray(files.id, ids)).orderBy(asc(files.id)).for('no key update');

export const setSubject = async (ctx: Ctx, ids: string[], subject: { kind: string; id: string }): Promise<void> => {
  await ctx.db.update(files).set({ subjectKind: subject.kind, subjectId: subject.id }).where(inArray(files.id, ids));
};

export const releaseSubject = async (
  ctx: Ctx,
  subject: { kind: string; ids: string[] },
  but: readonly string[],
): Promise<void> => {
  await ctx.db
    .update(files)
    .set({ subjectKind: null, subjectId: null })
    .where(
      and(
        eq(files.subjectKind, subject.kind),
        inArray(files.subjectId, subject.ids),
        but.length ? notInArray(files.id, [...but]) : undefined,
      ),
    );
};

/** Gives files that came without a session to the person who registered with them. */
export const setOwner = async (ctx: Ctx, ids: string[], ownerId: string): Promise<void> => {
  await ctx.db.update(files).set({ ownerId, ticketHash: null }).where(inArray(files.id, ids));
};

/** Files of a ticket that are younger than an hour. */
export const countOfTicket = async (ctx: Ctx, ticketHash: string): Promise<number> => {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(files)
    .where(and(eq(files.ticketHash, ticketHash), gt(files.createdAt, sql`now() - interval '1 hour'`)));
  return row?.n ?? 0;
};

export const insertFile = async (ctx: Ctx, row: typeof files.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(files).values(row));

export const insertFiles = async (ctx: Ctx, rows: (typeof files.$inferInsert)[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(files).values(rows);
};

export const deleteFiles = async (ctx: Ctx, ids: string[]): Promise<void> => {
  await ctx.db.delete(files).where(inArray(files.id, ids));
};

/** Deletes up to 500 files that nobody claimed within `hours`, or in one hour without an owner. @returns their storage keys */
export const deleteUnclaimed = async (ctx: Ctx, hours: number): Promise<string[]> => {
  const old = ctx.db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        isNull(files.subjectId),
        or(
          sql`${files.createdAt} < now() - make_interval(hours => ${hours})`,
          and(isNotNull(files.ticketHash), sql`${files.createdAt} < now() - interval '1 hour'`),
        ),
      ),
    )
    .limit(500);
  const rows = await ctx.db
    .delete(files)
    .where(and(inArray(files.id, old), isNull(files.subjectId)))
    .returning({ key: files.key });
  return rows.map((r) => r.key);
};
