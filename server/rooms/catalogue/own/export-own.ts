import { seatMay } from '#contract/core/seats.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { findPricesBy } from './own-store.ts';

/** Changes of prices that the person made for the company they still sell for. */
export const exportPrices = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  person.entId && seatMay(person.seat, 'seeSelling') ? findPricesBy(ctx, person.userId, person.entId) : [];
