import type { Context } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import { common } from '#contract/core/errors.ts';
import type { Config } from '#server/platform/config/index.ts';
import { refuse } from '#server/platform/context.ts';
import { isOwnOrigin } from '#server/platform/http/origin.ts';
import { digest } from '#server/platform/ids.ts';
import { identityErrors } from '#contract/identity/refusals.ts';

/** Who speaks to the token endpoint: our own pages, or a client of the OAuth protocol. */
export type Client = {
  id: string;
  /** Passwords come AES-encoded: a setting of the client. */
  encoded: boolean;
  /** Gets the session as a cookie. */
  cookie: boolean;
  /** Is told the tokens; a browser isn't, since its code must never hold one. */
  tokens: boolean;
};

const demoClient = 'pig:pig';
const same = (a: string, b: string) => timingSafeEqual(Buffer.from(digest(a)), Buffer.from(digest(b)));

/** Id and secret as RFC 6749 (2.3.1) has them sent: each form-urlencoded before they are joined. Older clients don't. */
const percentDecoded = (pair: string): string => {
  try {
    return decodeURIComponent(pair.replaceAll('+', ' '));
  } catch {
    return pair;
  }
};

/** The client of a Basic header, or null without one. @throws Refused badClient */
const basicClient = (header: string | undefined, config: Config): Client | null => {
  const given = /^Basic (\S+)$/i.exec(header ?? '')?.[1];
  if (!given) return null;
  const pair = Buffer.from(given, 'base64').toString('utf8');
  const refused = config.production && config.oauthClient === demoClient;
  const right = [pair, percentDecoded(pair)].some((p) => same(p, config.oauthClient));
  if (refused || !right) throw refuse(identityErrors.badClient);
  return { id: config.oauthClient.split(':')[0] ?? '', encoded: true, cookie: false, tokens: true };
};

/** Nobody may log a reader in from another site. @throws Refused crossSite */
const checkOrigin = (http: Context, config: Config) => {
  const site = http.req.header('sec-fetch-site');
  const origin = http.req.header('origin');
  const ours = !origin || isOwnOrigin(config, origin, http.req.header('host'));
  if ((site && site !== 'same-origin' && site !== 'none') || !ours) throw refuse(common.crossSite);
};

/** @param needBasic the standard token endpoint serves registered clients only */
export const clientOf = (http: Context, config: Config, needBasic: boolean): Client => {
  const basic = basicClient(http.req.header('authorization'), config);
  if (basic) return basic;
  if (needBasic) throw refuse(identityErrors.badClient);
  return ownClient(http, config);
};

export const ownClient = (http: Context, config: Config): Client => {
  checkOrigin(http, config);
  return { id: 'web', encoded: false, cookie: true, tokens: !http.req.header('sec-fetch-site') };
};
