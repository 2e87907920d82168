import { common } from '#contract/core/errors.ts';
import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import { type Ctx, inTransaction, me, type Person, type Refused, refuse } from '#server/platform/context.ts';
import { inOneWrite } from '#server/platform/database/index.ts';
import { keepCompanies, lockCompanies } from '#server/rooms/enterprise/index.ts';
import { seatOf } from '../rules.ts';
import { findSeatNow, findSeats, findUsersByIds, keepUsers, lockUsers, type User } from './store.ts';

class Moved extends Error {}
/** Somebody who changes companies each time they are about to be locked is not waited for longer. */
const tries = 5;

/**
 * People under row locks until the transaction ends, the companies that they act for before them (`platform/lock-order.ts`): of
 * `people` each, of `companies` everybody. Whoever holds a company's lock decides alone who sits there.
 * @returns those of `people` who exist, and everybody of `companies`, by id
 */
export const lockPeople = async (
  ctx: Ctx,
  o: { people?: string[]; companies?: (string | null)[] },
): Promise<User[]> => {
  const whole = [...new Set(o.companies ?? [])].filter((c) => c !== null);
  const { people = [] } = o;
  const once = async (tx: Ctx): Promise<User[]> => {
    const seats = await findSeats(tx, people);
    const companies = [...new Set([...whole, ...seats.flatMap((s) => s.entId ?? [])])].toSorted();
    await lockCompanies(tx, companies);
    const found = await lockUsers(tx, { people, companies: whole });
    // The seats were read before anything was locked.
    if (found.some((u) => u.entId !== null && !companies.includes(u.entId))) throw new Moved('changed companies');
    return found;
  };
  for (let n = 1; ; n += 1)
    try {
      return await inTransaction(ctx, once);
    } catch (err) {
      if (!(err instanceof Moved)) throw err;
      if (n === tries) throw refuse(common.conflict);
    }
};

/** The person of the session as they are by now, under their lock. @throws Refused common.login */
export const lockMe = async (tx: Ctx): Promise<User> => {
  const [user] = await lockPeople(tx, { people: [me(tx).userId] });
  if (!user || user.removedAt) throw refuse(common.login);
  return user;
};

/** Who asks or offers: somebody for a company, or for themselves. */
export type Side = { userId: string; entId: string | null };

/**
 * Holds the sides of a deal until the transaction ends: meanwhile nobody takes or leaves a seat of their companies, and no
 * account among those who act for themselves goes. Many may at once; before the lock of the deal itself.
 */
export const keepSides = async (tx: Ctx, sides: Side[]): Promise<void> => {
  await keepCompanies(tx, [...new Set(sides.flatMap((s) => s.entId ?? []))].toSorted());
  const alone = sides.filter((s) => s.entId === null).map((s) => s.userId);
  await keepUsers(tx, [...new Set(alone)].toSorted());
};

/**
 * Holds the sides of people who are about to put something under way: who left, or lost the right of their seat since the session
 * was read, puts nothing under way for a company without anybody.
 * @returns for each of them common.login or common.seat where they may not, and these people as they are now
 */
export const keepSeats = async (
  tx: Ctx,
  people: Pick<Person, 'userId' | 'entId'>[],
  right?: SeatRight,
): Promise<{ refusals: (Refused | null)[]; people: User[] }> => {
  await keepSides(tx, people);
  const found = await findUsersByIds(tx, [...new Set(people.map((p) => p.userId))]);
  const now = new Map(found.map((u) => [u.id, u]));
  const refusals = people.map(({ userId, entId }) => {
    const user = now.get(userId);
    if (!user || user.removedAt || user.suspendedAt) return refuse(common.login);
    const sits = entId === null || (user.entId === entId && (!right || seatMay(seatOf(user), right)));
    return sits ? null : refuse(common.seat);
  });
  return { refusals, people: found };
};

/**
 * Holds the side of the person of the session, who is about to put something under way: who left, or lost the right of their
 * seat since the session was read, puts nothing under way for a company without anybody.
 * @param then statements that follow in the same write, and are answered once the seat is judged
 * @throws Refused common.login, common.seat
 */
export const keepSeat = async <T extends unknown[]>(
  tx: Ctx,
  right?: SeatRight,
  ...then: { [K in keyof T]: () => Promise<T[K]> }
): Promise<T> => {
  const { userId, entId } = me(tx);
  const [, now, ...rest] = await inOneWrite<[void, Awaited<ReturnType<typeof findSeatNow>>, ...unknown[]]>(
    tx.db,
    () => keepSides(tx, [{ userId, entId }]),
    () => findSeatNow(tx, userId),
    ...then,
  );
  if (!now || now.removedAt) throw refuse(common.login);
  if (entId !== null && (now.entId !== entId || (right && !seatMay(seatOf(now), right)))) throw refuse(common.seat);
  return rest as unknown as T;
};
