import type { Ctx } from '#server/platform/context.ts';
import { sideOf } from '../access.ts';
import { findMessages } from '../message-store.ts';
import { findConversations } from '../store.ts';

/** Files of messages: both sides of the conversation, until the message is taken back. */
export const readableMessages = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const rows = (await findMessages(ctx, ids)).filter((r) => !r.recalledAt && !r.hiddenAt);
  const of = await findConversations(ctx, [...new Set(rows.map((r) => r.conversationId))]);
  const mine = new Set(of.filter((c) => sideOf(person, c) !== null).map((c) => c.id));
  return rows.filter((r) => mine.has(r.conversationId)).map((r) => r.id);
};
