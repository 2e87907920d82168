import type { Context } from 'hono';
import { identity } from '#contract/identity/calls.ts';
import { invite } from '#contract/identity/invite.ts';
import type { Ctx } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { withDevice } from './sessions/asker.ts';
import { ownClient } from './sessions/client.ts';
import { completeInfo } from './accounts/complete-info.ts';
import { accountRoutes } from './account-routes.ts';
import { clearSessionCookie, setSessionCookie } from './sessions/cookie.ts';
import { endSession } from './sessions/end-session.ts';
import { addInviteLink, readInvited } from './referrals/invite-friends.ts';
import { inviteByMail, readInviteMails } from './referrals/invite-by-mail.ts';
import { readRefusal, refuseInvitations } from './referrals/refuse-invitations.ts';
import { keepOnline } from './sessions/keep-online.ts';
import { listOutbox } from './login/list-outbox.ts';
import { requireSameOrigin } from './sessions/require-same-origin.ts';
import { welcome } from './login/present-token.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { registerPerson } from './registration/register-person.ts';
import { sendCode } from './codes/send-code.ts';
import { tokenRoutes } from './login/token-routes.ts';
import { userDetail } from './accounts/user-detail.ts';
import { userInfo } from './accounts/user-info.ts';

const logOut = async (ctx: Ctx, http: Context) => {
  clearSessionCookie(http, ctx.platform.config);
  return endSession(ctx);
};

export const routes = [
  ...tokenRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  route(invite.addLink, ({ ctx }) => addInviteLink(ctx)),
  route(invite.records, ({ ctx, query }) => readInvited(ctx, query)),
  route(invite.mail, ({ ctx, body }) => inviteByMail(ctx, body.targets, body.lang)),
  route(invite.mailed, ({ ctx, query }) => readInviteMails(ctx, query)),
  route(invite.refusal, ({ ctx, params, http }) => readRefusal(ctx, params.token, http.req.header('accept'))),
  route(invite.refuse, ({ ctx, params, body }) => refuseInvitations(ctx, params.token, body.again === '1')),
  route(identity.keepOnline, async ({ ctx, http }) => {
    const endsAt = await keepOnline(ctx);
    const given = ctx.credential;
    if (given?.from === 'cookie')
      setSessionCookie(http, ctx.platform.config, given.token, Math.round((endsAt.getTime() - Date.now()) / 1000));
    return { endsAt: endsAt.toISOString() };
  }),
  route(identity.logout, ({ ctx, http }) => logOut(ctx, http)),
  route(identity.revoke, ({ ctx, http }) => logOut(ctx, http)),
  route(identity.sendCode, ({ ctx, body, http }) => sendCode(withDevice(ctx, http), body)),
  route(identity.mobileCode, ({ ctx, params, query, http }) => {
    requireSameOrigin(ctx, http);
    return sendCode(withDevice(ctx, http), { target: params.phone, purpose: 'register', ...query });
  }),
  route(identity.emailCode, ({ ctx, params, query, http }) => {
    requireSameOrigin(ctx, http);
    return sendCode(withDevice(ctx, http), { target: params.email, purpose: 'register', ...query });
  }),
  route(identity.register, async ({ ctx, body, http }) => {
    const client = ownClient(http, ctx.platform.config);
    return welcome(ctx, http, await registerPerson(ctx, body), client);
  }),
  route(identity.completeInfo, async ({ ctx, body }) => {
    const user = await completeInfo(ctx, body);
    return { isFinish: user.isFinish, userLevel: user.userLevel };
  }),
  route(identity.userInfo, ({ ctx }) => userInfo(ctx)),
  route(identity.userDetail, ({ ctx }) => userDetail(ctx)),
  route(identity.outbox, ({ ctx }) => listOutbox(ctx)),
];
