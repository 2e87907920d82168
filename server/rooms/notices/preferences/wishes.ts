import type { NoticeKind } from '#contract/notices/calls.ts';
import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import {
  isFixed,
  mailTime,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeGroup,
  usualChoice,
} from '#contract/notices/preferences.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findChoices } from './store.ts';

/** What somebody wants of a group by a channel: what they chose, else what is usual; what is fixed stays as it is. */
export type WishOf = (userId: string, group: NoticeGroup, channel: NoticeChannel) => NoticeChoice;

/** The one place that says what goes to whom by which way (notices 15): read once for all who are told. */
export const wishesOf = async (ctx: Ctx, userIds: string[]): Promise<WishOf> => {
  const chosen = new Map(
    (await findChoices(ctx, userIds)).map((r) => [`${r.userId} ${r.group} ${r.channel}`, r.choice]),
  );
  return (userId, group, channel) =>
    (isFixed(group, channel) ? undefined : chosen.get(`${userId} ${group} ${channel}`)) ??
    usualChoice(group, channel) ??
    'off';
};

/** The same for notices: what a notice of a kind does by each channel. */
export const ofKind = (wish: WishOf, userId: string, kind: NoticeKind) => {
  const group = groupOfKind[kind];
  return {
    page: wish(userId, group, 'page') === 'on',
    mail: mailTime(kind, wish(userId, group, 'mail')),
    sms: wish(userId, group, 'sms') === 'on',
  };
};
