import type { Task } from '#contract/home/task.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { taskOf } from './order-task-rules.ts';
import { mayStep, partyOf, sidesOf } from './policy.ts';
import { namesOf } from './read-orders.ts';
import { findLastEvents, findRunning } from './store.ts';

/** The most orders that are looked through. */
const most = 300;

/** Orders whose next step is the person's side's, and those that are late with the other. */
export const findOrderTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { userId, entId } = person;
  const rows = await findRunning(ctx, { userId, entId, sides: sidesOf(person) }, most);
  const [last, names] = await Promise.all([
    findLastEvents(
      ctx,
      rows.map((o) => o.id),
    ),
    namesOf(ctx, rows),
  ]);
  const now = Date.now();
  const tasks = rows.flatMap((o): Task[] => {
    const party = partyOf(person, o);
    const newest = last.get(o.id);
    const found = party && taskOf({ ...o, lastBy: newest?.party }, party, now);
    if (!found) return [];
    return [
      {
        ...found,
        id: o.id,
        number: o.number,
        title: o.title,
        other: names(o, party === 'buyer' ? 'supplier' : 'buyer').name,
        n: 1,
        since: new Date(newest?.at ?? o.createdAt).toISOString(),
        may: mayStep(person, o, party),
        to: pageTo('order', { id: o.id }),
      },
    ];
  });
  return { tasks, capped: rows.length === most };
};
