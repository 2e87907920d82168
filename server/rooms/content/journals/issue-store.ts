import { and, asc, desc, eq, gte, ilike, inArray, lt, sql } from 'drizzle-orm';
import type { issueFaults } from '#contract/content/desk-media.ts';
import type { Ctx } from '#server/platform/context.ts';
import { contentPieces as p, contentVersions as v } from '../tables.ts';
import { contentIssuePages as pages, contentIssues as issues } from './tables.ts';

export type IssueRecord = typeof issues.$inferSelect;

/** @returns whether it is new; false where the id is taken */
export const insertIssue = async (tx: Ctx, row: typeof issues.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(issues).values(row).onConflictDoNothing().returning({ id: issues.id })).length > 0;

export const findIssue = async (ctx: Ctx, id: string): Promise<IssueRecord | undefined> =>
  (await ctx.db.select().from(issues).where(eq(issues.id, id)))[0];

export const findIssues = (ctx: Ctx, ids: string[]): Promise<IssueRecord[]> =>
  ids.length ? ctx.db.select().from(issues).where(inArray(issues.id, ids)) : Promise.resolve([]);

/** Imports of a piece, the newest first; what an editor looks at. */
export const findIssuesOf = (ctx: Ctx, pieceId: string): Promise<IssueRecord[]> =>
  ctx.db
    .select()
    .from(issues)
    .where(eq(issues.pieceId, pieceId))
    .orderBy(desc(issues.createdAt), desc(issues.id))
    .limit(30);

export const noteOpened = async (ctx: Ctx, id: string, n: number): Promise<void> => {
  await ctx.db
    .update(issues)
    .set({ pages: n, updatedAt: sql`clock_timestamp()` })
    .where(eq(issues.id, id));
};

type PageRow = typeof pages.$inferInsert;
/**
 * A page is there, with its pictures. One that comes twice is one. Meant for a transaction: it holds the issue's row.
 * @returns whether pages are still wanted
 */
export const insertPage = async (tx: Ctx, row: PageRow): Promise<boolean> => {
  const [one] = await tx.db.select().from(issues).where(eq(issues.id, row.issueId)).for('no key update');
  if (one?.state !== 'reading') return false;
  await tx.db.insert(pages).values(row).onConflictDoNothing();
  const done = await tx.db.$count(pages, eq(pages.issueId, row.issueId));
  const whole = done === one.pages;
  await tx.db
    .update(issues)
    .set({ done, state: whole ? 'done' : 'reading', updatedAt: sql`clock_timestamp()` })
    .where(eq(issues.id, row.issueId));
  return !whole;
};

/** The first page that is not there yet; null where all are. */
export const findMissing = async (ctx: Ctx, id: string, n: number): Promise<number | null> => {
  const rows = await ctx.db.select({ no: pages.no }).from(pages).where(eq(pages.issueId, id));
  const there = new Set(rows.map((r) => r.no));
  for (let no = 1; no <= n; no++) if (!there.has(no)) return no;
  return null;
};

export const noteFailed = async (ctx: Ctx, id: string, fault: (typeof issueFaults)[number]): Promise<void> => {
  await ctx.db
    .update(issues)
    .set({ state: 'failed', fault, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(issues.id, id), eq(issues.state, 'reading')));
};

/** An import that failed goes on where it was. @returns whether there is one that is not whole */
export const noteReading = async (tx: Ctx, id: string): Promise<boolean> =>
  (
    await tx.db
      .update(issues)
      .set({ state: 'reading', fault: null, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(issues.id, id), inArray(issues.state, ['reading', 'failed'])))
      .returning({ id: issues.id })
  ).length > 0;

/** The newest imports that nobody has gone on with for some minutes: a job was lost, or there never was one. */
export const findStanding = async (ctx: Ctx, minutes: number, most: number): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: issues.id })
      .from(issues)
      .where(
        and(
          eq(issues.state, 'reading'),
          lt(issues.updatedAt, sql`clock_timestamp() - make_interval(mins => ${minutes}::int)`),
        ),
      )
      .orderBy(desc(issues.createdAt), desc(issues.id))
      .limit(most)
  ).map((r) => r.id);

/** Text of pages from `from` on, in their order. */
export const findTexts = (ctx: Ctx, issueId: string, from: number, n: number) =>
  ctx.db
    .select({ no: pages.no, text: pages.text })
    .from(pages)
    .where(and(eq(pages.issueId, issueId), gte(pages.no, from), lt(pages.no, from + n)))
    .orderBy(asc(pages.no));

/** Pages whose text has these words, upper and lower case alike. */
export const findPagesWith = (ctx: Ctx, issueId: string, q: string) =>
  ctx.db
    .select({ no: pages.no, text: pages.text })
    .from(pages)
    .where(and(eq(pages.issueId, issueId), ilike(pages.text, `%${q.replace(/[\\%_]/g, '\\$&')}%`)))
    .orderBy(asc(pages.no));

/** Sizes of first pages, by issue. */
export const findCovers = (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({ issueId: pages.issueId, width: pages.width, height: pages.height })
        .from(pages)
        .where(and(inArray(pages.issueId, ids), eq(pages.no, 1)))
    : Promise.resolve([]);

/** What readers see of the piece of an issue, where that version names the issue; undefined otherwise. */
export const findShownWith = async (ctx: Ctx, issueId: string) =>
  (
    await ctx.db
      .select({ media: sql<unknown>`${v.content}->'media'`, slug: p.slug, fileId: issues.fileId })
      .from(issues)
      .innerJoin(p, eq(p.id, issues.pieceId))
      .innerJoin(v, and(eq(v.pieceId, p.id), eq(v.no, p.shown)))
      .where(
        and(
          eq(issues.id, issueId),
          sql`${issueId} in (${v.content}#>>'{media,editions,cn}', ${v.content}#>>'{media,editions,en}', ${v.content}#>>'{media,editions,es}')`,
        ),
      )
  )[0];
