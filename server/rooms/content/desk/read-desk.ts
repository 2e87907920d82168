import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { langs } from '#contract/core/langs.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { wordsGiven } from '#contract/core/text.ts';
import { lacksOf } from '#contract/content/lacks.ts';
import type { DeskPieceRow, operatorContent } from '#contract/content/desk.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findListedProducts } from '#server/rooms/catalogue/index.ts';
import { findCompanies } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { iso, namesOf, presentParts, presentRow } from '../present.ts';
import { findPiece, findVersion, type PieceRecord } from '../store.ts';
import { countInReview, findDeskPage, findMoves, findVersions } from './desk-store.ts';
import { approvalOf, type Editors } from './move-piece.ts';

type Head = NonNullable<Awaited<ReturnType<typeof findVersion>>>;
const namesOfPeople = async (ctx: Ctx, ids: (string | null)[]): Promise<Map<string, string>> => {
  const asked = [...new Set(ids.flatMap((id) => id ?? []))];
  return new Map((await peopleByIds(ctx, asked)).map((u) => [u.id, u.name]));
};

const presentDeskRow = (piece: PieceRecord, head: Head, by: string): DeskPieceRow => {
  const lacks = lacksOf(piece.kind, head.content);
  return {
    id: piece.id,
    kind: piece.kind,
    slug: piece.slug,
    title: wordsGiven(head.content.title),
    state: piece.state,
    shown: piece.shown !== null,
    complete: langs.filter((l) => !lacks.some((at) => at.endsWith(`.${l}`))),
    by,
    updatedAt: iso(piece.updatedAt),
    publishAt: piece.publishAt && iso(piece.publishAt),
    publishedAt: piece.publishedAt && iso(piece.publishedAt),
  };
};

export const readDeskPieces = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorContent.list>['query'],
): Promise<AnswerOf<typeof operatorContent.list>> => {
  const [{ rows, total }, waiting] = await Promise.all([findDeskPage(ctx, q, q), countInReview(ctx)]);
  const names = await namesOfPeople(
    ctx,
    rows.map((r) => r.head.authorId),
  );
  const records = rows.map((r) => presentDeskRow(r.piece, r.head, names.get(r.head.authorId) ?? ''));
  return { ...pageOf(records, total, q), waiting };
};

/** A piece with its newest version, its history, and whether the reader may approve it. @throws Refused common.notFound */
export const readDeskPiece = async (
  ctx: Ctx,
  id: string,
  editors: Editors,
): Promise<Omit<AnswerOf<typeof operatorContent.detail>, 'contributionId'>> => {
  const piece = await findPiece(ctx, id);
  const head = piece && (await findVersion(ctx, id, piece.head));
  if (!piece || !head) throw refuse(common.notFound);
  const [versions, moves, named, [photo]] = await Promise.all([
    findVersions(ctx, id),
    findMoves(ctx, id),
    namesOf(ctx, head.content),
    // What readers don't see yet, the desk reads as it reads files.
    head.content.photo ? fileFacts(ctx, [head.content.photo]) : [],
  ]);
  const names = await namesOfPeople(ctx, [...versions.map((v) => v.authorId), ...moves.map((m) => m.userId)]);
  const by = (userId: string | null) => (userId && names.get(userId)) ?? '';
  return {
    row: presentDeskRow(piece, head, by(head.authorId)),
    turn: piece.turn,
    content: head.content,
    ...named,
    view: {
      row: { ...presentRow({ piece, content: head.content }), photo: photo?.url ?? null },
      gate: 'none',
      parts: await presentParts(ctx, head.content),
      related: [],
    },
    theirs: piece.theirs,
    barred: piece.barred,
    approval: approvalOf(me(ctx).userId, [head.authorId, piece.submittedBy], editors),
    versions: versions.map((v) => ({ no: v.no, by: by(v.authorId), at: iso(v.at), shown: v.no === piece.shown })),
    moves: moves.map((m) => ({
      act: m.act,
      no: m.no,
      by: by(m.userId),
      reason: m.reason,
      alone: m.alone,
      at: iso(m.at),
    })),
  };
};

/** @throws Refused common.notFound */
export const readDeskVersion = async (
  ctx: Ctx,
  id: string,
  no: number,
): Promise<AnswerOf<typeof operatorContent.version>> => {
  const version = await findVersion(ctx, id, no);
  if (!version) throw refuse(common.notFound);
  return { content: version.content, ...(await namesOf(ctx, version.content)) };
};

const mostFound = 12;
/** Companies that a piece can name. */
export const findPieceCompanies = async (ctx: Ctx, q: string): Promise<AnswerOf<typeof operatorContent.companies>> => {
  const { rows } = await findCompanies(ctx, { q, current: 1, size: mostFound });
  return { found: rows.map(({ id, name }) => ({ id, name })) };
};

/** Products that a piece can name. */
export const findPieceProducts = async (ctx: Ctx, q: string): Promise<AnswerOf<typeof operatorContent.products>> => {
  const { records } = await findListedProducts(ctx, { q, current: 1, size: mostFound });
  return { found: records.map(({ id, name }) => ({ id, name })) };
};
