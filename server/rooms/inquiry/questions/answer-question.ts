import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type inquiryTalk, talkErrors } from '#contract/inquiry/talk.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { questionAnswered } from '../events.ts';
import { checkQuoting } from '../inquiries/check-open.ts';
import { findConcerned } from '../inquiries/concerned-store.ts';
import { type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { lineOf } from './ask-question.ts';
import { findQuestion, findQuestionByKey, writeAnswer, writeQuestion } from './question-store.ts';

type Answer = ParsedOf<typeof inquiryTalk.answer>['body'];

/** Tells who asked, and everybody else whom an answer for all concerns. */
const tellAnswer = async (
  tx: Ctx,
  i: InquiryRecord,
  { id, entId, toAll }: { id: string; entId: string | null; toAll: boolean },
): Promise<void> => {
  const concerned = toAll ? await findConcerned(tx, i.id, { agreed: i.confidential }) : [];
  await emit(tx, questionAnswered, {
    inquiryId: i.id,
    number: i.number ?? '',
    title: i.title,
    questionId: id,
    entId,
    others: concerned.filter((c) => c !== entId),
  });
};

/** The inquiry under its lock, for its buyer's side while it is quoting. */
const lockOwn = async (tx: Ctx, id: string): Promise<InquiryRecord> => {
  await keepSeat(tx, 'buy');
  const i = await lockInquiry(tx, id);
  if (!i || !ownsInquiry(me(tx), i, 'buy')) throw refuse(common.notFound);
  checkQuoting(i);
  return i;
};

/** The buyer's side answers a question, once; of two answers at once one counts and the other is refused (deals 36). */
export const answerQuestion = async (ctx: Ctx, id: string, a: Answer): Promise<{ id: string }> => {
  const { userId } = me(ctx);
  const known = await findQuestion(ctx, id);
  if (!known) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    const i = await lockOwn(tx, known.inquiryId);
    const given = {
      answer: { [ctx.lang]: a.text },
      audience: a.audience,
      published: a.audience === 'all' && a.question ? { [ctx.lang]: a.question } : null,
      answeredBy: userId,
    };
    if (!(await writeAnswer(tx, id, given))) {
      const there = await findQuestion(tx, id);
      // A double click.
      if (there?.answeredBy === userId && there.answer?.[ctx.lang] === a.text && there.audience === a.audience)
        return { id };
      throw refuse(talkErrors.alreadyAnswered);
    }
    await tellAnswer(tx, i, { id, entId: known.entId, toAll: a.audience === 'all' });
    return { id };
  });
};

/** The buyer's side makes something clear to all bidders that nobody has asked (deals 36). */
export const clarify = (
  ctx: Ctx,
  inquiryId: string,
  { clientKey, lineId, text }: ParsedOf<typeof inquiryTalk.clarify>['body'],
): Promise<{ id: string }> => {
  const { userId } = me(ctx);
  return inTransaction(ctx, async (tx) => {
    const i = await lockOwn(tx, inquiryId);
    const repeated = await findQuestionByKey(tx, clientKey);
    if (repeated?.inquiryId === inquiryId && repeated.answeredBy === userId) return { id: repeated.id };
    if (repeated) throw refuse(common.conflict);
    const id = newId();
    await writeQuestion(tx, {
      id,
      inquiryId,
      clientKey,
      lineId: await lineOf(tx, inquiryId, lineId),
      answer: { [ctx.lang]: text },
      audience: 'all',
      answeredBy: userId,
    });
    await tellAnswer(tx, i, { id, entId: null, toAll: true });
    return { id };
  });
};
