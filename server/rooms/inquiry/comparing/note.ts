import { common } from '#contract/core/errors.ts';
import type { NoteView } from '#contract/inquiry/comparing.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { checkOpened } from '../inquiries/check-open.ts';
import { findInquiry, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuotationSides } from '../quotations/quotation-store.ts';
import { deleteNote, findNotes, writeNote } from './note-store.ts';

/**
 * Keeps what a person of the buyer's side notes of a quotation, whatever their seat, one text each; an empty one takes it away. The
 * inquiry is locked, so that nothing is noted of what is still sealed.
 * @throws Refused common.notFound for everybody who isn't of the buyer's side, seal.stillSealed
 */
export const keepNote = async (ctx: Ctx, quotationId: string, text: string): Promise<{ id: string }> => {
  const person = me(ctx);
  const [known] = await findQuotationSides(ctx, [quotationId]);
  const parent = known && (await findInquiry(ctx, known.inquiryId));
  if (!parent || !ownsInquiry(person, parent)) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    const i = await lockInquiry(tx, parent.id);
    if (!i) throw refuse(common.notFound);
    checkOpened(i);
    const words = text.trim();
    const { userId } = person;
    if (words) await writeNote(tx, { quotationId, userId, inquiryId: i.id, text: words });
    else await deleteNote(tx, quotationId, userId);
    return { id: quotationId };
  });
};

/** The notes about an inquiry's quotations, for its buyer's side. @throws Refused common.notFound */
export const readNotes = async (ctx: Ctx, inquiryId: string): Promise<{ notes: NoteView[] }> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || i.state === 'draft' || !ownsInquiry(me(ctx), i)) throw refuse(common.notFound);
  const notes = await findNotes(ctx, inquiryId);
  const people = await peopleByIds(ctx, [...new Set(notes.map((n) => n.userId))]);
  return {
    notes: notes.map((n) => ({
      quotationId: n.quotationId,
      text: n.text,
      name: people.find((p) => p.id === n.userId)?.name ?? '',
      mine: n.userId === me(ctx).userId,
      at: new Date(n.at).toISOString(),
    })),
  };
};
