import { judge } from '#contract/core/access.ts';
import { seatMay } from '#contract/core/seats.ts';
import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { standLacks } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import type { Task } from '#contract/home/task.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findLiveOf } from '../orders/order-store.ts';
import { readContents } from './stand-content.ts';
import { findBoothsOf } from './stand-store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Booths of a fair that is not over which are not furnished yet, and orders that are confirmed and not paid (fairs 39). */
export const findStandTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId } = person;
  if (!entId || judge(stands.mine.access, person) !== 'yes') return { tasks: [], capped: false };
  const found = (await findBoothsOf(ctx, entId)).filter(
    (r) => r.booth.state === 'taken' && phaseAt(r.fair, Date.now()) !== 'past',
  );
  const contents = await readContents(
    ctx,
    found.map((r) => r.booth),
  );
  const orders = await findLiveOf(ctx, entId);
  const may = seatMay(person.seat, 'sell');
  const tasks = found.flatMap(({ booth, fair }): Task[] => {
    const shared = { title: fair.name, other: null, due: iso(fair.startsAt), may };
    const order = orders.find((o) => o.boothId === booth.id && o.state === 'confirmed');
    const kept = contents.get(booth.id);
    const lacks = kept ? standLacks(kept.content, kept.revision > 0).length : 0;
    return [
      ...(order
        ? [
            {
              ...shared,
              kind: 'payBooth' as const,
              id: order.id,
              number: order.number,
              n: 1,
              since: iso(order.updatedAt),
              to: pageTo('boothOrder', { id: order.id }),
            },
          ]
        : []),
      ...(lacks > 0
        ? [
            {
              ...shared,
              kind: 'furnishBooth' as const,
              id: booth.id,
              number: booth.number,
              n: lacks,
              since: iso(fair.publishedAt ?? fair.createdAt),
              to: pageTo('standEditor', { id: booth.id }),
            },
          ]
        : []),
    ];
  });
  return { tasks, capped: false };
};
