import { cards } from '#contract/cards/calls.ts';
import { judge } from '#contract/core/access.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { answersFor } from './exchange.ts';
import { wholeCards } from './present.ts';
import { mostRequests } from './read-cards.ts';
import { findIncoming } from './store.ts';

/** Cards that were left with the person's company and wait for an answer: one task, with who has waited longest. */
export const findCardTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const none = { tasks: [], capped: false };
  const entId = answersFor(person);
  if (!entId || judge(cards.answer.access, person) !== 'yes') return none;
  const asked = await findIncoming(ctx, entId, mostRequests);
  const people = await wholeCards(
    ctx,
    asked.map((r) => r.fromUserId),
  );
  // The newest first; who is gone waits for nothing.
  const waiting = asked.flatMap((r) => {
    const card = people.get(r.fromUserId);
    return card ? [{ at: r.createdAt, card }] : [];
  });
  const first = waiting.at(-1);
  if (!first) return none;
  return {
    tasks: [
      {
        kind: 'answerCard',
        id: entId,
        number: '',
        title: first.card.name,
        other: first.card.company?.name ?? null,
        n: waiting.length,
        since: new Date(first.at).toISOString(),
        due: null,
        may: true,
        to: pageTo('myCards'),
      },
    ],
    capped: false,
  };
};
