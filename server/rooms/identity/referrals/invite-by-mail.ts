import type { Lang } from '#contract/core/langs.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { invite, inviteErrors, mailsADay } from '#contract/identity/invite.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { type Ctx, emitAll, inTransaction, me, refuse } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { newId } from '#server/platform/ids.ts';
import { composeMail, type MailFoot } from '#server/platform/mail/compose.ts';
import { plainMemberName } from '#server/platform/mail/plain-name.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';
import { findUserBy, findUsersByIds, lockUser } from '../accounts/store.ts';
import { friendInvited } from '../events.ts';
import { newCode } from './invite-friends.ts';
import {
  claimMail,
  countOfDay,
  findInvitedBefore,
  findInviteMail,
  findInviteMails,
  insertInviteMails,
  releaseMail,
} from './mail-store.ts';
import { addressHash, refusalToken } from './refusal-link.ts';

/**
 * Keeps whom somebody invites by mail. An address that they invited before gets no second mail, and the first where none went. The
 * answer, and what counts for the day, are the same whoever the address belongs to. @throws Refused invite.tooMany
 */
export const inviteByMail = (ctx: Ctx, targets: string[], lang: Lang): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const { userId: inviterId } = me(tx);
    await lockUser(tx, inviterId);
    const asked = [...new Set(targets)];
    const before = await findInvitedBefore(tx, inviterId, asked);
    const known = new Set(before.map((b) => b.target));
    const fresh = asked.filter((t) => !known.has(t));
    if ((await countOfDay(tx, inviterId)) + fresh.length > mailsADay)
      throw refuse(inviteErrors.tooMany, { most: mailsADay });
    const rows = fresh.map((target) => ({ id: newId(), inviterId, target, lang, code: newCode(12) }));
    const ids = await insertInviteMails(tx, rows);
    const unsent = before.filter((b) => !b.mailedAt).map((b) => b.id);
    await emitAll(
      tx,
      friendInvited,
      [...ids, ...unsent].map((inviteMailId) => ({ inviteMailId })),
    );
    return { count: asked.length };
  });

const footOf = (ctx: Ctx, lang: Lang, token: string): MailFoot => {
  const { baseUrl } = ctx.platform.config;
  const url = baseUrl + inLanguage(lang, pageTo('inviteRefusal', { k: token }));
  const oneClick = baseUrl + invite.refuse.path.replace('{token}', token);
  return {
    links: [{ label: translate(lang, 'messages:friend.refuse'), url }],
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

/**
 * One mail, claimed before it goes, so that of two jobs one sends it. Who has an account, refuses, or was written to often enough
 * gets none; nobody is told so.
 */
export const sendInvite = async (ctx: Ctx, e: Payload<typeof friendInvited>): Promise<void> => {
  const row = await findInviteMail(ctx, e.inviteMailId);
  const [inviter] = row ? await findUsersByIds(ctx, [row.inviterId]) : [];
  if (!row || row.mailedAt || !inviter || inviter.suspendedAt || (await findUserBy(ctx, 'email', row.target))) return;
  const sentId = await claimMail(ctx, row.id, addressHash(ctx, row.target));
  if (!sentId) return;
  const { lang, target: to, code } = row;
  const words = { inviter: plainMemberName(inviter.name, 30) || translate(lang, 'messages:seat.somebody') };
  const url = ctx.platform.config.baseUrl + inLanguage(lang, pageTo('register', { inviter: code }));
  const foot = footOf(ctx, lang, refusalToken(ctx, to));
  try {
    await ctx.platform.mailer.send(composeMail(lang, templates.friendInvite, words, { to, url, foot }));
  } catch (err) {
    await releaseMail(ctx, row.id, sentId);
    throw err;
  }
};

/** Whom I invited by mail. A newcomer is known by the link of the mail alone, never by the address. */
export const readInviteMails = async (ctx: Ctx, q: { current: number; size: number }) => {
  const { rows, total } = await findInviteMails(ctx, me(ctx).userId, q);
  const records = rows.map(({ id, target, lang, came, createdAt }) => ({
    id,
    target,
    lang,
    state: came ? ('registered' as const) : ('sent' as const),
    at: createdAt.toISOString(),
  }));
  return pageOf(records, total, q);
};
