import type { Authenticate } from '#server/platform/http/who-asks.ts';
import { digest } from '#server/platform/ids.ts';
import { seatOf } from '../rules.ts';
import { findSession, slideSession } from './session-store.ts';

/** The person behind an opaque token, or null: expired, revoked, suspended or unknown alike. */
export const authenticate: Authenticate = async (platform, token, slide) => {
  if (!token) return null;
  const found = await findSession(platform.db, digest(token));
  if (!found || found.user.suspendedAt) return null;
  const { user, session } = found;
  // Nobody waits for this: a use that is lost is noted with the next.
  if (slide && found.slides)
    slideSession(platform.db, session.id).catch((err: unknown) =>
      platform.log.warn({ err }, 'the use of a session was not noted'),
    );
  return {
    userId: user.id,
    userType: user.userType,
    roles: user.roles,
    isFinish: user.isFinish,
    userLevel: user.userLevel,
    authStatus: user.authStatus,
    entId: user.entId,
    seat: seatOf(user),
    name: user.name,
    sessionId: session.id,
  };
};
