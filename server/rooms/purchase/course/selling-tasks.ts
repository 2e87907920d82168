import { judge } from '#contract/core/access.ts';
import type { Task } from '#contract/home/task.ts';
import { pageTo } from '#contract/pages.ts';
import { tender } from '#contract/purchase/tender.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findPriced } from '../offers/line-store.ts';
import { countAsked } from '../qualifications/criteria-store.ts';
import { findRunningApplied } from './applied-store.ts';
import { findLasting } from './course-store.ts';

const most = 100;

/** What a supplier has to do for purchases that are open: complete answers that were asked again, and hand in prices (home 6). */
export const findApplicationTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId } = person;
  if (!entId || judge(tender.applied.access, person) !== 'yes') return { tasks: [], capped: false };
  const rows = await findRunningApplied(ctx, entId, most);
  const ids = rows.map((r) => r.application.id);
  const [asked, lasting, priced] = await Promise.all([
    countAsked(ctx, ids),
    findLasting(ctx, ids),
    findPriced(
      ctx,
      rows.map((r) => r.purchase.id),
    ),
  ]);
  const may = judge(tender.offer.access, person) === 'yes';
  const tasks = rows.flatMap(({ application: a, purchase: x }): Task[] => {
    const one = {
      id: x.id,
      number: x.number,
      title: x.title,
      other: null,
      since: new Date(a.updatedAt).toISOString(),
      due: new Date(x.deadline).toISOString(),
      may,
    };
    const n = asked.get(a.id) ?? 0;
    if (a.state === 'submitted' && n > 0)
      return [{ ...one, kind: 'completeAnswers', n, to: pageTo('purchase', { id: x.id }) }];
    if (a.state === 'accepted' && priced.has(x.id) && !lasting.has(a.id))
      return [{ ...one, kind: 'handInPrices', n: 1, to: pageTo('purchaseOffer', { id: x.id }) }];
    return [];
  });
  return { tasks, capped: rows.length === most };
};
