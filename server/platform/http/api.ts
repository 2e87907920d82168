import type { HttpBindings } from '@hono/node-server';
import { type AnyEndpoint } from '#contract/core/endpoint.ts';
import { judge } from '#contract/core/access.ts';
import type { PublicFact } from '#contract/core/public-facts.ts';
import { common, envelope } from '#contract/core/errors.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Ctx, Refused, refuse } from '../context.ts';
import { newId } from '../ids.ts';
import type { Platform } from '../index.ts';
import { answerRefusal } from './answer.ts';
import { parseInput } from './input.ts';
import { assertCleanable, cleanAnswer } from './rich-text.ts';
import { createAddressOf } from './address.ts';
import { isOwnOrigin } from './origin.ts';
import { credentialsOf, deviceOf, langOf, loggedPath } from './request.ts';
import { type Authenticate, whoAsks } from './who-asks.ts';
import type { Mounted } from './route.ts';

/** A request of our own renderer, already checked at the door, with the reader's address; `shown` gathers what the answers show. */
export type Inner = { address: string; shown: Set<PublicFact> };
export type Bindings = Partial<HttpBindings> & { inner?: Inner; requestId?: string };
export type Api = Hono<{ Bindings: Bindings }>;

const refusalOf = {
  login: common.login,
  complete: common.complete,
  forbidden: common.forbidden,
  customerService: common.customerService,
  noQuoteRight: common.noQuoteRight,
  seat: common.seat,
};
const honoPath = (p: string) => p.replace(/\{(\w+)\}/g, ':$1');

/** A write that a cookie vouches for must come from our own pages (security 19). */
const sameSite = (c: Context, platform: Platform): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  return isOwnOrigin(platform.config, c.req.header('origin'), c.req.header('host'));
};

const checkLimit = async (e: AnyEndpoint, ctx: Ctx) => {
  if (!e.limit) return;
  const key = e.limit.by === 'person' ? (ctx.person?.userId ?? ctx.address) : ctx.address;
  const seconds = await ctx.platform.limits.take({ name: `${e.method} ${e.path}`, ...e.limit }, key);
  if (seconds) throw refuse(common.tooMany, { seconds });
};

/** JSON with its length, by which the compression tells what is too small for it. */
const sendJson = (c: Context, value: unknown): Response => {
  const body = JSON.stringify(value);
  c.header('content-type', 'application/json');
  c.header('content-length', String(Buffer.byteLength(body)));
  return c.body(body);
};

/** The methods that a path is mounted with; none where nothing is. */
const createMethodsOf = (mounted: Mounted[]) => {
  const known = mounted.flatMap(({ endpoint: e }) =>
    [e.path, ...(e.aliases ?? [])].map((path) => ({
      method: e.method,
      pattern: new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
  return (path: string): string[] => {
    const found = new Set<string>(known.flatMap((k) => (k.pattern.test(path) ? [k.method] : [])));
    return [...found, ...(found.has('GET') ? ['HEAD'] : []), ...(found.size ? ['OPTIONS'] : [])];
  };
};

/** What no endpoint answers: unknown paths, and known ones by another method. */
const refuseRest = (api: Api, mounted: Mounted[]) => {
  const methodsOf = createMethodsOf(mounted);
  api.all('*', (c) => {
    const methods = methodsOf(c.req.path);
    if (!methods.length) throw refuse(common.noSuchCall);
    c.header('allow', methods.join(', '));
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    throw refuse(common.wrongMethod);
  });
};

/** Mounts the endpoints: access, limit, validation, use case, envelope; one path for every call. */
export const createApi = (platform: Platform, mounted: Mounted[], authenticate: Authenticate): Api => {
  const api: Api = new Hono();
  const addressOf = createAddressOf(platform.config.trustedProxies);

  const contextOf = async (c: Context<{ Bindings: Bindings }>, e: AnyEndpoint): Promise<Ctx> => {
    const given = credentialsOf(c.req.header('authorization'), c.req.header('cookie'));
    const { person, credential } = await whoAsks(given, (token) => authenticate(platform, token, !e.poll));
    const writes = e.method !== 'GET' || e.acts;
    if (person && credential?.from === 'cookie' && writes && !c.env?.inner && !sameSite(c, platform))
      throw refuse(common.crossSite);
    return {
      platform,
      db: platform.db,
      person,
      credential,
      lang: langOf(c.req.raw.headers),
      address: c.env?.inner?.address ?? addressOf(c.env?.incoming),
      device: deviceOf(c.req.raw.headers),
      requestId: c.env?.requestId ?? newId(),
    };
  };

  const answer = async (c: Context<{ Bindings: Bindings }>, ctx: Ctx, { endpoint: e, handler }: Mounted) => {
    const verdict = judge(e.access, ctx.person);
    if (verdict !== 'yes') throw refuse(refusalOf[verdict]);
    await checkLimit(e, ctx);
    const asked = { ...(await parseInput(e, c)), ctx, http: c };
    for (const fact of e.shows ?? []) c.env?.inner?.shown.add(fact);
    const given = await handler(asked as never);
    if (e.touches) platform.changes.touch(e.touches);
    if (given instanceof Response) return given;
    const data = cleanAnswer(e.data, given);
    if (platform.config.mode === 'test') assertShape(e, data);
    c.header('cache-control', 'no-store');
    return sendJson(c, e.raw ? data : { code: envelope.ok, msg: '', data: data ?? null });
  };
  for (const { endpoint: e } of mounted)
    for (const schema of [e.params, e.query, e.body, e.data]) if (schema) assertCleanable(schema);
  for (const m of mounted)
    for (const path of [m.endpoint.path, ...(m.endpoint.aliases ?? [])])
      api.on(m.endpoint.method, honoPath(path), async (c) => {
        const ctx = await contextOf(c, m.endpoint);
        return answer(c, ctx, m).catch((err: unknown) => {
          if (m.refuses && err instanceof Refused) return m.refuses(c, ctx, err);
          throw err;
        });
      });

  refuseRest(api, mounted);
  api.onError((err, c) => {
    const lang = langOf(c.req.raw.headers);
    if (err instanceof Refused) return answerRefusal(c, err, lang);
    platform.log.error(
      { requestId: c.env?.requestId, err: err.message, stack: err.stack, path: loggedPath(c.req.path) },
      'a call failed',
    );
    return answerRefusal(c, refuse(common.failed), lang);
  });
  return api;
};

/** In tests every answer must be exactly what the contract says, so that no column leaks. */
const assertShape = (e: AnyEndpoint, data: unknown) => {
  const parsed = z.safeParse(e.data, data ?? null);
  if (!parsed.success)
    throw new Error(`${e.method} ${e.path} answers another shape: ${JSON.stringify(parsed.error.issues)}`);
  const extra = extraKeys(data, parsed.data);
  if (extra) throw new Error(`${e.method} ${e.path} answers more than the contract: ${extra}`);
};

const extraKeys = (given: unknown, kept: unknown, at = 'data'): string | undefined => {
  if (Array.isArray(given))
    return given.map((g, i) => extraKeys(g, (kept as unknown[])[i], `${at}.${i}`)).find(Boolean);
  if (given === null || typeof given !== 'object' || given instanceof Date) return undefined;
  return Object.entries(given)
    .map(([k, v]) =>
      v === undefined
        ? undefined
        : kept && Object.hasOwn(kept, k)
          ? extraKeys(v, (kept as Record<string, unknown>)[k], `${at}.${k}`)
          : `${at}.${k}`,
    )
    .find(Boolean);
};
