import { judge } from '#contract/core/access.ts';
import type { Task } from '#contract/home/task.ts';
import type { TaskKind } from '#contract/home/tasks.ts';
import { pageTo } from '#contract/pages.ts';
import { sample as calls } from '#contract/sample/calls.ts';
import { liveSamples, type SampleState } from '#contract/sample/states.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { namesOf } from '#server/rooms/order/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { mayAct, partyOf, sidesOf } from './policy.ts';
import { findPage, type SampleRecord } from './store.ts';

/** The most sample orders that are looked through. */
const most = 100;
const iso = (at: string) => new Date(at).toISOString();
/** A day of China ends at its midnight. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString();

type Waits = { party: 'buyer' | 'supplier'; kind: TaskKind; due: (s: SampleRecord) => string | null };
const expires = (s: SampleRecord) => s.expiresAt && iso(s.expiresAt);
/** Who has to do something about a sample order in each state. */
const waits: Partial<Record<SampleState, Waits>> = {
  requested: { party: 'supplier', kind: 'answerSample', due: expires },
  offered: { party: 'buyer', kind: 'agreeSample', due: expires },
  agreed: { party: 'supplier', kind: 'sendSample', due: (s) => s.promisedDay && endOf(s.promisedDay) },
  sent: { party: 'buyer', kind: 'receiveSample', due: () => null },
  received: { party: 'buyer', kind: 'evaluateSample', due: () => null },
};

/** Sample orders that wait for the person's side (samples 10). */
export const findSampleTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (judge(calls.page.access, person) !== 'yes') return { tasks: [], capped: false };
  const { userId, entId } = person;
  const { rows } = await findPage(ctx, {
    userId,
    entId,
    sides: sidesOf(person),
    states: liveSamples,
    current: 1,
    size: most,
  });
  const names = await namesOf(ctx, rows);
  const tasks = rows.flatMap((s): Task[] => {
    const wait = waits[s.state];
    const party = partyOf(person, s);
    if (!wait || party !== wait.party) return [];
    return [
      {
        kind: wait.kind,
        id: s.id,
        number: s.number,
        title: s.title,
        other: names(s, party === 'buyer' ? 'supplier' : 'buyer').name,
        n: 1,
        since: iso(s.updatedAt),
        due: wait.due(s),
        may: mayAct(person, s, party),
        to: pageTo('sample', { id: s.id }),
      },
    ];
  });
  return { tasks, capped: rows.length === most };
};
