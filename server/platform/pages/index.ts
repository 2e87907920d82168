import { fileURLToPath } from 'node:url';
import type { SmsCountries } from '#contract/identity/phones.ts';
import type { Context } from 'hono';
import { RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { Send } from '#contract/core/client.ts';
import { pageAt } from '#contract/all-pages.ts';
import type { Need } from '#contract/pages/page.ts';
import type { Api, Bindings, Inner } from '../http/api.ts';
import { createAddressOf } from '../http/address.ts';
import { isKnown } from '../http/conditional.ts';
import { cookieOf } from '../http/request.ts';
import type { Platform } from '../index.ts';
import { createAnswers } from './answers.ts';
import { answerFirstVisit } from './first-visit.ts';
import { createHandlers } from './handlers.ts';
import { bodyOf, createPageCache, type Encoding, keep, type Kept } from './cache.ts';
import { scriptHashes, securityHeaders } from './policy.ts';
import { shape } from './shape.ts';
import { createUsedCss } from './used-css.ts';

/** What the renderer gets from us, the API called in-process, and where it leaves the document. */
type PageHost = {
  send: Send;
  sendAsVisitor: Send;
  demo: boolean;
  sms: SmsCountries;
  translates: boolean;
  origin: string;
  contact: string | null;
  html?: string;
};
/** An answer of the renderer: with a document, or what the router says besides (a redirect, data for a navigation). */
type Rendered = { res: Response; html: string | null };
type Build = ServerBuild & { entry: { module: { hostContext: RouterContext<PageHost> } } };
type PageRequest = Context<{ Bindings: Bindings }>;

const clientFolder = fileURLToPath(new URL('../../../build/client', import.meta.url));

const encodingOf = (c: PageRequest): Encoding => {
  const accepted = c.req.header('accept-encoding') ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** The language that a page says it is in. */
const langOfHtml = (html: string): Record<string, string> => {
  const lang = /^[^]{0,200}?<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];
  return lang ? { 'content-language': lang } : {};
};

/** What a visitor's page depends on besides its address; null where it is another reader's or nobody's to keep. */
const cacheKey = (c: PageRequest): string | null => {
  const url = new URL(c.req.url);
  const cookie = c.req.header('cookie');
  const rule = pageAt(url.pathname);
  if (!/^(GET|HEAD)$/.test(c.req.method) || cookieOf(cookie, 'xtoken') || !rule || rule.layout !== 'site' || rule.fresh)
    return null;
  // What was searched for is recorded, and hardly asked twice.
  if (url.pathname.endsWith('.data') || url.searchParams.has('q')) return null;
  return [url.pathname, url.search, cookieOf(cookie, 'language'), cookieOf(cookie, 'scheme'), url.host].join(' ');
};

/** What the page of this address may use; nothing, where there is none. */
const needsOf = (c: PageRequest): readonly Need[] => pageAt(new URL(c.req.url).pathname)?.needs ?? [];

/** The request as any visitor would make it, with nothing in it that the key leaves out: what is kept is everybody's. */
const asAnyVisitor = (c: PageRequest): Request => {
  const cookies = ['language', 'scheme'].flatMap((name) => {
    const value = cookieOf(c.req.header('cookie'), name);
    return value ? [`${name}=${value}`] : [];
  });
  return new Request(c.req.url, { headers: { accept: 'text/html', cookie: cookies.join('; ') } });
};

const sendKept = async (c: PageRequest, kept: Kept): Promise<Response> => {
  const encoding = encodingOf(c);
  const etag = `"${kept.etag}-${encoding}"`;
  const headers = { ...kept.headers, etag, ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
  if (kept.status === 200 && isKnown(c.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (c.req.method === 'HEAD') return new Response(null, { status: kept.status, headers });
  // The kept bytes themselves: a copy for each reader took half the processor's time of a kept page.
  return new Response(await bodyOf(kept, encoding), { status: kept.status, headers });
};

/** What every page gets of the platform, whoever reads it. */
const groundOf = ({ config, translator }: Platform) => ({
  demo: !config.production,
  sms: config.smsCountries,
  translates: translator.translate !== null,
  origin: config.baseUrl,
  contact: config.contactMail ?? null,
});

/** Renders pages. Loaders reach the API without a network hop, as the reader: same cookies, same address. */
export const createPages = (platform: Platform, api: Api, load: () => Promise<ServerBuild>, dev: boolean) => {
  const addressOf = createAddressOf(platform.config.trustedProxies);
  const handlerOf = createHandlers(dev);
  const usedCss = createUsedCss(clientFolder);
  const cached = createPageCache(platform.changes);
  const answers = createAnswers(api, platform.changes);

  const render = async (c: PageRequest, request = c.req.raw, shown: Inner['shown'] = new Set()): Promise<Rendered> => {
    const build = (await load()) as Build;
    const inner: Inner = { address: addressOf(c.env?.incoming), shown };
    const cookie = request.headers.get('cookie');
    const sendAsVisitor = answers(inner);
    const asReader: Send = async (path, init) => {
      const headers = new Headers(init.headers);
      if (cookie) headers.set('cookie', cookie);
      return api.request(path, { ...init, headers }, { inner });
    };
    // In development every call is made: what is worked on shows at once.
    const member = dev || cookieOf(cookie ?? undefined, 'xtoken') !== undefined;
    const context = new RouterContextProvider();
    const host: PageHost = {
      send: member ? asReader : sendAsVisitor,
      sendAsVisitor: dev ? asReader : sendAsVisitor,
      ...groundOf(platform),
    };
    context.set(build.entry.module.hostContext, host);
    const res = await handlerOf(build, new URL(request.url).pathname)(request, context);
    return { res, html: host.html ?? null };
  };

  const renderVisitors = async (c: PageRequest): Promise<Kept> => {
    const shown: Inner['shown'] = new Set();
    const { res, html: plain } = await render(c, asAnyVisitor(c), shown);
    const html = shape(plain ?? (await res.text()), usedCss);
    const headers = { ...Object.fromEntries(res.headers), ...securityHeaders(scriptHashes(html), needsOf(c), dev) };
    const all = { 'cache-control': 'private, no-cache', ...langOfHtml(html), ...headers };
    return keep(res.status, all, html, shown);
  };

  return async (c: PageRequest): Promise<Response> => {
    const elsewhere = answerFirstVisit({ method: c.req.method, url: c.req.url, header: (n) => c.req.header(n) });
    if (elsewhere) return elsewhere;
    const key = dev ? null : cacheKey(c);
    if (key !== null) return sendKept(c, await cached(key, () => renderVisitors(c)));
    const { res, html } = await render(c);
    const headers = new Headers(res.headers);
    const more = { ...langOfHtml(html ?? ''), ...securityHeaders(html ? scriptHashes(html) : [], needsOf(c), dev) };
    for (const [k, v] of Object.entries(more)) headers.set(k, v);
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    return new Response(html ?? res.body, { status: res.status, headers });
  };
};
