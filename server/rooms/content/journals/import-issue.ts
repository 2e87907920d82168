import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { IssueProgress, operatorMedia } from '#contract/content/desk-media.ts';
import { mediaLimits, pageWidths } from '#contract/content/media.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { openIssue } from '#server/platform/marked/issue-pages.ts';
import { NotDrawn } from '#server/platform/marked/marked-pages.ts';
import { bytesOfHeld, claimFiles, fileFacts, heldFile } from '#server/rooms/files/index.ts';
import { issueWaits } from '../events.ts';
import { iso } from '../present.ts';
import { findPiece } from '../store.ts';
import {
  findIssue,
  findIssuesOf,
  findMissing,
  findStanding,
  insertIssue,
  insertPage,
  type IssueRecord,
  noteFailed,
  noteOpened,
  noteReading,
} from './issue-store.ts';

/** Milliseconds after which a job hands on to the next: none outlasts its time, whatever a page takes. */
const aJob = 12_000;
/** What a file of an issue hangs on, and where the picture of a page lies. */
const issueSubject = (id: string) => ({ kind: 'issue', id });
export const pictureKey = (id: string, no: number, width: number): string => `issues/${id}/${no}-${width}.webp`;

const present = (one: IssueRecord, name: string): IssueProgress => ({
  id: one.id,
  name,
  state: one.state,
  fault: one.fault,
  pages: one.pages,
  done: one.done,
  updatedAt: iso(one.updatedAt),
});

/** Imports of a piece, the newest first. @throws Refused common.notFound */
export const readIssues = async (ctx: Ctx, pieceId: string): Promise<AnswerOf<typeof operatorMedia.issues>> => {
  if (!(await findPiece(ctx, pieceId))) throw refuse(common.notFound);
  const rows = await findIssuesOf(ctx, pieceId);
  const names = new Map(
    (
      await fileFacts(
        ctx,
        rows.map((r) => r.fileId),
      )
    ).map((f) => [f.id, f.name]),
  );
  return { issues: rows.map((r) => present(r, names.get(r.fileId) ?? '')) };
};

/**
 * Begins to read in a PDF that the editor has uploaded, in a transaction of the caller's; the same id again is the same import.
 * @throws Refused common.notFound, files.notYours
 */
export const importIssue = async (
  tx: Ctx,
  pieceId: string,
  { issueId, file }: { issueId: string; file: string },
): Promise<{ progress: IssueProgress; again: boolean }> => {
  const piece = await findPiece(tx, pieceId);
  if (piece?.kind !== 'journal') throw refuse(common.notFound);
  const fresh = await insertIssue(tx, { id: issueId, pieceId, fileId: file, createdBy: me(tx).userId });
  const one = await findIssue(tx, issueId);
  if (!one || one.pieceId !== pieceId || one.fileId !== file) throw refuse(common.notFound);
  if (fresh) {
    await claimFiles(tx, [file], issueSubject(issueId), 'issue');
    await emit(tx, issueWaits, { issueId });
  }
  const [fact] = await fileFacts(tx, [file]);
  return { progress: present(one, fact?.name ?? ''), again: !fresh };
};

/** Goes on with an import that failed or stands still; one that is whole stays so. @throws Refused common.notFound */
export const retryIssue = (ctx: Ctx, id: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    if (!(await findIssue(tx, id))) throw refuse(common.notFound);
    if (await noteReading(tx, id)) await emit(tx, issueWaits, { issueId: id });
    return null;
  });

/** Minutes after which an import stands still, and how many of those are gone on with at a time. */
const standing = 3;
const together = 2;
/** Goes on with imports whose job was lost, the newest first; a few at a time, so that readers notice nothing. */
export const wakeStanding = async (ctx: Ctx): Promise<void> => {
  for (const id of await findStanding(ctx, standing, together)) await retryIssue(ctx, id);
};

/** Reads pages until all are there or the job's time is over. @returns whether more are wanted */
const readPages = async (ctx: Ctx, id: string, bytes: Uint8Array): Promise<boolean> => {
  const over = Date.now() + aJob;
  const issue = openIssue(bytes);
  try {
    const n = await issue.count();
    if (n < 1 || n > mediaLimits.pages) {
      await noteFailed(ctx, id, 'tooManyPages');
      return false;
    }
    await noteOpened(ctx, id, n);
    for (let no = await findMissing(ctx, id, n); no !== null; no = await findMissing(ctx, id, n)) {
      const page = await issue.page(no, { widths: pageWidths, mostText: mediaLimits.pageText });
      for (const [i, width] of pageWidths.entries())
        await ctx.platform.storage.put(pictureKey(id, no, width), page.pictures[i] ?? new Uint8Array());
      const { text, width, height } = page;
      const row = { issueId: id, no, text, width, height };
      if (!(await inTransaction(ctx, (tx) => insertPage(tx, row)))) return false;
      if (Date.now() > over) return true;
    }
    return false;
  } finally {
    await issue.close();
  }
};

/** Issues that this node draws at this moment: each takes a thread and its memory. */
const drawing = new Set<string>();
const mostDrawn = 1;
/** Milliseconds after which one that found no room asks again. */
const later = 3_000;

/**
 * Reads in the pages of an issue that are not there yet (content 20): each is drawn, laid in the storage and then noted by itself, so a
 * job that breaks off loses one page at most, and one that comes twice finds its pages there.
 */
export const readIssueIn = async (ctx: Ctx, { issueId }: { issueId: string }): Promise<void> => {
  const one = await findIssue(ctx, issueId);
  if (one?.state !== 'reading') return;
  if (drawing.size >= mostDrawn) {
    const startAfter = new Date(Date.now() + later);
    await inTransaction(ctx, (tx) => emit(tx, issueWaits, { issueId }, { startAfter }));
    return;
  }
  const file = await heldFile(ctx, one.fileId, issueSubject(issueId));
  if (!file) {
    await noteFailed(ctx, issueId, 'unreadable');
    return;
  }
  drawing.add(issueId);
  try {
    if (!(await readPages(ctx, issueId, await bytesOfHeld(ctx, file)))) return;
  } catch (err) {
    if (!(err instanceof NotDrawn)) throw err;
    ctx.platform.log.warn({ issue: issueId, err: err.message }, 'an issue could not be read in');
    await noteFailed(ctx, issueId, 'unreadable');
    return;
  } finally {
    drawing.delete(issueId);
  }
  await inTransaction(ctx, (tx) => emit(tx, issueWaits, { issueId }));
};
