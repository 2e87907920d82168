import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { common } from '#contract/core/errors.ts';
import type { Ctx, Refused } from '#server/platform/context.ts';
import { refusalBody } from '#server/platform/http/answer.ts';
import type { Refuses } from '#server/platform/http/route.ts';
import { identityErrors } from '#contract/identity/refusals.ts';

/** OAuth's own names for our refusals (RFC 6749, 5.2). */
const oauthError = (r: Refused): string => {
  if (r.refusal === identityErrors.badClient) return 'invalid_client';
  if (r.refusal === identityErrors.badGrant) return 'unsupported_grant_type';
  if (r.refusal === identityErrors.badCredentials || r.refusal === identityErrors.badRefresh) return 'invalid_grant';
  if (r.refusal === common.crossSite) return 'access_denied';
  if (r.refusal.status === 428) return 'invalid_captcha';
  return r.refusal.status === 429 ? 'slow_down' : 'invalid_request';
};

/** What RFC 6749 allows in `error_description`: ASCII without quotation mark and backslash. */
const ascii = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '');

const answered = (http: Context, ctx: Ctx, r: Refused, status: number): Response => {
  const error = oauthError(r);
  http.header('cache-control', 'no-store');
  if (r.refusal.status === 429) http.header('retry-after', String(r.params['seconds'] ?? 60));
  if (r.refusal === identityErrors.badClient) http.header('www-authenticate', 'Basic realm="weft"');
  const about = [refusalBody(r, 'en').msg, Object.keys(r.fields).join(', ')].filter(Boolean).join(': ');
  return http.json(
    { ...refusalBody(r, ctx.lang), error, error_description: ascii(about) },
    status as ContentfulStatusCode,
  );
};

/** Our refusal with OAuth's fields beside it: `msg` in the reader's language, `error_description` for the developer. */
export const refuseOAuth: Refuses = (http, ctx, r) =>
  answered(http, ctx, r, oauthError(r) === 'invalid_grant' ? 400 : r.refusal.status);

/** The same with the status that our own pages know. */
export const refuseOwnPage: Refuses = (http, ctx, r) => answered(http, ctx, r, r.refusal.status);
