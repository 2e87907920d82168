import { type chat, chatErrors, maxPinned } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { tellBadges } from '#server/rooms/notices/index.ts';
import { changeMember, countPinned } from './member-store.ts';
import { ownConversation } from './own-conversation.ts';
import { setBlock } from './store.ts';

/** Puts a conversation out of the list until something new is said in it, or back. */
export const hideConversation = async (ctx: Ctx, id: string, hide: boolean): Promise<null> => {
  const { c, side } = await ownConversation(ctx, id);
  const row = { conversationId: id, userId: me(ctx).userId, side, readUpto: c.lastSeq };
  // What is hidden counts as read: a number without a conversation behind it would never go.
  await changeMember(ctx, row, hide ? { hiddenUpto: c.lastSeq, readUpto: c.lastSeq } : { hiddenUpto: null });
  await tellBadges(ctx, [row.userId]);
  return null;
};

/** On top, quiet, or no more messages of the other side. @throws Refused chat.tooManyPinned */
export const keepConversation = (ctx: Ctx, id: string, b: ParsedOf<typeof chat.keep>['body']): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const { c, side } = await ownConversation(tx, id);
    const { userId } = me(tx);
    const row = { conversationId: id, userId, side, readUpto: c.lastSeq };
    const { pinned, muted, blocked } = b;
    if (pinned && !c.member?.pinnedAt && (await countPinned(tx, userId)) >= maxPinned)
      throw refuse(chatErrors.tooManyPinned, { most: maxPinned });
    if (pinned !== undefined || muted !== undefined) await changeMember(tx, row, { pinned, muted });
    if (blocked !== undefined) await setBlock(tx, { conversationId: id, side, userId }, blocked);
    if (muted !== undefined) await tellBadges(tx, [userId]);
    return null;
  });
