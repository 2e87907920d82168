/** What buyers ask about a product, and what its supplier answers for everybody (catalogue 38 and 39). */
import * as z from 'zod/mini';
import { identified, open, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, page, pageQuery, text } from '../core/schemas.ts';

/**
 * Characters of a question and of an answer; questions that one person may ask about one product, and how many of them may wait
 * for an answer at a time.
 */
export const productQuestionLimits = { least: 5, most: 500, answer: 1000, ofPerson: 10, waiting: 3 } as const;

export const productQuestionErrors = refusals('productQuestions', {
  own: 409,
  tooMany: 409,
  alreadyAnswered: 409,
});

/** A question with its answer; nobody is told who asked. What has no answer is shown to its asker and the supplier alone. */
export const productQuestion = z.object({
  id,
  text,
  at: instant,
  answer: z.nullable(z.object({ text, at: instant })),
  /** Whether the reader asked it. */
  own: z.boolean(),
});
export type ProductQuestion = z.infer<typeof productQuestion>;

const base = '/api/busi/busiproductinfo/questions';

/** Calls of the questions about a product. */
export const productQuestions = {
  read: endpoint({
    method: 'GET',
    path: `${base}/{id}`,
    access: open,
    shows: ['products'],
    limit: { points: 240, seconds: 60, by: 'address' },
    params: idParams,
    query: z.object({ ...pageQuery }),
    data: z.object({
      ...page(productQuestion).shape,
      /** Whether the reader may answer, as one who sells for its supplier. */
      keeper: z.boolean(),
    }),
  }),
  ask: endpoint({
    method: 'POST',
    path: `${base}/{id}`,
    access: identified,
    limit: { points: 20, seconds: 3_600, by: 'person' },
    params: idParams,
    body: z.object({ clientKey: id, text: line(productQuestionLimits.least, productQuestionLimits.most) }),
    data: z.object({ id }),
  }),
  answer: endpoint({
    method: 'POST',
    path: `${base}/answer/{id}`,
    access: within(suppliers, 'sell'),
    touches: ['products'],
    limit: { points: 120, seconds: 3_600, by: 'person' },
    params: idParams,
    body: z.object({
      text: line(2, productQuestionLimits.answer),
      /** Takes the place of the answer that stands. */
      again: z.optional(z.boolean()),
    }),
    data: z.object({ id }),
  }),
};
