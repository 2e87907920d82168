import { randomInt } from 'node:crypto';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { invite } from '#contract/identity/invite.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { findInvited, findInviter, keepLink } from './invite-store.ts';
import { findInviterByMail } from './mail-store.ts';
import { maskedName } from '../rules.ts';
import { findUsersByIds } from '../accounts/store.ts';

/** Letters and digits that nobody mistakes for one another when the code is read out. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
export const newCode = (length = 8): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** My link: one a person. A code that somebody has already is drawn again. */
export const addInviteLink = async (ctx: Ctx): Promise<AnswerOf<typeof invite.addLink>> => {
  for (;;) {
    const code = await keepLink(ctx, me(ctx).userId, newCode());
    const address = inLanguage(ctx.lang, pageTo('register', { inviter: code ?? undefined }));
    if (code) return { code, url: ctx.platform.config.baseUrl + address };
  }
};

/** Who came by my link; names are masked. */
export const readInvited = async (ctx: Ctx, q: { current: number; size: number }) => {
  const { rows, total, finished, recent } = await findInvited(ctx, me(ctx).userId, q);
  const records = rows.map((r) => ({
    name: maskedName(r.name),
    finished: r.isFinish,
    at: r.createdAt.toISOString(),
  }));
  return { ...pageOf(records, total, q), finished, recent };
};

/** The inviter that a registration carries; a code that isn't anybody's is no reason to refuse a newcomer. */
export const inviterOf = async (ctx: Ctx, code: string | undefined) => {
  const byLink = code ? await findInviter(ctx, code) : undefined;
  const byMail = code && !byLink ? await findInviterByMail(ctx, code) : undefined;
  const userId = byLink ?? byMail;
  const [user] = userId ? await findUsersByIds(ctx, [userId]) : [];
  const counts = user && !user.suspendedAt;
  return { inviterId: counts ? user.id : null, inviteCode: counts && byMail && code ? code : null };
};
