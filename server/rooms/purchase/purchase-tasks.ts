import { judge } from '#contract/core/access.ts';
import type { Task } from '#contract/home/task.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { pageTo } from '#contract/pages.ts';
import { purchase as calls } from '#contract/purchase/calls.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { countOffered } from './offers/offer-store.ts';
import { countUndecided, findOwn } from './store.ts';

/** The most purchases that are looked through. */
const most = 100;

/** Purchases of the person's side with applications to decide, or with prices to award (home 6). */
export const findPurchaseTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (judge(calls.ownPage.access, person) !== 'yes') return { tasks: [], capped: false };
  const { userId, entId } = person;
  const { rows } = await findOwn(ctx, { userId, entId, current: 1, size: most });
  const open = rows.filter((x) => x.state === 'open' || x.state === 'closed');
  const undecided = await countUndecided(
    ctx,
    open.map((x) => x.id),
  );
  const offers = await countOffered(
    ctx,
    open.filter((x) => x.state === 'closed').map((x) => x.id),
  );
  const may = judge(calls.decide.access, person) === 'yes';
  const tasks = open.flatMap((x): Task[] => {
    const one = {
      id: x.id,
      number: x.number,
      title: x.title,
      other: null,
      since: new Date(x.state === 'closed' ? x.deadline : x.publishedAt).toISOString(),
      due: null,
      may,
    };
    const offered = offers.get(x.id);
    // Who was not admitted in time can hand in nothing: what waits then is the award.
    if (offered) return [{ ...one, kind: 'awardPurchase', n: offered, to: pageTo('purchaseComparison', { id: x.id }) }];
    const n = undecided.get(x.id);
    return n ? [{ ...one, kind: 'decideApplications', n, to: pageTo('purchase', { id: x.id }) }] : [];
  });
  return { tasks, capped: rows.length === most };
};
