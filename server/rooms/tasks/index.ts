import type { Task } from '#contract/home/task.ts';
import { byUrgency } from '#contract/home/tasks.ts';
import { type Ctx, me, type Person } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/**
 * What of a room waits for a person, in any order: nothing that the seat may not see, and a fixed number of statements however
 * much there is. A room that comes later answers it too, and its tasks stand at everybody's home.
 */
export const tasksOfRooms = point<(ctx: Ctx, person: Person) => Promise<Task[]>>('tasks.ofRooms');

/**
 * All that waits for the person of the session, the most pressing first. Stores nothing. Rooms are asked one after another: a home that
 * asked all at once would hold every connection of the pool.
 */
export const readTasks = async (ctx: Ctx, now = Date.now()): Promise<Task[]> => {
  const tasks: Task[] = [];
  for (const find of ctx.platform.answers(tasksOfRooms)) tasks.push(...(await find(ctx, me(ctx))));
  return tasks.toSorted(byUrgency(now));
};
