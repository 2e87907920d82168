import { common } from '#contract/core/errors.ts';
import { account } from '#contract/identity/account.ts';
import { identity } from '#contract/identity/calls.ts';
import { refuse } from '#server/platform/context.ts';
import { type Asked, route } from '#server/platform/http/route.ts';
import { type Client, clientOf } from '../sessions/client.ts';
import { type Credentials, logIn } from './log-in.ts';
import { refuseOAuth, refuseOwnPage } from './oauth-refusal.ts';
import { decodePassword } from '../accounts/password.ts';
import { presentToken, welcome } from './present-token.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { identityErrors } from '#contract/identity/refusals.ts';

type Form = Asked<typeof identity.token>;

const isEnt = (v: unknown) => v !== undefined && v !== '' && v !== '0' && v !== 0 && v !== false && v !== 'false';

const credentials = (asked: Form, client: Client, account: string | undefined): Credentials => {
  const { body, ctx } = asked;
  const given = body.password ?? '';
  return {
    account: account ?? '',
    password: client.encoded ? decodePassword(given, ctx.platform.config.passwordKey) : given,
    ent: isEnt(body.ent),
    randomStr: body.randomStr,
    code: body.code,
  };
};

type Grant = 'password' | 'mobilePassword' | 'refresh_token';
export const grants: readonly string[] = ['password', 'mobilePassword', 'refresh_token'] satisfies Grant[];

const grant = async (asked: Form, kindOf: (asked: Form) => string, needBasic: boolean) => {
  const { body, ctx, http } = asked;
  const client = clientOf(http, ctx.platform.config, needBasic);
  const kind = kindOf(asked);
  if (!grants.includes(kind)) throw refuse(identityErrors.badGrant);
  if (kind === 'refresh_token') {
    const { user, opened } = await refreshSession(ctx, body.refresh_token ?? '');
    return presentToken(user, opened, client);
  }
  const account = kind === 'mobilePassword' ? (body.mobile ?? body.username) : body.username;
  return welcome(ctx, http, await logIn(ctx, credentials(asked, client, account)), client);
};

/** @throws Refused common.invalid: OAuth has no usual grant */
const namedGrant = ({ body }: Form): string => {
  if (!body.grant_type) throw refuse(common.invalid, {}, { grant_type: { code: 'required' } });
  return body.grant_type;
};

/** One handler a form of the token endpoint; its refusals carry OAuth's fields beside ours. */
const tokenRoute = (e: typeof identity.token, kind: (asked: Form) => string, needBasic: boolean) =>
  route(e, (asked) => grant(asked, kind, needBasic), refuseOAuth);

export const tokenRoutes = [
  tokenRoute(identity.token, namedGrant, true),
  tokenRoute(identity.mobilePassword, () => 'mobilePassword', false),
  // Our own pages speak no OAuth: wrong credentials are 401 there as everywhere.
  route(identity.accountToken, (asked) => grant(asked, () => 'password', false), refuseOwnPage),
  tokenRoute(account.updateToken, () => 'refresh_token', false),
];
