import { pageTo } from '#contract/pages.ts';
import { me } from '#server/platform/context.ts';
import type { CardSource } from '#server/rooms/chat/index.ts';
import { partyOf } from './policy.ts';
import { findOrdersByIds } from './store.ts';

/** Orders in conversations, for both sides of each. */
export const orderCards: CardSource = {
  kind: 'order',
  find: async (ctx, ids) =>
    new Map(
      (await findOrdersByIds(ctx, ids))
        .filter((o) => partyOf(me(ctx), o))
        .map((o) => [
          o.id,
          {
            title: o.title,
            number: o.number,
            company: null,
            state: o.state,
            until: null,
            link: pageTo('order', { id: o.id }),
          },
        ]),
    ),
  partner: async (ctx, id) => {
    const [o] = await findOrdersByIds(ctx, [id]);
    const party = o && partyOf(me(ctx), o);
    if (!o || !party) return null;
    return party === 'buyer' ? { entId: o.supplierEntId } : { userId: o.buyerId };
  },
};
