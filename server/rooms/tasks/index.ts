import type { Task } from '#contract/home/task.ts';
import { byUrgency, type SeenKind } from '#contract/home/tasks.ts';
import { type Ctx, me, type Person } from '#server/platform/context.ts';
import { fewAtOnce } from '#server/platform/few-at-once.ts';
import { point } from '#server/platform/points.ts';

/** What a room has found; `capped` where it has looked through as much as it does, and there is more. */
export type TasksFound = { tasks: Task[]; capped: boolean };

/**
 * What of a room waits for a person, in any order: nothing that the seat may not see, and a fixed number of statements however
 * much there is. A room that comes later answers it too, and its tasks stand at everybody's home.
 */
export const tasksOfRooms = point<(ctx: Ctx, person: Person) => Promise<TasksFound>>('tasks.ofRooms');

/** What was to be read alone is seen by the person of the context: the rooms whose kinds these are, each by its name. @throws Refused common.notFound */
export const seenOfRooms = point<{ kind: SeenKind; see: (ctx: Ctx, id: string) => Promise<void> }>('tasks.seen');

/** The person of the session has seen a task, or need not (home 15). @throws Refused common.notFound */
export const seeTask = async (ctx: Ctx, { kind, id }: { kind: SeenKind; id: string }): Promise<null> => {
  await ctx.platform
    .answers(seenOfRooms)
    .find((r) => r.kind === kind)
    ?.see(ctx, id);
  return null;
};

/**
 * All that waits for the person of the session, the most pressing first. Stores nothing.
 * @param most how many rooms are asked at once
 */
export const readTasks = async (ctx: Ctx, now: number, most: number): Promise<TasksFound> => {
  const found = await fewAtOnce(
    most,
    ctx.platform.answers(tasksOfRooms).map((find) => () => find(ctx, me(ctx))),
  );
  return {
    tasks: found.flatMap((f) => f.tasks).toSorted(byUrgency(now)),
    capped: found.some((f) => f.capped),
  };
};
