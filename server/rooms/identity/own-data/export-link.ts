import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ownData } from '#contract/identity/own-data.ts';
import { type Ctx, me } from '#server/platform/context.ts';

/** Seconds that a link lives. */
const life = 300;

const signature = (ctx: Ctx, until: number): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', ctx.platform.config.signingKey, '', 'weft data export', 32));
  const { userId, sessionId } = me(ctx);
  return createHmac('sha256', key).update(`${userId}\n${sessionId}\n${until}`).digest();
};

/** The address at which this session, and no other, gets its person's data; any node knows it again. */
export const exportLink = (ctx: Ctx): string => {
  const until = Math.floor(Date.now() / 1000) + life;
  return `${ownData.download.path}?until=${until}&sig=${signature(ctx, until).toString('base64url')}`;
};

/** Whether a link was made for this session and is alive. */
export const isExportLink = (ctx: Ctx, q: { until: number; sig: string }): boolean => {
  if (q.until * 1000 < Date.now()) return false;
  const given = Buffer.from(q.sig, 'base64url');
  const own = signature(ctx, q.until);
  return given.length === own.length && timingSafeEqual(given, own);
};
