import type { Ctx, Person } from '#server/platform/context.ts';
import { findOrdersBy } from './export-store.ts';
import { partyOf } from '../policy.ts';
import { presentOrders } from '../present-whole.ts';

/** Orders that the person placed or won and may still see, as the app shows them. */
export const exportOrders = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  presentOrders(
    ctx,
    (await findOrdersBy(ctx, person.userId)).flatMap((o) => {
      const party = partyOf(person, o);
      return party ? [{ o, party }] : [];
    }),
  );
