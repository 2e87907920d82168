import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#server/platform/context.ts';

/** Seconds that a signed link lives. */
const linkLife = 300;

/** A key of this use alone, from the setting. */
const keyOf = (ctx: Ctx): Buffer =>
  Buffer.from(hkdfSync('sha256', ctx.platform.config.signingKey, '', 'weft file links', 32));

const signature = (ctx: Ctx, id: string, person: string, until: number): Buffer =>
  createHmac('sha256', keyOf(ctx)).update(`${id}\n${person}\n${until}`).digest();

/**
 * A link to a private file that lives five minutes: for one person's session, or for whoever holds it (mails, viewers that
 * send no cookie). The caller has judged that its holder may read the file.
 */
export const signLink = (ctx: Ctx, id: string, person: string | null): { url: string; until: Date } => {
  const until = Math.floor(Date.now() / 1000) + linkLife;
  const sig = signature(ctx, id, person ?? '', until).toString('base64url');
  const to = person ? '&bound=1' : '';
  return { url: `/api/busi/busifile/signed/${id}?until=${until}${to}&sig=${sig}`, until: new Date(until * 1000) };
};

/** Whether a link is ours, alive, and in the hands of the person it was made for. */
export const isSigned = (
  ctx: Ctx,
  id: string,
  q: { until: number; bound?: string | undefined; sig: string },
): boolean => {
  if (q.until * 1000 < Date.now()) return false;
  const person = q.bound ? ctx.person?.userId : '';
  if (person === undefined) return false;
  const given = Buffer.from(q.sig, 'base64url');
  const own = signature(ctx, id, person, q.until);
  return given.length === own.length && timingSafeEqual(given, own);
};
