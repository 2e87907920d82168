import type { Context } from 'hono';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { deviceKey, withDevice } from '../sessions/asker.ts';
import type { Client } from '../sessions/client.ts';
import { setSessionCookie } from '../sessions/cookie.ts';
import { deviceOf } from '../sessions/device.ts';
import { noteDevice } from '../sessions/device-store.ts';
import { endSession } from '../sessions/end-session.ts';
import { openSession, type Opened } from '../sessions/open-session.ts';
import { tellSecurity } from '../accounts/tell-security.ts';
import type { User } from '../accounts/store.ts';

type Answer = AnswerOf<typeof identity.token>;

/** The token endpoint's answer. */
export const presentToken = (user: User, opened: Opened, client: Client): Answer => ({
  ...(client.tokens && { access_token: opened.token, refresh_token: opened.refreshToken }),
  token_type: 'bearer',
  expires_in: opened.expiresIn,
  scope: 'server',
  user_info: {
    userId: user.id,
    userNameCn: user.name,
    username: user.username,
    phone: user.phone,
    avatar: user.avatar,
    userType: user.userType,
    isFinish: user.isFinish,
    userLevel: user.userLevel,
    authStatus: user.authStatus,
    roleList: user.roles.map((roleCode) => ({ roleCode })),
  },
});

/** Opens a session for somebody who proved who they are; the session that the browser had ends. */
export const welcome = async (ctx: Ctx, http: Context, user: User, client: Client): Promise<Answer> => {
  if (ctx.person) await endSession(ctx);
  const opened = await openSession(ctx, user.id, {
    client: client.id,
    userAgent: http.req.header('user-agent')?.slice(0, 256),
    systemFrom: http.req.header('system-from')?.slice(0, 64),
  });
  if (client.cookie) setSessionCookie(http, ctx.platform.config, opened.token);
  const seen = await noteDevice(ctx, user.id, deviceKey(client.cookie ? withDevice(ctx, http) : ctx));
  const device = deviceOf(http.req.header('user-agent') ?? null);
  if (seen === 'new') await tellSecurity(ctx, user.id, 'Device', { device });
  return presentToken(user, opened, client);
};
