import { common } from '#contract/core/errors.ts';
import type { Resettable } from '#contract/operator/operators.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newSecret } from '#server/platform/ids.ts';
import { giveOperatorPassword, operatorByName, signOutEverywhere, tellSecurity } from '#server/rooms/identity/index.ts';
import { record } from '../record.ts';
import { lockOther } from './change-operator.ts';
import type { Given } from './create-operator.ts';
import { markGivenPassword, resetFactor } from './factor-store.ts';
import { hashRecovery, newFactorSecret, newOnceCode } from './secrets.ts';

/**
 * Gives an operator another way in for the authenticator or the password that they lost, in the caller's transaction: every
 * session ends, and what is told here lets them in once, for some days.
 */
const giveAccess = async (tx: Ctx, id: string, what: Resettable): Promise<Given> => {
  const { config } = tx.platform;
  if (what === 'password') {
    const secret = newSecret().slice(0, 20);
    await giveOperatorPassword(tx, id, secret);
    return { id, secret, until: await markGivenPassword(tx, id, newFactorSecret(config)) };
  }
  const secret = newOnceCode();
  await signOutEverywhere(tx, id);
  return { id, secret, until: await resetFactor(tx, id, newFactorSecret(config), hashRecovery(config, secret)) };
};

/**
 * The same by another administrator, who hands on what is told here by a way of their own; both are told of it.
 * @throws Refused operator.ownAccount, common.notFound, common.forbidden
 */
export const resetOperator = (
  ctx: Ctx,
  id: string,
  { what, reason }: { what: Resettable; reason: string },
): Promise<Given> =>
  inTransaction(ctx, async (tx) => {
    const other = await lockOther(tx, id, { leaves: false });
    const given = await giveAccess(tx, id, what);
    await tellSecurity(tx, id, 'AccessReset', { device: me(tx).name });
    await tellSecurity(tx, me(tx).userId, 'AccessGiven', { device: other.name });
    const act = what === 'password' ? 'operator.password' : 'operator.reset';
    await record(tx, { act, subject: other.name, subjectId: id, reason });
    return given;
  });

/**
 * The same from the command line of the server, for who is alone: no other administrator can.
 * @throws Refused common.notFound for who is no operator in service
 */
export const resetFromServer = (ctx: Ctx, username: string, what: Resettable): Promise<Given> =>
  inTransaction(ctx, async (tx) => {
    const user = await operatorByName(tx, username);
    if (!user || user.suspendedAt) throw refuse(common.notFound);
    const given = await giveAccess(tx, user.id, what);
    await tellSecurity(tx, user.id, 'AccessReset', { device: 'npm run operator' });
    const act = what === 'password' ? 'operator.password' : 'operator.reset';
    await record(tx, { act, subject: user.name, subjectId: user.id }, { id: user.id, name: 'command line' });
    return given;
  });
