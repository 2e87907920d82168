import * as z from 'zod/mini';
import { buyersAndSuppliers, session, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, text } from '../core/schemas.ts';

/** Refusals of questions and answers. */
export const talkErrors = refusals('talk', { tooManyQuestions: 409, alreadyAnswered: 409 });

/** Who reads an answer: every company that may read the inquiry, or the one that asked. */
export const audiences = ['all', 'asker'] as const;
export type Audience = (typeof audiences)[number];

/** Questions that one company may ask about one inquiry, and how many of them may wait for an answer at a time. */
export const questionLimits = { all: 20, open: 5, text: 1000 } as const;

/** A question waits for its answer, has one, or was left without one when quoting closed. */
const questionStates = ['open', 'answered', 'unanswered'] as const;

/**
 * A question with its answer as its reader may see it; `text` is null for what the buyer made clear of its own accord. `asker` is
 * told to the buyer's side alone.
 */
export const questionView = z.object({
  id,
  /** The number of the line that it is about; null for the whole inquiry. */
  line: z.nullable(z.int()),
  text: z.nullable(text),
  state: z.enum(questionStates),
  /** Asked at, for who asked and the buyer's side; for everybody else when it was answered. */
  at: instant,
  own: z.boolean(),
  asker: z.nullable(z.object({ id, name: text, city: text })),
  answer: z.nullable(text),
  answeredAt: z.nullable(instant),
  audience: z.nullable(z.enum(audiences)),
});
export type QuestionView = z.infer<typeof questionView>;

const words = line(3, questionLimits.text);

/** What bidders and buyer say to each other about an inquiry while it is quoted. */
export const inquiryTalk = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/talk/{id}',
    access: session,
    params: idParams,
    data: z.object({
      questions: z.array(questionView),
      /** Lines that a question may be about, by id and number. */
      lines: z.array(z.object({ id, no: z.int(), name: text })),
      mayAsk: z.boolean(),
      mayAnswer: z.boolean(),
    }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/question/{id}',
    access: within(suppliers, 'sell'),
    params: idParams,
    limit: { points: 30, seconds: 3_600, by: 'address' },
    body: z.object({ clientKey: id, lineId: z.optional(id), text: words }),
    data: z.object({ id }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/answer/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    body: z.object({
      text: words,
      audience: z.enum(audiences),
      /** The question as everybody may read it, where its own words would tell who asked. */
      question: z.optional(words),
    }),
    data: z.object({ id }),
  }),
  clarify: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/clarification/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    limit: { points: 30, seconds: 3_600, by: 'person' },
    body: z.object({ clientKey: id, lineId: z.optional(id), text: words }),
    data: z.object({ id }),
  }),
};
