import { afterCommit, type Ctx, me } from '#server/platform/context.ts';
import { tellBadges } from '#server/rooms/notices/index.ts';
import { raiseRead, showsRead } from './member-store.ts';
import { ownConversation, reader } from './own-conversation.ts';
import { countUnread } from './store.ts';
import { chatTopic } from './topic.ts';

/** Marks a conversation as read up to a message; the other side hears of it where the reader shows that (chat 5). */
export const markRead = async (ctx: Ctx, id: string, upto: number) => {
  const { c, side } = await ownConversation(ctx, id);
  const { userId } = me(ctx);
  const seq = Math.min(upto, c.lastSeq);
  if (await raiseRead(ctx, { conversationId: id, userId, side }, seq))
    await afterCommit(ctx, async () => {
      const { userA, userB, entId } = c;
      if (await showsRead(ctx, userId))
        await ctx.platform.bus.publish(chatTopic, { what: 'read', id, userA, userB, entId, side, userId, seq });
      await tellBadges(ctx, [userId]);
    });
  return { unread: await countUnread(ctx, reader(ctx)) };
};
