import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import type { Ctx } from '#server/platform/context.ts';
import { seatOf } from '../rules.ts';
import { findSeated, findUsersOfCompanies, type User } from './store.ts';

/** People of companies whose seat has this right and who are not suspended: those who hear of what needs it. */
export const peopleWithSeat = async (ctx: Ctx, entIds: string[], right: SeatRight): Promise<User[]> =>
  (await findUsersOfCompanies(ctx, entIds)).filter((p) => !p.suspendedAt && seatMay(seatOf(p), right));

/** The same people by company, their ids alone. */
export const whoSits = async (ctx: Ctx, entIds: string[], right: SeatRight): Promise<Map<string, string[]>> => {
  const out = new Map<string, string[]>(entIds.map((id) => [id, []]));
  for (const s of await findSeated(ctx, entIds)) if (seatMay(seatOf(s), right)) out.get(s.entId ?? '')?.push(...s.ids);
  return out;
};
