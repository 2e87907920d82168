import { judge } from '#contract/core/access.ts';
import { productQuestions } from '#contract/catalogue/questions.ts';
import { questionsPart } from '#contract/catalogue/rules.ts';
import { atPart, pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findWaiting } from './question-store.ts';

/** Products about which questions are told at home, at most. */
const most = 50;

/** A task for each listed product about which questions wait, for whoever answers them (catalogue 39). */
export const findQuestionTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (judge(productQuestions.answer.access, person) !== 'yes' || !person.entId) return { tasks: [], capped: false };
  const waiting = await findWaiting(ctx, person.entId, most);
  return {
    tasks: waiting.map((w) => ({
      kind: 'answerProductQuestion',
      id: w.id,
      number: '',
      title: w.name,
      other: null,
      n: w.n,
      since: new Date(w.since).toISOString(),
      due: null,
      may: true,
      to: atPart(pageTo('product', { id: w.id }), questionsPart),
    })),
    capped: waiting.length === most,
  };
};
