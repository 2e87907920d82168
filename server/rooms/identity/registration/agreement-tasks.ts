import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translateAll } from '#server/platform/translate.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { openAgreements } from './read-agreements.ts';

/** Texts with a version that the person has not agreed to yet: one task each (accounts 42). */
export const findAgreementTasks = async (ctx: Ctx, { userId }: Person): Promise<TasksFound> => ({
  tasks: (await openAgreements(ctx, userId)).map(({ document, version, since }) => ({
    kind: 'agreeTerms',
    id: userId,
    number: version,
    title: translateAll(`legal:${document}.title`),
    other: null,
    n: 1,
    since,
    due: null,
    may: true,
    to: pageTo(document),
  })),
  capped: false,
});
