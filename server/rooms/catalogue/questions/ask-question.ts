import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { productQuestionErrors, productQuestionLimits, type productQuestions } from '#contract/catalogue/questions.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { lockPeople } from '#server/rooms/identity/index.ts';
import { productAsked } from '../events.ts';
import { absent } from '../own/absent.ts';
import { findProduct } from '../store.ts';
import { countAsked, findByKey, insertQuestions } from './question-store.ts';

/**
 * A member asks about a listed product of another company. Two windows of one person ask one after the other, so that the limits
 * hold (catalogue 38).
 */
export const askAboutProduct = (
  ctx: Ctx,
  productId: string,
  { clientKey, text }: ParsedOf<typeof productQuestions.ask>['body'],
): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { userId, entId } = me(tx);
    await lockPeople(tx, { people: [userId] });
    const product = await findProduct(tx, productId);
    if (!product) throw await absent(tx, productId);
    if (product.entId === entId) throw refuse(productQuestionErrors.own);
    const repeated = await findByKey(tx, userId, clientKey);
    if (repeated?.productId === productId) return { id: repeated.id };
    if (repeated) throw refuse(common.conflict);
    const asked = await countAsked(tx, productId, userId);
    if (asked.n >= productQuestionLimits.ofPerson || asked.waiting >= productQuestionLimits.waiting)
      throw refuse(productQuestionErrors.tooMany);
    const id = newId();
    await insertQuestions(tx, [{ id, productId, userId, clientKey, text: { [tx.lang]: text } }]);
    await emit(tx, productAsked, { questionId: id, productId, entId: product.entId, name: product.name });
    return { id };
  });
