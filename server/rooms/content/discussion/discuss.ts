import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type Comment, type discussion, discussionErrors } from '#contract/content/discussion.ts';
import { isDiscussed, kindRules } from '#contract/content/kinds.ts';
import { excerpt, pick } from '#contract/core/text.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { iso } from '../present.ts';
import { findShown } from '../reading/reading-store.ts';
import {
  type CommentRecord,
  countMarks,
  deleteComment,
  findComment,
  findComments,
  findCommentsByIds,
  hideComment,
  insertComment,
  setMark,
} from './discussion-store.ts';
import { countFollowers, deleteFollow } from '../reading/expert-store.ts';

/** A piece that is discussed and that the caller reads in whole. @throws Refused common.notFound */
const discussed = async (ctx: Ctx, id: string): Promise<string> => {
  const kind = (await findShown(ctx, id))?.piece.kind;
  if (!kind || !isDiscussed(kind) || (kindRules[kind].gated && !ctx.person)) throw refuse(common.notFound);
  return id;
};

const present = async (ctx: Ctx, rows: CommentRecord[]): Promise<Comment[]> => {
  const people = await peopleByIds(ctx, [...new Set(rows.map((r) => r.userId))]);
  const names = new Map(people.map((p) => [p.id, p.name]));
  return rows.map((r) => ({
    id: r.id,
    name: names.get(r.userId) ?? '',
    text: r.text,
    at: iso(r.createdAt),
    own: r.userId === ctx.person?.userId,
  }));
};

/** What members say of a piece, the newest first, and how many praise it and collected it (content 24). */
export const readComments = async (
  ctx: Ctx,
  id: string,
  q: ParsedOf<typeof discussion.comments>['query'],
): Promise<AnswerOf<typeof discussion.comments>> => {
  const pieceId = await discussed(ctx, id);
  const [{ rows, total }, marks, followers] = await Promise.all([
    findComments(ctx, pieceId, q),
    countMarks(ctx, pieceId, ctx.person?.userId ?? null),
    countFollowers(ctx, pieceId, ctx.person?.userId ?? null),
  ]);
  return {
    ...pageOf(await present(ctx, rows), total, q),
    praises: marks.praise.n,
    collects: marks.collect.n,
    praised: marks.praise.mine,
    collected: marks.collect.mine,
    follows: followers.n,
    followed: followers.mine,
  };
};

/** Says something of a piece; the same id again is the same comment. @throws Refused common.notFound, discussion.changed */
export const sayComment = async (
  ctx: Ctx,
  id: string,
  { commentId, text }: ParsedOf<typeof discussion.say>['body'],
): Promise<Comment> => {
  const pieceId = await discussed(ctx, id);
  const { userId } = me(ctx);
  await insertComment(ctx, { id: commentId, pieceId, userId, text });
  const row = await findComment(ctx, commentId);
  if (!row || row.pieceId !== pieceId || row.userId !== userId || row.text !== text)
    throw refuse(discussionErrors.changed);
  const [said] = await present(ctx, [row]);
  return said as Comment;
};

/** Deletes a comment of mine; one that a report is about goes too. @throws Refused common.notFound */
export const removeComment = async (ctx: Ctx, id: string): Promise<null> => {
  if (!(await deleteComment(ctx, id, me(ctx).userId))) throw refuse(common.notFound);
  return null;
};

/** Praises or collects a piece, or takes that back; again changes nothing (content 25). @throws Refused common.notFound */
export const markPiece = async (
  ctx: Ctx,
  id: string,
  kind: 'praise' | 'collect',
  on: boolean,
): Promise<{ on: boolean; n: number }> => {
  const pieceId = await discussed(ctx, id);
  const { userId } = me(ctx);
  await setMark(ctx, { userId, pieceId, kind }, on);
  return { on, n: (await countMarks(ctx, pieceId, userId))[kind].n };
};

/**
 * Follows who says a statement, or takes that back through any statement of theirs; again changes nothing (content 38).
 * @throws Refused common.notFound
 */
export const followExpert = async (ctx: Ctx, id: string, on: boolean): Promise<{ on: boolean; n: number }> => {
  const pieceId = await discussed(ctx, id);
  const found = await findShown(ctx, pieceId);
  if (!found?.content.person || !kindRules[found.piece.kind].person) throw refuse(common.notFound);
  const { userId } = me(ctx);
  const before = await countFollowers(ctx, pieceId, userId);
  if (on && !before.mine) await setMark(ctx, { userId, pieceId, kind: 'follow' }, true);
  if (!on) await deleteFollow(ctx, userId, pieceId);
  return { on, n: (await countFollowers(ctx, pieceId, userId)).n };
};

/** A comment can be reported by every member who reads it, but not by who wrote it. */
export const moderatedComments: Moderated = {
  kind: 'comment',
  find: async (ctx, ids, reporterId) => {
    const rows = (await findCommentsByIds(ctx, ids)).filter(
      ({ comment: c, shown }) =>
        reporterId === null || (c.userId !== reporterId && c.hiddenAt === null && shown !== null),
    );
    return new Map(
      rows.map(({ comment: c, title }) => [
        c.id,
        { about: excerpt(pick(title, ctx.lang)), text: c.text, authorId: c.userId },
      ]),
    );
  },
  hide: hideComment,
};
