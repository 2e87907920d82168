import type { Ctx } from '#server/platform/context.ts';
import { chatConversations, chatMembers, chatMessages } from './tables.ts';

export type SeedChat = {
  conversations: (typeof chatConversations.$inferInsert)[];
  members: (typeof chatMembers.$inferInsert)[];
  messages: (typeof chatMessages.$inferInsert)[];
};

/** Conversations of the demo world, with what was read of them. */
export const insertChat = async (ctx: Ctx, rows: SeedChat): Promise<void> => {
  await ctx.db.insert(chatConversations).values(rows.conversations).onConflictDoNothing();
  await ctx.db.insert(chatMembers).values(rows.members).onConflictDoNothing();
  await ctx.db.insert(chatMessages).values(rows.messages).onConflictDoNothing();
};
