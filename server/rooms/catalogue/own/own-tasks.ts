import { judge } from '#contract/core/access.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { askedOf } from '../asked-fields.ts';
import { findListedSheets } from './own-store.ts';

/** The most products that are looked through. */
const most = 300;
/** A value that so great a part of the inquiries asks for is one that buyers ask for. */
const share = 0.25;

/**
 * One task for all listed products that lack values which at least a quarter of the inquiries of their material ask for; below five
 * inquiries nothing is said (home 6).
 */
export const findProductTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const none = { tasks: [], capped: false };
  if (judge(ownProducts.detail.access, person) !== 'yes' || !person.entId) return none;
  const listed = await findListedSheets(ctx, person.entId, most);
  const asked = await askedOf(ctx, [...new Set(listed.map((p) => p.category))]);
  const lacking = listed.filter((p) => {
    const of = asked.get(p.category);
    const stated = new Set(p.values.map((v) => v.field));
    return of && [...of.fields].some(([field, n]) => n >= of.inquiries * share && !stated.has(field));
  });
  const first = lacking[0];
  if (!first) return none;
  return {
    tasks: [
      {
        kind: 'completeProducts',
        id: first.id,
        number: '',
        title: lacking.length === 1 ? first.name : materialLabel(first.category),
        other: null,
        n: lacking.length,
        since: new Date(first.updatedAt).toISOString(),
        due: null,
        may: judge(ownProducts.update.access, person) === 'yes',
        to: lacking.length === 1 ? pageTo('editProduct', { id: first.id }) : pageTo('myProducts', { state: 'listed' }),
      },
    ],
    capped: listed.length === most,
  };
};
