import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { quotationNotes } from './tables.ts';

export type NoteRecord = typeof quotationNotes.$inferSelect;

/** What the buyer's side noted of the quotations of an inquiry, the newest first. */
export const findNotes = (ctx: Ctx, inquiryId: string): Promise<NoteRecord[]> =>
  ctx.db
    .select()
    .from(quotationNotes)
    .where(eq(quotationNotes.inquiryId, inquiryId))
    .orderBy(desc(quotationNotes.at), asc(quotationNotes.userId));

export const countNotes = (ctx: Ctx, inquiryId: string): Promise<number> =>
  ctx.db.$count(quotationNotes, eq(quotationNotes.inquiryId, inquiryId));

/** What a person noted, for the copy of their own data. */
export const findNotesBy = (ctx: Ctx, userId: string): Promise<NoteRecord[]> =>
  ctx.db
    .select()
    .from(quotationNotes)
    .where(eq(quotationNotes.userId, userId))
    .orderBy(asc(quotationNotes.at), asc(quotationNotes.quotationId));

export const writeNote = async (ctx: Ctx, note: Omit<NoteRecord, 'at'>): Promise<void> =>
  void (await ctx.db
    .insert(quotationNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [quotationNotes.quotationId, quotationNotes.userId],
      set: { text: note.text, at: sql`clock_timestamp()` },
    }));

export const deleteNote = async (ctx: Ctx, quotationId: string, userId: string): Promise<void> =>
  void (await ctx.db
    .delete(quotationNotes)
    .where(and(eq(quotationNotes.quotationId, quotationId), eq(quotationNotes.userId, userId))));

/** Notes go with the account of who wrote them. */
export const deleteNotesOf = async (ctx: Ctx, userId: string): Promise<void> =>
  void (await ctx.db.delete(quotationNotes).where(eq(quotationNotes.userId, userId)));
