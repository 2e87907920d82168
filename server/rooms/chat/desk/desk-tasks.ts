import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { talkingCompany } from '../access.ts';
import { countWaiting } from './consultation-store.ts';
import { staffOf } from './desk-company.ts';
import { countTabs } from './list-store.ts';
import { isoOf } from './present-consultation.ts';

/** The desk's page that somebody may open. */
const deskPageOf = (person: Person) =>
  mayOpen('serviceChats', person)
    ? ('serviceChats' as const)
    : mayOpen('consultCentre', person)
      ? ('consultCentre' as const)
      : ('providerConsults' as const);

/** Questions that wait for this person, or for nobody in particular, as one task. */
export const findDeskTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const entId = talkingCompany(person);
  const none = { tasks: [], capped: false };
  if (entId === null) return none;
  const staff = (await staffOf(ctx, entId)).map((p) => p.id);
  const { n, since } = await countWaiting(ctx, { entId, userId: person.userId, staff });
  const page = deskPageOf(person);
  if (!n || since === null || !mayOpen(page, person)) return none;
  const { queue } = await countTabs(ctx, { entId, userId: person.userId, staff });
  const to = pageTo(page, { tab: queue ? 'queue' : 'mine' });
  const title: Text = Object.fromEntries(langs.map((l) => [l, translate(l, `desk:pageTitle.${page}`)]));
  const task = { kind: 'answerConsultations' as const, id: entId, number: '', title, other: null, n };
  return { tasks: [{ ...task, since: isoOf(since), due: null, may: true, to }], capped: false };
};
