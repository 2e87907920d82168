import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';

/** A GET that acts: with a cookie session only from our own pages (calls 7). @throws Refused crossSite */
export const requireSameOrigin = (ctx: Ctx, http: Context): void => {
  if (ctx.credential?.from === 'cookie' && http.req.header('sec-fetch-site') !== 'same-origin')
    throw refuse(common.crossSite);
};
