import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { judge } from '#contract/core/access.ts';
import { productQuestions } from '#contract/catalogue/questions.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { absent } from '../own/absent.ts';
import { findProduct } from '../store.ts';
import { findQuestions } from './question-store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Whether a person answers for a company. */
const answersFor = (person: Person | null, entId: string): boolean =>
  person?.entId === entId && judge(productQuestions.answer.access, person) === 'yes';

/** What was asked about a listed product, as this reader may see it; nobody is told who asked (catalogue 38). */
export const readProductQuestions = async (
  ctx: Ctx,
  productId: string,
  q: ParsedOf<typeof productQuestions.read>['query'],
): Promise<AnswerOf<typeof productQuestions.read>> => {
  const product = await findProduct(ctx, productId);
  if (!product) throw await absent(ctx, productId);
  const { person } = ctx;
  const keeper = answersFor(person, product.entId);
  const { rows, total } = await findQuestions(
    ctx,
    productId,
    keeper ? 'supplier' : person && { userId: person.userId },
    q,
  );
  const records = rows.map((r) => ({
    id: r.id,
    text: r.text,
    at: iso(r.askedAt),
    answer: r.answer && r.answeredAt ? { text: r.answer, at: iso(r.answeredAt) } : null,
    own: r.userId === person?.userId,
  }));
  return { ...pageOf(records, total, q), keeper };
};
