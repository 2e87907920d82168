import { judge } from '#contract/core/access.ts';
import { answersProjects, docking as calls } from '#contract/docking/calls.ts';
import type { Task } from '#contract/home/task.ts';
import type { TaskKind } from '#contract/home/tasks.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findOwn, findProposalsBy } from '../lists/list-store.ts';
import { countUndecided } from '../proposals/proposal-store.ts';
import { findLiveStages, type ProjectRecord, type StageRecord } from '../store.ts';

/** The most records of a side that are looked through. */
const most = 100;
const iso = (at: string) => new Date(at).toISOString();
/** A day of China ends at its midnight. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString();

type Of = { x: ProjectRecord; kind: TaskKind; n?: number; since: string; due?: string | null; may: boolean };
const task = ({ x, kind, n = 1, since, due = null, may }: Of): Task => ({
  kind,
  id: x.id,
  number: x.number,
  title: x.title,
  other: null,
  n,
  since: iso(since),
  due,
  may,
  to: pageTo('project', { id: x.id }),
});

const earliestDue = (stages: StageRecord[]): string | null => {
  const first = stages.flatMap((s) => s.due ?? []).toSorted()[0];
  return first ? endOf(first) : null;
};
const oldest = (stages: StageRecord[]): string => stages.map((s) => iso(s.updatedAt)).toSorted()[0] ?? '';

const owning = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (judge(calls.ownPage.access, person) !== 'yes') return { tasks: [], capped: false };
  const may = judge(calls.award.access, person) === 'yes';
  const { rows } = await findOwn(ctx, { userId: person.userId, entId: person.entId, current: 1, size: most });
  const choosing = rows.filter((x) => x.state === 'open' || x.state === 'closed');
  const undecided = await countUndecided(
    ctx,
    choosing.map((x) => x.id),
  );
  const underway = rows.filter((x) => x.state === 'underway');
  const live = await findLiveStages(
    ctx,
    underway.map((x) => x.id),
  );
  const tasks = [
    ...choosing.flatMap((x) => {
      const n = undecided.get(x.id);
      const since = x.state === 'closed' ? x.deadline : x.publishedAt;
      return n ? [task({ x, kind: 'decideProposals', n, since, may })] : [];
    }),
    ...choosing
      .filter((x) => x.state === 'closed' && !x.proposals)
      .map((x) => task({ x, kind: 'reopenProject', since: x.deadline, may })),
    ...underway.flatMap((x) => {
      const delivered = live.filter((s) => s.projectId === x.id && s.state === 'delivered');
      return delivered.length
        ? [task({ x, kind: 'acceptStage', n: delivered.length, since: oldest(delivered), may })]
        : [];
    }),
  ];
  return { tasks, capped: rows.length === most };
};

const providing = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId } = person;
  if (!entId || judge(calls.myProposals.access, person) !== 'yes') return { tasks: [], capped: false };
  const may = judge(answersProjects, person) === 'yes';
  const states = ['submitted', 'shortlisted', 'accepted'] as const;
  const { rows } = await findProposalsBy(ctx, { entId, states, current: 1, size: most });
  const running = rows.filter((r) => r.proposal.state === 'accepted');
  const live = await findLiveStages(
    ctx,
    running.map((r) => r.project.id),
  );
  const tasks = [
    ...rows
      .filter(({ proposal: a, project: x }) => a.question && (x.state === 'open' || x.state === 'closed'))
      .map(({ proposal: a, project: x }) => task({ x, kind: 'answerAsked', since: a.updatedAt, may })),
    ...running.flatMap(({ proposal: a, project: x }) => {
      const own = live.filter((s) => s.proposalId === a.id && s.state !== 'delivered');
      return own.length
        ? [task({ x, kind: 'deliverStage', n: own.length, since: oldest(own), due: earliestDue(own), may })]
        : [];
    }),
  ];
  return { tasks, capped: rows.length === most };
};

/** What waits for a person of either side of projects (docking 16). */
export const findDockingTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const [own, offered] = [await owning(ctx, person), await providing(ctx, person)];
  return { tasks: [...own.tasks, ...offered.tasks], capped: own.capped || offered.capped };
};
