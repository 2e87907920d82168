import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertAppeal } from './appeal-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { lockUser, type User } from '../accounts/store.ts';

/** Seconds in which a suspended person may answer after a login; the next login gives a new hour. */
const life = 3_600;

const sign = (ctx: Ctx, userId: string, until: number, suspendedAt: Date): string => {
  const key = Buffer.from(hkdfSync('sha256', ctx.platform.config.signingKey, '', 'weft appeals', 32));
  return createHmac('sha256', key).update(`${userId}\n${until}\n${suspendedAt.getTime()}`).digest('base64url');
};

/** What lets somebody who gave the right password answer this very suspension, without a session. */
export const appealToken = (ctx: Ctx, user: User): string => {
  const until = Math.floor(Date.now() / 1000) + life;
  return `${user.id}.${until}.${sign(ctx, user.id, until, user.suspendedAt ?? new Date(0))}`;
};

/** Keeps an answer for the desk. @throws Refused identity.badAppeal, identity.appealed where one is open already */
export const sendAppeal = (ctx: Ctx, asked: { token: string; text: string }): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const [userId = '', until = '', sig = ''] = asked.token.split('.');
    if (!/^[\da-f-]{36}$/.test(userId) || Number(until) * 1000 < Date.now()) throw refuse(identityErrors.badAppeal);
    const user = await lockUser(tx, userId);
    if (!user?.suspendedAt) throw refuse(identityErrors.badAppeal);
    const [own, given] = [Buffer.from(sign(tx, userId, Number(until), user.suspendedAt)), Buffer.from(sig)];
    if (own.length !== given.length || !timingSafeEqual(own, given)) throw refuse(identityErrors.badAppeal);
    if (!(await insertAppeal(tx, { id: newId(), userId, text: asked.text }))) throw refuse(identityErrors.appealed);
    return null;
  });
