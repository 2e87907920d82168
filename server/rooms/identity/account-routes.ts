import { agreements } from '#contract/identity/agreements.ts';
import { appeal } from '#contract/identity/appeal.ts';
import { account } from '#contract/identity/account.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { ownData } from '#contract/identity/own-data.ts';
import { route } from '#server/platform/http/route.ts';
import { agree } from './registration/agree.ts';
import { readAgreements } from './registration/read-agreements.ts';
import { sendAppeal } from './standing/appeal.ts';
import { withDevice } from './sessions/asker.ts';
import { notePresence } from './accounts/note-presence.ts';
import { changePassword } from './safety/change-password.ts';
import { changeTarget } from './safety/change-target.ts';
import { checkEmail, checkMobile, checkName } from './registration/check-account.ts';
import { checkCode } from './codes/check-code.ts';
import { askForData, sendData } from './own-data/export-data.ts';
import {
  listCustomerUsers,
  readCustomerUser,
  removeCustomerUser,
  saveCustomerUser,
} from './customer-service/customer-users.ts';
import { endOtherSessions, endOwnSession } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { clearSessionCookie } from './sessions/cookie.ts';
import { openMatters } from './own-data/open-matters.ts';
import { removeAccount } from './own-data/remove-account.ts';
import { menu } from './accounts/menu.ts';
import { requireSameOrigin } from './sessions/require-same-origin.ts';
import { fixProfile, infoExt } from './accounts/profile.ts';
import { resetPassword } from './safety/reset-password.ts';
import { setAvatar } from './accounts/set-avatar.ts';
import { sendCode } from './codes/send-code.ts';

export const accountRoutes = [
  route(account.infoExt, ({ ctx }) => infoExt(ctx)),
  route(account.menu, ({ ctx }) => Promise.resolve(menu(ctx))),
  route(account.fixProfile, ({ ctx, body }) => fixProfile(ctx, body)),
  route(account.setAvatar, ({ ctx, body }) => setAvatar(ctx, body.fileId)),
  route(account.mobileCheck, ({ ctx, query }) => checkMobile(ctx, query)),
  route(account.emailCheck, ({ ctx, query }) => checkEmail(ctx, query)),
  route(account.nameCheck, ({ ctx, query }) => checkName(ctx, query)),
  route(account.mobileCodeCheck, ({ ctx, query, http }) => {
    requireSameOrigin(ctx, http);
    return checkCode(ctx, { ...query, target: query.mobile });
  }),
  route(account.emailCodeCheck, ({ ctx, query, http }) => {
    requireSameOrigin(ctx, http);
    return checkCode(ctx, { ...query, target: query.email });
  }),
  route(account.emailCodeFor, ({ ctx, params, query, http }) => {
    requireSameOrigin(ctx, http);
    return sendCode(withDevice(ctx, http), { target: params.email, ...query });
  }),
  route(account.forgotPassword, ({ ctx, body }) => resetPassword(ctx, body)),
  route(account.changePassword, ({ ctx, body }) => changePassword(ctx, body)),
  route(account.changeTarget, ({ ctx, body }) => changeTarget(ctx, body)),
  route(account.presence, ({ ctx, http }) => {
    requireSameOrigin(ctx, http);
    return notePresence(ctx);
  }),
  route(agreements.mine, ({ ctx }) => readAgreements(ctx)),
  route(agreements.agree, ({ ctx, body }) => agree(ctx, body)),
  route(leaving.matters, async ({ ctx }) => ({ matters: (await openMatters(ctx)).matters })),
  route(leaving.remove, async ({ ctx, body, http }) => {
    const done = await removeAccount(ctx, body);
    clearSessionCookie(http, ctx.platform.config);
    return done;
  }),
  route(ownData.ask, ({ ctx, body }) => askForData(ctx, body)),
  route(ownData.download, ({ ctx, query }) => sendData(ctx, query)),
  route(appeal.send, ({ ctx, body }) => sendAppeal(ctx, body)),
  route(account.sessions, ({ ctx }) => listSessions(ctx)),
  route(account.endSession, ({ ctx, params }) => endOwnSession(ctx, params.id)),
  route(account.endOthers, async ({ ctx }) => ({ ended: await endOtherSessions(ctx) })),
  route(account.customerUsers, ({ ctx, query }) => listCustomerUsers(ctx, query)),
  route(account.customerUser, ({ ctx, params }) => readCustomerUser(ctx, params.id)),
  route(account.removeCustomerUser, ({ ctx, params }) => removeCustomerUser(ctx, params.id)),
  route(account.saveCustomerUser, ({ ctx, body }) => saveCustomerUser(ctx, body)),
];
