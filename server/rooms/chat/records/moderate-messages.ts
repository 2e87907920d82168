import { afterCommit, type Ctx, me } from '#server/platform/context.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { sideOf } from '../access.ts';
import { findMessage, findMessages, hideRow } from '../message-store.ts';
import { findConversations } from '../store.ts';
import { chatTopic } from '../topic.ts';

/** What the other side wrote can be reported by whoever reads it. */
const find: Moderated['find'] = async (ctx: Ctx, ids, reporterId) => {
  const rows = (await findMessages(ctx, ids)).filter((r) => !r.recalledAt);
  const of = await findConversations(ctx, [...new Set(rows.map((r) => r.conversationId))]);
  const byId = new Map(of.map((c) => [c.id, c]));
  const may = rows.filter((r) => {
    if (reporterId === null) return true;
    const c = byId.get(r.conversationId);
    const side = c ? sideOf(me(ctx), c) : null;
    return side !== null && side !== r.side && !r.hiddenAt;
  });
  // A conversation has no number: a report is known by the beginning of the words.
  return new Map(
    may.map((r) => {
      const authorId = r.automatic ? null : r.senderId;
      return [r.id, { about: r.body.slice(0, 24), text: r.body, authorId }];
    }),
  );
};

/** What an operator takes away goes from open windows too. */
const hide: Moderated['hide'] = async (tx, id) => {
  await hideRow(tx, id);
  const row = await findMessage(tx, id);
  const [c] = row ? await findConversations(tx, [row.conversationId]) : [];
  if (!row || !c) return;
  const { userA, userB, entId } = c;
  const said = { what: 'recalled' as const, id: c.id, userA, userB, entId, seq: row.seq };
  await afterCommit(tx, () => tx.platform.bus.publish(chatTopic, said));
};

export const moderatedMessages: Moderated = { kind: 'message', find, hide };
