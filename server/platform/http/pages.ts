import { randomBytes } from 'node:crypto';
import type { Send } from '#contract/core/client.ts';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { Api, Bindings } from './api.ts';
import { createAddressOf } from './request.ts';
import type { Platform } from '../index.ts';

/** What the renderer gets from us: the API called in-process, and the nonce of this page's inline scripts. */
export type PageHost = { send: Send; nonce: string; demo: boolean; contact: string | null };
type Build = ServerBuild & { entry: { module: { hostContext: RouterContext<PageHost> } } };

const securityHeaders = (nonce: string, dev: boolean): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Components set positions and sizes in style attributes; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

/** Renders pages. Loaders reach the API without a network hop, as the reader: same cookies, same address. */
export const createPages = (platform: Platform, api: Api, load: () => Promise<ServerBuild>, dev: boolean) => {
  const addressOf = createAddressOf(platform.config.trustedProxies);
  const handler = createRequestHandler(load, dev ? 'development' : 'production');
  return async (c: Context<{ Bindings: Bindings }>): Promise<Response> => {
    const build = (await load()) as Build;
    const nonce = randomBytes(16).toString('base64');
    const inner = { address: addressOf(c.env?.incoming) };
    const cookie = c.req.header('cookie');
    const send: Send = async (path, init) => {
      const headers = new Headers(init.headers);
      if (cookie) headers.set('cookie', cookie);
      return api.request(path, { ...init, headers }, { inner });
    };
    const context = new RouterContextProvider();
    context.set(build.entry.module.hostContext, {
      send,
      nonce,
      demo: !platform.config.production,
      contact: platform.config.contactMail ?? null,
    });
    const res = await handler(c.req.raw, context);
    for (const [k, v] of Object.entries(securityHeaders(nonce, dev))) res.headers.set(k, v);
    if (!res.headers.has('cache-control')) res.headers.set('cache-control', 'private, no-cache');
    return res;
  };
};
