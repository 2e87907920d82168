import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { forgetRefused } from '#server/platform/mail/refused.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { personRemoved } from '../events.ts';
import { lockMe } from '../accounts/lock-people.ts';
import { openMatters } from './open-matters.ts';
import { removePerson } from '../accounts/person-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { seatOf } from '../rules.ts';
import { reauthenticate } from '../safety/seat-person.ts';
import { settlePerson } from '../accounts/settle-rights.ts';
import { forgetPerson } from '../standing/standing-store.ts';

/**
 * Deletes the account of the person of the session. What was traded has to be kept by both sides, so the row stays without
 * anything that names its holder; phone, mail and user name are free again; every session ends.
 * @throws Refused common.invalid, identity.code, identity.mattersOpen with the list of what to finish
 */
export const removeAccount = async (
  ctx: Ctx,
  by: { password?: string | undefined; code?: string | undefined },
): Promise<{ removed: boolean }> => {
  await reauthenticate(ctx, by);
  await inTransaction(ctx, async (tx) => {
    const user = await lockMe(tx);
    const { matters, last } = await openMatters(tx, { userId: user.id, entId: user.entId, seat: seatOf(user) });
    if (matters.length) throw refuse(identityErrors.mattersOpen, { data: { matters } });
    await endSessionsOf(tx, user.id, () => removePerson(tx, user.id));
    await settlePerson(tx, user.id);
    await forgetPerson(tx, user.id);
    if (user.email) await forgetRefused(tx.db, user.email);
    await emit(tx, personRemoved, { userId: user.id, entId: last ? user.entId : null });
  });
  return { removed: true };
};
