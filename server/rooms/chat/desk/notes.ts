import { consultErrors, type DeskNote, deskLimits } from '#contract/chat/desk.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { lockConversation } from '../store.ts';
import { deskCompany, deskConversation, staffOf } from './desk-company.ts';
import { tellDesk } from './follow-message.ts';
import {
  countNotes,
  deleteNote,
  findNote,
  findNoteByClient,
  findNotes,
  insertNote,
  type NoteRecord,
} from './kept-store.ts';
import { isoOf, namesOf } from './present-consultation.ts';

/** One's own, and for who manages the company those of people who are at its desk no more. */
const mayRemove = async (ctx: Ctx, entId: string): Promise<(n: NoteRecord) => boolean> => {
  const { userId, seat } = me(ctx);
  const manages = seatMay(seat, 'manage');
  const staff = new Set(manages ? (await staffOf(ctx, entId)).map((p) => p.id) : []);
  return (n) => n.userId === userId || (manages && !staff.has(n.userId));
};

const present = async (ctx: Ctx, rows: NoteRecord[]): Promise<DeskNote[]> => {
  const may = await mayRemove(ctx, deskCompany(ctx));
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
    mayRemove: may(n),
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
    const before = await findNoteByClient(tx, me(tx).userId, b.clientId);
    if (before?.conversationId === id) return before;
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

/** Takes a note away. @throws Refused common.notFound for one that is not theirs to take away */
export const removeNote = (ctx: Ctx, id: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const entId = deskCompany(tx);
    const note = await findNote(tx, id);
    if (note?.entId !== entId || !(await mayRemove(tx, entId))(note)) throw refuse(common.notFound);
    const c = await lockConversation(tx, note.conversationId);
    await deleteNote(tx, id);
    if (c) await tellDesk(tx, c);
    return null;
  });
