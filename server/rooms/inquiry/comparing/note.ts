import { common } from '#contract/core/errors.ts';
import type { NoteView } from '#contract/inquiry/comparing.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { deleteNote, findNotes, writeNote } from './note-store.ts';
import { authorsOf, asBuyersSide } from './buyers-side.ts';

/**
 * Keeps what a person of the buyer's side notes of a quotation, whatever their seat, one text each; an empty one takes it away.
 * @throws Refused common.notFound for everybody who isn't of the buyer's side, seal.stillSealed
 */
export const keepNote = (ctx: Ctx, quotationId: string, text: string): Promise<{ id: string }> =>
  asBuyersSide(ctx, quotationId, async (tx, i) => {
    const words = text.trim();
    const { userId } = me(ctx);
    if (words) await writeNote(tx, { quotationId, userId, inquiryId: i.id, text: words });
    else await deleteNote(tx, quotationId, userId);
    return { id: quotationId };
  });

/** The notes about an inquiry's quotations, for its buyer's side. @throws Refused common.notFound */
export const readNotes = async (ctx: Ctx, inquiryId: string): Promise<{ notes: NoteView[] }> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || i.state === 'draft' || !ownsInquiry(me(ctx), i)) throw refuse(common.notFound);
  const notes = await findNotes(ctx, inquiryId);
  const authorOf = await authorsOf(ctx, notes);
  return { notes: notes.map((n) => ({ quotationId: n.quotationId, text: n.text, ...authorOf(n) })) };
};
