import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Lang } from '#contract/core/langs.ts';
import {
  isFixed,
  noticeGroupKeys,
  type NoticeGroup,
  noticePreferences,
  preferenceErrors,
} from '#contract/notices/preferences.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import type { MailFoot } from '#server/platform/mail/compose.ts';
import { translate } from '#server/platform/translate.ts';

/** A key of this use alone, from the setting, made once. */
const keys = new Map<string, Buffer>();
const keyOf = (ctx: Ctx): Buffer => {
  const from = ctx.platform.config.signingKey;
  const key = keys.get(from) ?? Buffer.from(hkdfSync('sha256', from, '', 'weft unsubscribe', 32));
  keys.set(from, key);
  return key;
};

const signature = (ctx: Ctx, userId: string, group: string): string => {
  return createHmac('sha256', keyOf(ctx)).update(`${userId}\n${group}`).digest('base64url');
};
const shortId = (userId: string): string => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
const longId = (short: string): string =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What a mail carries so that its reader ends mails of this group, and of no other, without a login; it never ends. */
export const unsubscribeToken = (ctx: Ctx, userId: string, group: NoticeGroup): string =>
  `${shortId(userId)}.${group}.${signature(ctx, userId, group)}`;

/** @throws Refused notices.badLink, for whatever was not made here */
export const readToken = (ctx: Ctx, token: string): { userId: string; group: NoticeGroup } => {
  const [short = '', name = '', given = ''] = token.split('.');
  const userId = longId(short);
  const group = noticeGroupKeys.find((g) => g === name);
  const own = Buffer.from(signature(ctx, userId, name));
  const theirs = Buffer.from(given);
  const same = own.length === theirs.length && timingSafeEqual(own, theirs);
  if (!same || !group || isFixed(group, 'mail')) throw refuse(preferenceErrors.badLink);
  return { userId, group };
};

/** What stands below a mail of a group: where one changes what is sent, and how mails of this kind end, by a link and by one click of the mail program. */
export const mailFoot = (ctx: Ctx, lang: Lang, userId: string, group: NoticeGroup): MailFoot => {
  const { baseUrl } = ctx.platform.config;
  const change = {
    label: translate(lang, 'messages:mail.change'),
    url: baseUrl + inLanguage(lang, pageTo('noticeSettings')),
  };
  if (isFixed(group, 'mail')) return { note: translate(lang, 'messages:mail.always'), links: [change] };
  const token = unsubscribeToken(ctx, userId, group);
  const end = {
    label: translate(lang, 'messages:mail.unsubscribe'),
    url: baseUrl + inLanguage(lang, pageTo('unsubscribe', { k: token })),
  };
  const oneClick = baseUrl + noticePreferences.unsubscribe.path.replace('{token}', token);
  return {
    links: [change, end],
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};
