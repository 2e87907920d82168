import { common } from '#contract/core/errors.ts';
import { hallErrors } from '#contract/fairs/calls.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { boothCalled } from '../events.ts';
import { findBooth, findStaff } from '../store.ts';
import { findBlocked } from './presence-store.ts';

/** Seconds between two calls of somebody at one booth. */
const pause = 300;

/**
 * Tells the staff of a booth that somebody waits there.
 * @throws Refused common.notFound; halls.closed while the fair is not open; halls.own at the own company's booth; halls.tooSoon
 */
export const callStaff = async (ctx: Ctx, id: string): Promise<{ told: number }> => {
  const { userId, entId } = me(ctx);
  const found = await findBooth(ctx, id);
  if (!found || found.booth.state !== 'taken') throw refuse(common.notFound);
  const { booth, fair } = found;
  if (phaseAt(fair, Date.now()) !== 'open') throw refuse(hallErrors.closed);
  if (booth.entId === entId) throw refuse(hallErrors.own);
  const staff = await findStaff(ctx, [id]);
  const people = await peopleByIds(ctx, [userId, ...staff.map((s) => s.userId)]);
  const there = people.filter((p) => p.id !== userId && !p.removedAt && p.entId === booth.entId);
  const { name } = people.find((p) => p.id === userId) ?? { name: '' };
  const apart = new Set(await findBlocked(ctx, userId));
  const told = there.map((p) => p.id).filter((p) => !apart.has(p));
  const wait = await ctx.platform.limits.take({ name: 'halls.call', points: 1, seconds: pause }, `${id} ${userId}`);
  if (wait) throw refuse(hallErrors.tooSoon, { minutes: String(Math.ceil(wait / 60)) });
  await inTransaction(ctx, (tx) =>
    emit(tx, boothCalled, {
      boothId: id,
      hallId: booth.hallId,
      number: booth.number,
      byUserId: userId,
      name,
      staff: told,
      at: new Date().toISOString(),
    }),
  );
  return { told: told.length };
};
