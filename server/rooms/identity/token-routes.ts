import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { account } from '#contract/identity-account.ts';
import { identity } from '#contract/identity.ts';
import { type Ctx, Refused, refuse } from '#server/platform/context.ts';
import { refusalBody } from '#server/platform/http/answer.ts';
import { type Asked, route } from '#server/platform/http/route.ts';
import { type Client, clientOf } from './client.ts';
import { type Credentials, logIn } from './log-in.ts';
import { decodePassword } from './password.ts';
import { presentToken, welcome } from './present-token.ts';
import { refreshSession } from './refresh-session.ts';
import { no } from './refusals.ts';

type Form = Asked<typeof identity.token>;

/** OAuth's own names for our refusals (RFC 6749, 5.2); the true status stays (wire, token). */
const oauthError = (r: Refused): string => {
  if (r.refusal === no.badClient) return 'invalid_client';
  if (r.refusal === no.badGrant) return 'unsupported_grant_type';
  if (r.refusal.status === 401) return 'invalid_grant';
  if (r.refusal.status === 428) return 'invalid_captcha';
  return r.refusal.status === 429 ? 'slow_down' : 'invalid_request';
};

const refused = (http: Context, ctx: Ctx, r: Refused): Response => {
  const body = refusalBody(r, ctx.lang);
  http.header('cache-control', 'no-store');
  if (r.refusal.status === 429) http.header('retry-after', String(r.params['seconds'] ?? 60));
  if (r.refusal === no.badClient) http.header('www-authenticate', 'Basic realm="weft"');
  return http.json(
    { ...body, error: oauthError(r), error_description: body.msg },
    r.refusal.status as ContentfulStatusCode,
  );
};

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
const grants: readonly string[] = ['password', 'mobilePassword', 'refresh_token'] satisfies Grant[];

const grant = async (asked: Form, kind: string, needBasic: boolean) => {
  const { body, ctx, http } = asked;
  const client = clientOf(http, ctx.platform.config, needBasic);
  if (!grants.includes(kind)) throw refuse(no.badGrant);
  if (kind === 'refresh_token') {
    const { user, opened } = await refreshSession(ctx, body.refresh_token ?? '');
    return presentToken(user, opened, client);
  }
  const account = kind === 'mobilePassword' ? (body.mobile ?? body.username) : body.username;
  return welcome(ctx, http, await logIn(ctx, credentials(asked, client, account)), client);
};

/** One handler a form of the token endpoint; its refusals carry OAuth's fields beside ours. */
const tokenRoute = (e: typeof identity.token, kind: (asked: Form) => string, needBasic: boolean) =>
  route(e, (asked) =>
    grant(asked, kind(asked), needBasic).catch((err: unknown) => {
      if (err instanceof Refused) return refused(asked.http, asked.ctx, err);
      throw err;
    }),
  );

export const tokenRoutes = [
  tokenRoute(identity.token, ({ body }) => body.grant_type ?? 'password', true),
  tokenRoute(identity.mobilePassword, () => 'mobilePassword', false),
  tokenRoute(identity.accountToken, () => 'password', false),
  tokenRoute(account.updateToken, () => 'refresh_token', false),
];
