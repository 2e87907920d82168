import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { endSessionsOf } from './end-sessions.ts';
import { personRemoved } from './events.ts';
import { openMatters } from './open-matters.ts';
import { no } from './refusals.ts';
import { proveMe } from './seat-person.ts';
import { forgetPerson } from './standing-store.ts';
import { updateUser } from './store.ts';

/**
 * Deletes the account of the person of the session. What was traded has to be kept by both sides, so the row stays without
 * anything that names its holder; phone, mail and user name are free again; every session ends.
 * @throws Refused common.invalid, identity.code, identity.mattersOpen with the list of what to finish
 */
export const removeAccount = async (
  ctx: Ctx,
  by: { password?: string | undefined; code?: string | undefined },
): Promise<{ removed: boolean }> => {
  const user = await proveMe(ctx, by);
  await inTransaction(ctx, async (tx) => {
    const { matters, last } = await openMatters(tx);
    if (matters.length) throw refuse(no.mattersOpen, { data: { matters } });
    const now = new Date();
    await endSessionsOf(tx, user.id, () =>
      updateUser(tx, user.id, {
        name: '',
        phone: null,
        email: null,
        username: null,
        passwordHash: 'none',
        avatar: null,
        profile: {},
        roles: [],
        entId: null,
        companyRole: null,
        inviterId: null,
        authStatus: 0,
        suspendedAt: now,
        removedAt: now,
      }),
    );
    await forgetPerson(tx, user.id);
    await emit(tx, personRemoved, { userId: user.id, entId: last ? user.entId : null });
  });
  return { removed: true };
};
