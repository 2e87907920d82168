import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { instant } from '../core/schemas.ts';
import type { NoticeKind } from './calls.ts';

export const preferenceErrors = refusals('notices', { fixed: 409, badLink: 404, noMail: 409, mailRefused: 409 });

/** Ways in which news reach a person; `content` says whether the mail of unread messages quotes them. */
export const noticeChannels = ['page', 'mail', 'sms', 'browser', 'content'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export const noticeChoices = ['on', 'now', 'daily', 'off'] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

/**
 * What a person chooses by: groups of kinds, with what each channel does where nothing is chosen. A channel that is not named does
 * not exist for the group; what is `fixed` nobody switches off (notices 16).
 */
type Group = Partial<Record<NoticeChannel, NoticeChoice>> & { fixed?: readonly NoticeChannel[] };
const noticeGroups = {
  account: { page: 'on', mail: 'now', sms: 'on', browser: 'on', fixed: ['page', 'mail', 'sms'] },
  results: { page: 'on', mail: 'now', sms: 'on', browser: 'on', fixed: ['page', 'mail'] },
  matches: { page: 'on', mail: 'now', browser: 'on' },
  deals: { page: 'on', mail: 'now', browser: 'on' },
  orders: { page: 'on', mail: 'now', browser: 'on' },
  purchases: { page: 'on', mail: 'now', browser: 'on' },
  projects: { page: 'on', mail: 'now', browser: 'on' },
  chat: { mail: 'now', browser: 'on', content: 'off' },
  letters: { page: 'on', mail: 'now', browser: 'on', fixed: ['page'] },
  following: { page: 'on', mail: 'daily', browser: 'off' },
  company: { page: 'on', mail: 'now', browser: 'off' },
  platform: { page: 'on', mail: 'daily', browser: 'off' },
} as const satisfies Record<string, Group>;
export type NoticeGroup = keyof typeof noticeGroups;
export const noticeGroupKeys = Object.keys(noticeGroups) as [NoticeGroup, ...NoticeGroup[]];

/** What a channel of a group does where nothing is chosen; null where the group has no such channel. */
export const usualChoice = (group: NoticeGroup, channel: NoticeChannel): NoticeChoice | null =>
  (noticeGroups[group] as Group)[channel] ?? null;
export const isFixed = (group: NoticeGroup, channel: NoticeChannel): boolean =>
  (noticeGroups[group] as Group).fixed?.includes(channel) ?? false;

/** What may be chosen; a mail of unread messages comes by its own clock, so it has no morning. */
export const choicesOf = (group: NoticeGroup, channel: NoticeChannel): readonly NoticeChoice[] => {
  if (usualChoice(group, channel) === null) return [];
  if (channel !== 'mail') return ['on', 'off'];
  return group === 'chat' ? ['now', 'off'] : ['now', 'daily', 'off'];
};

/** News that no mail of their own tells of, whatever is chosen: at the earliest the mail of the morning (notices 13). */
const neverAtOnce: readonly NoticeKind[] = ['inquiryDeclined'];
/** When a notice of a kind is mailed to who has chosen so for its group. */
export const mailTime = (kind: NoticeKind, chosen: NoticeChoice): NoticeChoice =>
  chosen === 'now' && neverAtOnce.includes(kind) ? 'daily' : chosen;

const choice = z.object({
  group: z.enum(noticeGroupKeys),
  channel: z.enum(noticeChannels),
  choice: z.enum(noticeChoices),
});
export type NoticeWish = z.infer<typeof choice>;
/** Everything that a person can choose, as it stands. */
export const preferences = z.object({
  choices: z.array(z.object({ ...choice.shape, fixed: z.boolean() })),
  /** Whether there is an address for mails, and a phone for short messages that go where there is none. */
  mail: z.boolean(),
  sms: z.boolean(),
  /** Since when the address refuses mail; null where it takes it. */
  mailRefusedSince: z.nullable(instant),
});
export type Preferences = z.infer<typeof preferences>;

const token = z.object({ token: z.string().check(z.regex(/^[\w-]{22}\.[a-z]{1,20}\.[\w-]{43}$/)) });
const subscription = z.object({ group: z.enum(noticeGroupKeys), off: z.boolean() });

/** What is sent to whom, by which way. A link of a mail ends the mails of its group without a login. */
export const noticePreferences = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/notice/preferences',
    access: session,
    data: preferences,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/notice/preferences',
    access: session,
    limit: { points: 120, seconds: 600, by: 'person' },
    body: z.object({ changes: z.array(choice).check(z.minLength(1), z.maxLength(60)) }),
    data: preferences,
  }),
  tryMail: endpoint({
    method: 'POST',
    path: '/api/busi/notice/preferences/mail',
    access: session,
    limit: { points: 5, seconds: 3600, by: 'person' },
    data: preferences,
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/api/busi/notice/unsubscribe/{token}',
    access: open,
    shows: [],
    limit: { points: 120, seconds: 600, by: 'address' },
    params: token,
    data: subscription,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/busi/notice/unsubscribe/{token}',
    access: open,
    encoding: 'form',
    limit: { points: 120, seconds: 600, by: 'address' },
    params: token,
    body: z.object({ again: z.optional(z.enum(['1'])) }),
    data: subscription,
  }),
};
