import { common } from '#contract/core/errors.ts';
import { forumErrors, forumPhaseAt, type forums, questionLimits } from '#contract/fairs/forums.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import {
  countAsked,
  findQuestions,
  findQuestionsByIds,
  hideQuestion,
  insertQuestion,
  insertVote,
  setAnswered,
} from './question-store.ts';
import { leadsForum } from './read-forums.ts';
import { findForums, findSeat, lockForum } from './store.ts';

/** Who may read and vote: people with a place, and who leads the talk. */
const isInside = async (ctx: Ctx, forum: { id: string; fairId: string; entId: string | null }): Promise<boolean> =>
  (await findSeat(ctx, forum.id, me(ctx).userId))?.state === 'in' || leadsForum(ctx, forum, me(ctx));

/** Questions of a talk, for who is inside; nobody else is shown any. */
export const readQuestions = async (ctx: Ctx, forumId: string): Promise<AnswerOf<typeof forums.questions>> => {
  const { userId, isFinish, userType } = me(ctx);
  const [found] = await findForums(ctx, [forumId]);
  if (!found) throw refuse(common.notFound);
  const { forum } = found;
  const leads = await leadsForum(ctx, forum, me(ctx));
  const seat = await findSeat(ctx, forumId, userId);
  const past = forumPhaseAt(forum, Date.now()) === 'past';
  if (!leads && seat?.state !== 'in' && !past) return { questions: [], mayAsk: false, leads: false };
  const rows = await findQuestions(ctx, forumId, userId);
  const people = await peopleByIds(ctx, [...new Set(rows.map((r) => r.question.userId))]);
  const names = new Map(people.map((p) => [p.id, p.name]));
  return {
    questions: rows.map(({ question: q, votes, voted }) => ({
      id: q.id,
      text: q.text,
      name: names.get(q.userId) ?? '',
      at: new Date(q.createdAt).toISOString(),
      votes,
      voted,
      own: q.userId === userId,
      answered: q.answeredAt !== null,
    })),
    mayAsk: seat?.state === 'in' && isFinish && userType !== 9 && forumPhaseAt(forum, Date.now()) === 'live',
    leads,
  };
};

/** Asks in a talk that goes on. @throws Refused forums.notIn, forums.notLive, forums.tooMany */
export const ask = async (ctx: Ctx, forumId: string, text: string): Promise<{ id: string }> => {
  const { userId } = me(ctx);
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    const found = await lockForum(tx, forumId);
    if (!found) throw refuse(common.notFound);
    if ((await findSeat(tx, forumId, userId))?.state !== 'in') throw refuse(forumErrors.notIn);
    if (forumPhaseAt(found.forum, Date.now()) !== 'live') throw refuse(forumErrors.notLive);
    if ((await countAsked(tx, forumId, userId)) >= questionLimits.each)
      throw refuse(forumErrors.tooMany, { most: questionLimits.each });
    await insertQuestion(tx, { id, forumId, userId, text });
  });
  return { id };
};

const questionFor = async (ctx: Ctx, id: string) => {
  const [found] = await findQuestionsByIds(ctx, [id]);
  if (!found || found.question.hiddenAt || !(await isInside(ctx, found.forum))) throw refuse(common.notFound);
  return found;
};

/** One vote for a question of somebody else. */
export const vote = async (ctx: Ctx, id: string): Promise<null> => {
  const { question } = await questionFor(ctx, id);
  if (question.userId !== me(ctx).userId) await insertVote(ctx, id, me(ctx).userId);
  return null;
};

/** Marks a question as answered, or takes that back; by who leads the talk. */
export const markAnswered = async (ctx: Ctx, id: string, answered: boolean): Promise<null> => {
  const { forum } = await questionFor(ctx, id);
  if (!(await leadsForum(ctx, forum, me(ctx)))) throw refuse(common.forbidden);
  await setAnswered(ctx, id, answered);
  return null;
};

/** A question can be reported by whoever may read it and has not asked it, while it shows. */
const find: Moderated['find'] = async (ctx, ids, reporterId) => {
  const rows = await findQuestionsByIds(ctx, ids);
  const forums = [...new Map(rows.map((r) => [r.forum.id, r.forum])).values()];
  const inside = new Set<string>();
  if (reporterId !== null)
    await Promise.all(
      forums.map(async (f) => {
        if (forumPhaseAt(f, Date.now()) === 'past' || (await isInside(ctx, f))) inside.add(f.id);
      }),
    );
  const may = rows.filter(
    ({ question: q, forum }) => reporterId === null || (!q.hiddenAt && q.userId !== reporterId && inside.has(forum.id)),
  );
  return new Map(
    may.map(({ question: q, forum }) => [
      q.id,
      { about: forum.title[ctx.lang] ?? forum.title.cn ?? '', text: q.text, authorId: q.userId },
    ]),
  );
};
export const moderatedQuestions: Moderated = { kind: 'forumQuestion', find, hide: hideQuestion };
