import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { inviteErrors } from '#contract/identity/invite.ts';

const signed = (ctx: Ctx, use: 'address' | 'link', text: string): string => {
  const key = Buffer.from(hkdfSync('sha256', ctx.platform.config.signingKey, '', `weft invitation ${use}`, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
};

/** One mailbox has many spellings: what follows a plus is cut, and of Gmail the dots and its second domain. */
export const folded = (target: string): string => {
  const at = target.lastIndexOf('@');
  const [local = '', domain] = [target.slice(0, at).toLowerCase().split('+')[0], target.slice(at + 1).toLowerCase()];
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
};

/** An address as refusals and the count of mails are kept, the same however it is spelled: nobody reads it out of the database. */
export const addressHash = (ctx: Ctx, target: string): string => signed(ctx, 'address', folded(target));

/** What the mail of an invitation carries so that its reader refuses all of them, from anybody; it never ends. */
export const refusalToken = (ctx: Ctx, target: string): string => {
  const hash = addressHash(ctx, target);
  return `${hash}.${signed(ctx, 'link', hash)}`;
};

/** @throws Refused invite.badLink, for whatever was not made here */
export const readRefusalToken = (ctx: Ctx, token: string): string => {
  const [hash = '', given = ''] = token.split('.');
  const [own, theirs] = [Buffer.from(signed(ctx, 'link', hash)), Buffer.from(given)];
  if (own.length !== theirs.length || !timingSafeEqual(own, theirs)) throw refuse(inviteErrors.badLink);
  return hash;
};
