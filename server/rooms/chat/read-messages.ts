import type { chat } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findReadBySide } from './member-store.ts';
import { findSlice, searchRows } from './message-store.ts';
import { ownConversation, reader } from './own-conversation.ts';
import { presentMessages } from './present-message.ts';
import { findConversations } from './store.ts';

/** A part of a conversation's history, oldest first. */
export const readMessages = async (ctx: Ctx, b: ParsedOf<typeof chat.messages>['body']) => {
  const { c, side } = await ownConversation(ctx, b.sessionId);
  const [rows, read] = await Promise.all([findSlice(ctx, c.id, b), findReadBySide(ctx, [c.id])]);
  return {
    records: await presentMessages(ctx, rows, new Map([[c.id, c]])),
    lastSequence: c.lastSeq,
    otherRead: read.find((r) => r.side !== side)?.upto ?? 0,
  };
};

/** The reader's own messages with these words, the newest first. */
export const searchMessages = async (ctx: Ctx, q: ParsedOf<typeof chat.search>['query']) => {
  if (q.sessionId) await ownConversation(ctx, q.sessionId);
  const found = await searchRows(ctx, reader(ctx), q);
  const of = await findConversations(ctx, [...new Set(found.rows.map((r) => r.conversationId))]);
  return cursorPageOf(await presentMessages(ctx, found.rows, new Map(of.map((c) => [c.id, c]))), found, q);
};
