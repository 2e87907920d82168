import { judge } from '#contract/core/access.ts';
import type { Task } from '#contract/home/task.ts';
import type { TaskKind } from '#contract/home/tasks.ts';
import { pageTo } from '#contract/pages.ts';
import { serviceApplications as calls } from '#contract/services/applications.ts';
import {
  type ApplicationState,
  isLateApplication,
  liveApplications,
  owesResult,
  waitsFor,
} from '#contract/services/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { iso, sideNames } from '../applications/present.ts';
import { findPage } from '../applications/store.ts';
import { mayAct, partyOf, sidesOf } from '../policy.ts';

/** The most applications that are looked through. */
const most = 100;
/** A day of China ends at its midnight. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString();
const kinds: Partial<Record<ApplicationState, TaskKind>> = {
  submitted: 'answerService',
  returned: 'completeService',
  offered: 'acceptService',
  accepted: 'startService',
  inWork: 'finishService',
};

/** Applications that wait for the person's side (services 10). */
export const findServiceTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (judge(calls.page.access, person) !== 'yes') return { tasks: [], capped: false };
  const { userId, entId } = person;
  const { rows } = await findPage(ctx, {
    userId,
    entId,
    sides: sidesOf(person),
    states: liveApplications,
    current: 1,
    size: most,
  });
  const names = await sideNames(ctx, rows);
  const today = chinaDay();
  const tasks = rows.flatMap((a): Task[] => {
    const party = partyOf(person, a);
    if (!party) return [];
    const waits = party === waitsFor[a.state];
    const late = party === 'applicant' && isLateApplication(a.state, a.promisedDay, today);
    const kind = late ? 'lateService' : waits ? kinds[a.state] : undefined;
    if (!kind) return [];
    return [
      {
        kind,
        id: a.id,
        number: a.number,
        title: a.title,
        other: names(a, party === 'applicant' ? 'provider' : 'applicant').name,
        n: 1,
        since: iso(a.updatedAt),
        due: owesResult(a.state) ? a.promisedDay && endOf(a.promisedDay) : a.expiresAt && iso(a.expiresAt),
        may: mayAct(person, a, party),
        to: pageTo('serviceApplication', { id: a.id }),
      },
    ];
  });
  return { tasks, capped: rows.length === most };
};
