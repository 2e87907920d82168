import { common } from '#contract/core/errors.ts';
import type { GivenSeat, Seat } from '#contract/core/seats.ts';
import { standingChanged } from '#server/platform/bus/topics.ts';
import { afterCommit, type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { confirmedMe } from './change-password.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { lockPeople } from '../accounts/lock-people.ts';
import { writeJoined, writeSeat } from '../accounts/person-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { asBuyer, joinedAlone, joinedToo } from '../accounts/rights-rules.ts';
import { seatOf } from '../rules.ts';
import { settlePerson } from '../accounts/settle-rights.ts';
import { findUsersByIds, findUsersOfCompanies, type User } from '../accounts/store.ts';
import { useCode } from '../codes/use-code.ts';

export type Member = User & { seat: Seat };

const isSeated = (u: User): boolean => u.userType !== 4 && !u.removedAt;

/** Which of these companies have somebody who sits for them. */
export const seatedCompanies = async (ctx: Ctx, entIds: string[]): Promise<Set<string | null>> =>
  new Set((await findUsersOfCompanies(ctx, entIds)).filter(isSeated).map((u) => u.entId));

/** Everybody who sits for a company, customer service apart; the first who came first. */
export const peopleInSeats = async (ctx: Ctx, entId: string): Promise<Member[]> =>
  (await findUsersOfCompanies(ctx, [entId]))
    .filter(isSeated)
    .map((u) => ({ ...u, seat: seatOf(u) ?? 'owner' }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

/**
 * A personal member takes a seat, in the caller's transaction: an enterprise member from now on, with what the company
 * has. @throws Refused identity.alreadyInCompany for who acts for a company already, or is no personal member
 */
export const takeSeat = async (tx: Ctx, userId: string, to: { entId: string; seat: GivenSeat }): Promise<User> => {
  const now = (await lockPeople(tx, { people: [userId], companies: [to.entId] })).find((u) => u.id === userId);
  if (!now || now.removedAt) throw refuse(common.login);
  if (now.entId || now.userType !== 2) throw refuse(identityErrors.alreadyInCompany);
  await writeSeat(tx, userId, to);
  return settlePerson(tx, userId);
};

/** The member under a lock, with everybody of the company. @throws Refused common.notFound for anybody but a seat of it */
const lockMember = async (tx: Ctx, userId: string, entId: string): Promise<Member> => {
  const u = (await lockPeople(tx, { companies: [entId] })).find((x) => x.id === userId);
  const seat = u && seatOf(u);
  if (!u || u.entId !== entId || u.userType === 4 || u.removedAt || !seat) throw refuse(common.notFound);
  return { ...u, seat };
};

/**
 * What an approval changes of who applied for a company, besides what follows from it (`settleRights`): who had no company owns
 * this one, and who is found right as a company buys for it.
 */
export const noteApproved = async (
  tx: Ctx,
  user: User,
  a: { kind: 'enterprise' | 'supplier' | 'thirdParty'; entId: string },
): Promise<void> => {
  if (!user.entId) {
    await writeSeat(tx, user.id, { entId: a.entId, seat: 'owner' });
    await afterCommit(tx, () => tx.platform.bus.publish(standingChanged, { userId: user.id }));
  }
  if (a.kind === 'thirdParty') return;
  const buys = asBuyer(user.joinedAs);
  await writeJoined(tx, user.id, a.kind === 'enterprise' ? joinedToo(buys, 'buyer') : buys);
};

/** Sets a seat, in the caller's transaction; sockets open anew with what it may (security 6). `judge` sees the member as they are and may refuse. @returns the seat before */
export const setSeat = async (
  tx: Ctx,
  userId: string,
  to: { entId: string; seat: Seat },
  judge: (m: Member) => void = () => undefined,
): Promise<Member> => {
  const m = await lockMember(tx, userId, to.entId);
  judge(m);
  await writeSeat(tx, userId, to);
  await afterCommit(tx, () => tx.platform.bus.publish(standingChanged, { userId }));
  return m;
};

/**
 * Ends a seat: a personal member from now on; every session and open socket ends at once (security 6). What was written
 * stays with the company. `keep` is the session of who leaves by themselves: it goes on, its sockets open anew with what is
 * left.
 */
export const leaveSeat = (
  ctx: Ctx,
  userId: string,
  o: { entId: string; keep?: string },
  also: (tx: Ctx, m: Member) => Promise<void>,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await endSessionsOf(
      tx,
      userId,
      async () => {
        const m = await lockMember(tx, userId, o.entId);
        await also(tx, m);
        await writeSeat(tx, userId, null);
        await writeJoined(tx, userId, joinedAlone(m.joinedAs));
      },
      o.keep,
    );
    // After the sessions: a socket closes because its session is over, only that of `keep` because it may less.
    await settlePerson(tx, userId);
  });

/** The person of the session, proved anew by password or by a code to their own phone or mail. @throws Refused invalid, identity.code */
export const reauthenticate = async (
  ctx: Ctx,
  by: { password?: string | undefined; code?: string | undefined },
): Promise<User> => {
  if (by.password !== undefined) return confirmedMe(ctx, by.password);
  const [user] = await findUsersByIds(ctx, [me(ctx).userId]);
  if (!user) throw refuse(common.login);
  for (const target of [user.phone, user.email, user.username])
    if (target && by.code && (await useCode(ctx, target, 'confirm', by.code))) return user;
  throw refuse(identityErrors.code, {}, { code: { code: 'code' } });
};
