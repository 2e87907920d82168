import {
  choicesOf,
  isFixed,
  noticeChannels,
  noticeGroupKeys,
  type NoticeWish,
  preferenceErrors,
  type Preferences,
} from '#contract/notices/preferences.ts';
import { common } from '#contract/core/errors.ts';
import { isMobile } from '#contract/identity/phones.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { refusedSince } from '#server/platform/mail/refused.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { keepChoices } from './store.ts';
import { wishesOf } from './wishes.ts';

/** All that can be chosen, as it stands for the person of the session. */
export const readPreferences = async (ctx: Ctx): Promise<Preferences> => {
  const { userId } = me(ctx);
  const [wish, [person]] = await Promise.all([wishesOf(ctx, [userId]), peopleByIds(ctx, [userId])]);
  const choices = noticeGroupKeys.flatMap((group) =>
    noticeChannels
      .filter((channel) => choicesOf(group, channel).length)
      .map((channel) => ({ group, channel, choice: wish(userId, group, channel), fixed: isFixed(group, channel) })),
  );
  return {
    choices,
    mail: Boolean(person?.email),
    mailRefusedSince: person?.email ? await refusedSince(ctx.db, person.email) : null,
    sms: Boolean(person?.phone && !person.email && isMobile(person.phone)),
  };
};

/** @throws Refused notices.fixed, common.invalid for a channel that the group does not have */
export const savePreferences = async (ctx: Ctx, changes: NoticeWish[]): Promise<Preferences> => {
  const faults = changes.flatMap((c, i) =>
    choicesOf(c.group, c.channel).includes(c.choice) ? [] : [[`changes.${i}.choice`, { code: 'choice' }] as const],
  );
  if (faults.length) throw refuse(common.invalid, {}, Object.fromEntries(faults));
  if (changes.some((c) => isFixed(c.group, c.channel))) throw refuse(preferenceErrors.fixed);
  await keepChoices(ctx, me(ctx).userId, changes);
  return readPreferences(ctx);
};
