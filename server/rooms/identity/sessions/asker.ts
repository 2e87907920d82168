import type { Context } from 'hono';
import type { Ctx } from '#server/platform/context.ts';
import { digest, newSecret } from '#server/platform/ids.ts';
import { setDeviceCookie } from './cookie.ts';

/**
 * Who asks for a code and may try it, as a digest: the browser by the cookie it was given; a client that keeps no cookies by
 * its session, and without one by its address.
 */
export const askerOf = (ctx: Ctx): string =>
  digest(ctx.device ? `device ${ctx.device}` : ctx.person ? `person ${ctx.person.userId}` : `address ${ctx.address}`);

/** The place somebody logs in from, as a digest: the browser, or the address of a client without cookies. */
export const deviceKey = (ctx: Ctx): string => digest(ctx.device ? `device ${ctx.device}` : `address ${ctx.address}`);

/** The same request with a device: a browser that has none yet is given one for a year. */
export const withDevice = (ctx: Ctx, http: Context): Ctx => {
  if (ctx.device || !http.req.header('sec-fetch-site')) return ctx;
  const device = newSecret();
  setDeviceCookie(http, ctx.platform.config, device);
  return { ...ctx, device };
};
