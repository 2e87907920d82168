import type { Ctx } from '#server/platform/context.ts';
import { chatConsultationActs, chatConsultations, chatHours, chatNotes, chatReplies } from './desk/tables.ts';
import { chatConversations, chatMembers, chatMessages } from './tables.ts';

export type SeedChat = {
  conversations: (typeof chatConversations.$inferInsert)[];
  members: (typeof chatMembers.$inferInsert)[];
  messages: (typeof chatMessages.$inferInsert)[];
};
export type SeedDesk = {
  consultations: (typeof chatConsultations.$inferInsert)[];
  acts: (typeof chatConsultationActs.$inferInsert)[];
  notes: (typeof chatNotes.$inferInsert)[];
  replies: (typeof chatReplies.$inferInsert)[];
  hours: (typeof chatHours.$inferInsert)[];
};

/** Conversations of the demo world, with what was read of them. */
export const insertChat = async (ctx: Ctx, rows: SeedChat): Promise<void> => {
  await ctx.db.insert(chatConversations).values(rows.conversations).onConflictDoNothing();
  await ctx.db.insert(chatMembers).values(rows.members).onConflictDoNothing();
  await ctx.db.insert(chatMessages).values(rows.messages).onConflictDoNothing();
};

/** How companies of the demo world handle what they are asked. */
export const insertDesk = async (ctx: Ctx, rows: SeedDesk): Promise<void> => {
  await ctx.db.insert(chatConsultations).values(rows.consultations).onConflictDoNothing();
  await ctx.db.insert(chatConsultationActs).values(rows.acts).onConflictDoNothing();
  await ctx.db.insert(chatNotes).values(rows.notes).onConflictDoNothing();
  await ctx.db.insert(chatReplies).values(rows.replies).onConflictDoNothing();
  await ctx.db.insert(chatHours).values(rows.hours).onConflictDoNothing();
};
