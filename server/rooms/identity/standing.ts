import { common } from '#contract/core/errors.ts';
import { standingChanged } from '#server/platform/bus/topics.ts';
import { afterCommit, type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { closeAppeals } from './appeal-store.ts';
import { lockPerson } from './lock-people.ts';
import { type Stands, writeSeat, writeStanding } from './person-store.ts';
import { accountKey } from './rules.ts';
import { no } from './refusals.ts';
import { tellEnded } from './end-sessions.ts';
import { deleteSessionsOf } from './session-store.ts';
import { setSuspended } from './standing-store.ts';
import { findUserBy, lockUser, type User } from './store.ts';
import { useCode } from './use-code.ts';

/** Whether somebody may less than before: sockets that were opened with it must not live on. */
const isLess = (was: User, is: User): boolean =>
  was.userType !== is.userType ||
  was.entId !== is.entId ||
  was.companyRole !== is.companyRole ||
  was.roles.some((r) => !is.roles.includes(r));

/**
 * Sets a person's standing from what it is, in the caller's transaction; `owns` is the company that they own with it. The
 * sessions go on and read it with the next request; who may less than before has every socket closed on every node after the
 * commit, and opens it anew with what holds (security 6). The person is under their lock, with their company.
 * @throws Refused common.notFound
 */
export const changeStanding = async (
  tx: Ctx,
  userId: string,
  change: (now: User) => Partial<Stands>,
  owns?: string,
): Promise<User> => {
  const was = await lockPerson(tx, userId);
  if (owns) await writeSeat(tx, userId, { entId: owns, seat: 'owner' });
  const { userType, roles } = was;
  const is = await writeStanding(tx, userId, { userType, roles, authStatus: was.authStatus ? 1 : 0, ...change(was) });
  if (isLess(was, is)) await afterCommit(tx, () => tx.platform.bus.publish(standingChanged, { userId }));
  return is;
};

/** No login any more, and why, which the person is told; every session ends, with its sockets on every node after the commit. */
export const suspendPerson = (ctx: Ctx, userId: string, reason: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse(common.notFound);
    await setSuspended(tx, userId, reason);
    await tellEnded(tx, userId, await deleteSessionsOf(tx, userId));
  });

export const reinstatePerson = (ctx: Ctx, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse(common.notFound);
    await setSuspended(tx, userId, null);
    await closeAppeals(tx, userId);
  });

/** The account that a code to its phone or mail proves. @throws Refused identity.code */
export const proveAccount = async (ctx: Ctx, account: string, code: string): Promise<User> => {
  const key = accountKey(account, false);
  const proved = key && (await useCode(ctx, key.value, 'login', code));
  const user = key && proved ? await findUserBy(ctx, key.column, key.value) : undefined;
  if (!user || user.suspendedAt) throw refuse(no.code);
  return user;
};
