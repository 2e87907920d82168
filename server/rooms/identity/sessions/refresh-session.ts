import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { digest, newSecret } from '#server/platform/ids.ts';
import { publishSessionsEnded } from './end-sessions.ts';
import type { Opened } from './open-session.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { endSessionOfReusedToken, insertSpent } from './spent-token-store.ts';
import { findUsersByIds, type User } from '../accounts/store.ts';
import { rotateSession } from './session-store.ts';

/**
 * A refresh token is used once: it and the access token beside it die with the exchange. Whoever brings one again holds a copy,
 * or somebody else does: the session that came of it ends (RFC 9700, 4.14.2).
 * @throws Refused identity.badRefresh
 */
export const refreshSession = async (ctx: Ctx, refreshToken: string): Promise<{ user: User; opened: Opened }> => {
  const next = { token: newSecret(), refreshToken: newSecret() };
  const given = digest(refreshToken);
  const session = await inTransaction(ctx, async (tx) => {
    const turned = await rotateSession(tx, given, {
      tokenHash: digest(next.token),
      refreshHash: digest(next.refreshToken),
    });
    if (turned) await insertSpent(tx, given, turned.id);
    return turned;
  });
  if (!session) {
    const ended = await endSessionOfReusedToken(ctx, given);
    if (ended) await publishSessionsEnded(ctx, [{ userId: ended.userId, sessionId: ended.id }]);
  }
  const [user] = session ? await findUsersByIds(ctx, [session.userId]) : [];
  if (!session || !user || user.suspendedAt) throw refuse(identityErrors.badRefresh);
  const expiresIn = Math.round((session.expiresAt.getTime() - Date.now()) / 1000);
  return { user, opened: { ...next, sessionId: session.id, expiresIn } };
};
