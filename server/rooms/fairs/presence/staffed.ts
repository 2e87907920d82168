import { phaseAt } from '#contract/fairs/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findHall } from '../store.ts';
import { findStaffOfHall } from './presence-store.ts';

/** Milliseconds after which somebody who has not been seen is away: browsers say every minute that they are there. */
const away = 150_000;

/** The booths of a hall whose staff is online now, while the fair is open, wherever on the platform. */
export const staffedBooths = async (ctx: Ctx, hallId: string): Promise<string[]> => {
  const found = await findHall(ctx, hallId);
  if (!found || phaseAt(found.fair, Date.now()) !== 'open') return [];
  const staff = await findStaffOfHall(ctx, hallId);
  const people = await peopleByIds(ctx, [...new Set(staff.map((s) => s.userId))]);
  const since = Date.now() - away;
  const there = new Map(people.filter((p) => p.lastSeenAt && p.lastSeenAt.getTime() > since).map((p) => [p.id, p]));
  const staffed = staff.filter((s) => there.get(s.userId)?.entId === s.entId);
  return [...new Set(staffed.map((s) => s.boothId))].toSorted();
};
