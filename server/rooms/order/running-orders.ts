import { type Ctx, me } from '#server/platform/context.ts';
import { partyOf, sidesOf } from './policy.ts';
import { namesOf } from './read-orders.ts';
import { countOrders, findRunning } from './store.ts';

/** Orders of my sides that are not over, the earliest delivery first; `total` counts all orders, as their list does. */
export const runningOrders = async (ctx: Ctx, most: number) => {
  const person = me(ctx);
  const who = { userId: person.userId, entId: person.entId, sides: sidesOf(person) };
  const [rows, total] = await Promise.all([findRunning(ctx, who, most), countOrders(ctx, who)]);
  const names = await namesOf(ctx, rows);
  return {
    total,
    rows: rows.flatMap((o) => {
      const party = partyOf(person, o);
      if (!party) return [];
      const other = names(o, party === 'buyer' ? 'supplier' : 'buyer').name;
      const { id, number, state, title, deliveryDate } = o;
      return [{ id, number, state, party, title, other, deliveryDate }];
    }),
  };
};
