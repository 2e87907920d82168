import { common, envelope, type RefusedData } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Refused } from '../context.ts';
import { translate } from '../translate.ts';

/** The envelope of a refusal, in the caller's language: 1, or 2 where there is no session. */
export const refusalBody = (r: Refused, lang: Lang) => {
  const fields = Object.fromEntries(
    Object.entries(r.fields).map(([k, f]) => [k, translate(lang, `errors:rules.${f.code}`, f.params)]),
  );
  const data: RefusedData = {
    error: r.refusal.code,
    ...(Object.keys(fields).length && { fields }),
    ...('data' in r.params ? { ...(r.params['data'] as object) } : {}),
  };
  return {
    code: r.refusal.status === 401 && r.refusal.code === common.login.code ? envelope.sessionGone : envelope.refused,
    msg: translate(lang, `errors:${r.refusal.code}`, r.params),
    data,
  };
};

/** Answers a refusal with its status; with `retry-after` in seconds where a limit was met. */
export const answerRefusal = (c: Context, r: Refused, lang: Lang): Response => {
  if (r.refusal.status === 429 && r.params['seconds']) c.header('retry-after', String(r.params['seconds']));
  // RFC 6750: which scheme is wanted, and that what was presented is worth nothing any more.
  if (r.refusal === common.login)
    c.header(
      'www-authenticate',
      `Bearer realm="weft"${c.req.header('authorization') ? ', error="invalid_token"' : ''}`,
    );
  return c.json(refusalBody(r, lang), r.refusal.status as ContentfulStatusCode);
};
