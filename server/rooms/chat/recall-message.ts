import { chatErrors, recallWithin } from '#contract/chat/calls.ts';
import { common } from '#contract/core/errors.ts';
import { afterCommit, type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { followRecall } from './desk/follow-recall.ts';
import { findMessage, recallRow } from './message-store.ts';
import { ownConversation } from './own-conversation.ts';
import { lockConversation } from './store.ts';
import { chatTopic } from './topic.ts';

/**
 * Takes one's own message back within two minutes; done twice it is done once.
 * @throws Refused common.notFound for anybody else's, chat.tooLate
 */
export const recallMessage = (ctx: Ctx, id: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const row = await findMessage(tx, id);
    if (!row || row.senderId !== me(tx).userId || row.automatic) throw refuse(common.notFound);
    const { c } = await ownConversation(tx, row.conversationId);
    const locked = await lockConversation(tx, c.id);
    if (row.recalledAt || !locked) return null;
    if (await recallRow(tx, id, recallWithin)) await followRecall(tx, locked, row);
    else if (!(await findMessage(tx, id))?.recalledAt)
      throw refuse(chatErrors.tooLate, { minutes: recallWithin / 60_000 });
    const { userA, userB, entId } = c;
    const said = { what: 'recalled' as const, id: c.id, userA, userB, entId, seq: row.seq };
    await afterCommit(tx, () => tx.platform.bus.publish(chatTopic, said));
    return null;
  });
