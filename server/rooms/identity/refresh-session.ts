import { type Ctx, refuse } from '#server/platform/context.ts';
import { digest, newSecret } from '#server/platform/ids.ts';
import type { Opened } from './open-session.ts';
import { no } from './refusals.ts';
import { findUsersByIds, rotateSession, type User } from './store.ts';

/** A refresh token is used once: it and the access token beside it die with the exchange. */
export const refreshSession = async (ctx: Ctx, refreshToken: string): Promise<{ user: User; opened: Opened }> => {
  const next = { token: newSecret(), refreshToken: newSecret() };
  const session = await rotateSession(ctx, digest(refreshToken), {
    tokenHash: digest(next.token),
    refreshHash: digest(next.refreshToken),
  });
  const [user] = session ? await findUsersByIds(ctx, [session.userId]) : [];
  if (!session || !user || user.suspendedAt) throw refuse(no.badRefresh);
  const expiresIn = Math.round((session.expiresAt.getTime() - Date.now()) / 1000);
  return { user, opened: { ...next, sessionId: session.id, expiresIn } };
};
