import { consultErrors, type DeskNote, deskLimits } from '#contract/chat/desk.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { lockConversation } from '../store.ts';
import { deskCompany, deskConversation } from './desk-company.ts';
import { tellDesk } from './follow-message.ts';
import { countNotes, deleteNote, findNote, findNotes, insertNote, type NoteRecord } from './kept-store.ts';
import { isoOf, namesOf } from './present-consultation.ts';

const present = async (ctx: Ctx, rows: NoteRecord[]): Promise<DeskNote[]> => {
  const names = await namesOf(
    ctx,
    rows.map((n) => n.userId),
  );
  return rows.map((n) => ({
    id: n.id,
    author: names.named(n.userId),
    body: n.body,
    at: isoOf(n.createdAt),
    own: n.userId === me(ctx).userId,
  }));
};

export const readNotes = async (ctx: Ctx, id: string): Promise<DeskNote[]> => {
  const c = await deskConversation(ctx, id);
  return present(ctx, await findNotes(ctx, c.id));
};

/** A note among colleagues: it is no message, takes no number and goes to nobody else (chat 45). @throws Refused consult.tooManyNotes */
export const addNote = async (ctx: Ctx, id: string, b: { clientId: string; body: string }): Promise<DeskNote> => {
  const row = await inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'talk');
    const { entId } = await deskConversation(tx, id);
    const c = await lockConversation(tx, id);
    if (!c) throw refuse(common.notFound);
    if ((await countNotes(tx, id)) >= deskLimits.notes)
      throw refuse(consultErrors.tooManyNotes, { most: deskLimits.notes });
    const note = await insertNote(tx, { id: newId(), conversationId: id, entId, userId: me(tx).userId, ...b });
    // The same click in another conversation.
    if (note?.conversationId !== id) throw refuse(common.conflict);
    await tellDesk(tx, c);
    return note;
  });
  const [shown] = await present(ctx, [row]);
  if (!shown) throw refuse(common.notFound);
  return shown;
};

/** Takes one's own note away. @throws Refused common.notFound for anybody else's */
export const removeNote = async (ctx: Ctx, id: string): Promise<null> => {
  const entId = deskCompany(ctx);
  const { userId } = me(ctx);
  const note = await findNote(ctx, id);
  if (note?.userId !== userId || note.entId !== entId) throw refuse(common.notFound);
  await deleteNote(ctx, id, userId);
  return null;
};
