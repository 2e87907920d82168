import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translateAll } from '#server/platform/translate.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { openAgreements } from './read-agreements.ts';

/** Texts with a version that the person has not agreed to yet: one task, with the text that has waited longest (accounts 42). */
export const findAgreementTasks = async (ctx: Ctx, { userId }: Person): Promise<TasksFound> => {
  const open = (await openAgreements(ctx, userId)).toSorted((a, b) => a.since.localeCompare(b.since));
  const [first] = open;
  if (!first) return { tasks: [], capped: false };
  const task = {
    kind: 'agreeTerms' as const,
    id: userId,
    number: first.version,
    title: translateAll(`legal:${first.document}.title`),
    other: null,
    n: open.length,
    since: first.since,
    due: null,
    may: true,
    to: pageTo(first.document),
  };
  return { tasks: [task], capped: false };
};
