import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type inquiryTalk, questionLimits, talkErrors } from '#contract/inquiry/talk.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { questionAsked } from '../events.ts';
import { checkOpenTo } from '../inquiries/check-open.ts';
import { findLines, lockInquiry } from '../inquiries/inquiry-store.ts';
import { countAsked, findQuestionByKey, writeQuestion } from './question-store.ts';

/** The line of the inquiry that is named, or none. @throws Refused invalid */
export const lineOf = async (tx: Ctx, inquiryId: string, lineId: string | undefined): Promise<string | null> => {
  if (!lineId) return null;
  const lines = (await findLines(tx, [inquiryId])).get(inquiryId) ?? [];
  if (!lines.some((l) => l.id === lineId)) throw refuse(common.invalid, {}, { lineId: { code: 'choice' } });
  return lineId;
};

/**
 * A supplier asks about an inquiry that it may read, until its deadline. The inquiry is locked, so that the limits hold and the
 * database's clock decides (deals 35).
 */
export const askQuestion = (
  ctx: Ctx,
  inquiryId: string,
  { clientKey, lineId, text }: ParsedOf<typeof inquiryTalk.ask>['body'],
): Promise<{ id: string }> => {
  const { entId, userId } = me(ctx);
  if (!entId) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const i = await checkOpenTo(tx, await lockInquiry(tx, inquiryId));
    const repeated = await findQuestionByKey(tx, clientKey);
    if (repeated?.inquiryId === inquiryId && repeated.entId === entId) return { id: repeated.id };
    if (repeated) throw refuse(common.conflict);
    const asked = await countAsked(tx, inquiryId, entId);
    if (asked.n >= questionLimits.all || asked.open >= questionLimits.open) throw refuse(talkErrors.tooManyQuestions);
    const id = newId();
    await writeQuestion(tx, {
      id,
      inquiryId,
      clientKey,
      lineId: await lineOf(tx, inquiryId, lineId),
      entId,
      userId,
      text: { [ctx.lang]: text },
    });
    await emit(tx, questionAsked, {
      inquiryId,
      number: i.number ?? '',
      title: i.title,
      questionId: id,
      entId,
      buyerId: i.buyerId,
      buyerEntId: i.entId,
    });
    return { id };
  });
};
