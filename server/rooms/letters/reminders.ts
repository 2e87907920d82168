import { langs } from '#contract/core/langs.ts';
import { noticeKinds } from '#contract/notices/calls.ts';
import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import { choicesOf, noticeChannels } from '#contract/notices/preferences.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { talkParts, unreadByGroup } from '#server/rooms/notices/index.ts';
import { unreadLetters } from './read-letters.ts';

/** What is unread of all that the centre holds; the badge adds notices and messages (notices 14). */
export const readReminders = async (ctx: Ctx) => {
  const person = me(ctx);
  const [groups, letters, talk] = await Promise.all([
    unreadByGroup(ctx, person.userId),
    unreadLetters(ctx, person),
    ctx.platform.answers(talkParts)[0]?.(ctx, person),
  ]);
  const notices = groups.reduce((sum, g) => sum + g.unread, 0);
  const chat = talk?.unread ?? 0;
  return { notices, letters, chat, total: notices + chat, groups };
};

/** The words with their gaps. */
const asWritten = { skipInterpolation: true, count: 2 };

/** Every kind of notice, with the words that it is told in. */
export const readTemplates = async () => ({
  templates: noticeKinds.map((kind) => ({
    kind,
    group: groupOfKind[kind],
    channels: noticeChannels.filter((c) => choicesOf(groupOfKind[kind], c).length),
    text: Object.fromEntries(langs.map((lang) => [lang, translate(lang, `notices:${kind}`, asWritten)])),
  })),
});
