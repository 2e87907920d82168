import { operatorContent as calls } from '#contract/content/desk.ts';
import { operatorMedia } from '#contract/content/desk-media.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  findPieceCompanies,
  findPieceProducts,
  importIssue,
  movePiece,
  readDeskPiece,
  readDeskPieces,
  readDeskVersion,
  readIssues,
  retryIssue,
  savePiece,
} from '#server/rooms/content/index.ts';
import { contributionOf } from '#server/rooms/contributions/index.ts';
import { uploadFile } from '#server/rooms/files/index.ts';
import { findEditors } from '#server/rooms/identity/index.ts';
import { findConfirmed } from '../operators/factor-store.ts';
import { record } from '../record.ts';

/** Who could approve: editors in service with an authenticator (content 9). */
const present = async (ctx: Ctx): Promise<string[]> =>
  findConfirmed(
    ctx,
    (await findEditors(ctx)).map((u) => u.id),
  );

/** A piece with the contribution that it came of, if any. */
const readPiece = async (ctx: Ctx, id: string) => {
  const [piece, contributionId] = await Promise.all([
    readDeskPiece(ctx, id, await present(ctx)),
    contributionOf(ctx, id),
  ]);
  return { ...piece, contributionId };
};

const save = (ctx: Ctx, asked: ParsedOf<typeof calls.save>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { id, turn, state, title, again } = await savePiece(tx, asked);
    if (!again)
      await record(tx, {
        act: 'content.save',
        subject: title || asked.slug,
        subjectId: id,
        after: { slug: asked.slug, turn },
      });
    return { id, turn, state };
  });

const move = (ctx: Ctx, id: string, asked: ParsedOf<typeof calls.move>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { turn, state, title, alone, before } = await movePiece(tx, id, asked, () => present(tx));
    await record(tx, {
      act: `content.${asked.act}`,
      subject: title,
      subjectId: id,
      reason: asked.reason,
      before: { state: before },
      after: { state, ...(alone && { alone }) },
    });
    return { id, turn, state };
  });

const startImport = (ctx: Ctx, id: string, asked: ParsedOf<typeof operatorMedia.importIssue>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { progress, again } = await importIssue(tx, id, asked);
    if (!again) await record(tx, { act: 'content.import', subject: progress.name, subjectId: id });
    return progress;
  });

export const contentRoutes = [
  route(calls.list, ({ ctx, query }) => readDeskPieces(ctx, query)),
  route(calls.companies, ({ ctx, query }) => findPieceCompanies(ctx, query.q)),
  route(calls.products, ({ ctx, query }) => findPieceProducts(ctx, query.q)),
  route(calls.detail, ({ ctx, params }) => readPiece(ctx, params.id)),
  route(calls.version, ({ ctx, params }) => readDeskVersion(ctx, params.id, params.no)),
  route(calls.save, ({ ctx, body }) => save(ctx, body)),
  route(calls.move, ({ ctx, params, body }) => move(ctx, params.id, body)),
  route(operatorMedia.upload, ({ ctx, http, params }) => uploadFile(ctx, http, params.kind)),
  route(operatorMedia.importIssue, ({ ctx, params, body }) => startImport(ctx, params.id, body)),
  route(operatorMedia.issues, ({ ctx, params }) => readIssues(ctx, params.id)),
  route(operatorMedia.retryIssue, ({ ctx, params }) => retryIssue(ctx, params.id)),
];
