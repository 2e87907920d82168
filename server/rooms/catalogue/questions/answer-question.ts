import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { productQuestionErrors, type productQuestions } from '#contract/catalogue/questions.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { productAnswered } from '../events.ts';
import { findWithProducts, writeAnswer } from './question-store.ts';

/**
 * Whoever sells for the supplier answers, for everybody. Of two colleagues at once one does and the other is refused; a later answer
 * takes the place of the first only where that is meant. Who asked is told of the first (catalogue 39).
 */
export const answerAboutProduct = (
  ctx: Ctx,
  id: string,
  { text, again = false }: ParsedOf<typeof productQuestions.answer>['body'],
): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { userId, entId } = me(tx);
    await keepSeat(tx, 'sell');
    const [found] = await findWithProducts(tx, [id]);
    if (!found || found.question.hiddenAt || found.product.state === 'deleted' || found.product.entId !== entId)
      throw refuse(common.notFound);
    const given = { answer: { [tx.lang]: text }, answeredBy: userId, again };
    if (!(await writeAnswer(tx, id, given))) {
      const [there] = await findWithProducts(tx, [id]);
      // A double click.
      if (there?.question.answeredBy === userId && there.question.answer?.[tx.lang] === text) return { id };
      throw refuse(productQuestionErrors.alreadyAnswered);
    }
    const { question, product } = found;
    if (!question.answeredAt)
      await emit(tx, productAnswered, {
        questionId: id,
        productId: product.id,
        name: product.name,
        askerId: question.userId,
      });
    return { id };
  });
