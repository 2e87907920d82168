import type { Seat } from '#contract/core/seats.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';
import { peopleInSeats } from '../safety/seat-person.ts';

/** Whose matters are asked for: those of the company, where the person is the last of it, else their own. */
export type Leaver = { userId: string; entId: string | null };
/** What of a room has to be finished before somebody goes. */
export const mattersOfRooms = point<(ctx: Ctx, who: Leaver) => Promise<Matter[]>>('identity.matters');

/**
 * What keeps a person, or the one of the session, from deleting the account. Colleagues go on with what a company has under
 * way; its owner hands it over first. Who goes by the answer holds the company's lock, and the person's.
 */
export const openMatters = async (
  ctx: Ctx,
  who: Leaver & { seat: Seat | null } = me(ctx),
): Promise<{ matters: Matter[]; last: boolean }> => {
  const { userId, entId, seat } = who;
  const others = entId ? (await peopleInSeats(ctx, entId)).filter((p) => p.id !== userId) : [];
  if (others.length)
    return {
      matters: seat === 'owner' ? [{ kind: 'seats', number: '', link: pageTo('seats') }] : [],
      last: false,
    };
  const matters: Matter[] = [];
  // One after another: a transaction has one client, which takes one statement at a time.
  for (const find of ctx.platform.answers(mattersOfRooms)) matters.push(...(await find(ctx, { userId, entId })));
  return { matters, last: entId !== null };
};
