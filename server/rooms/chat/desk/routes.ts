import { consult } from '#contract/chat/desk.ts';
import { route } from '#server/platform/http/route.ts';
import { rateConsultation, readAsked } from './asked.ts';
import { readHours, saveHours } from './hours.ts';
import { moveConsultation } from './move-consultation.ts';
import { addNote, readNotes, removeNote } from './notes.ts';
import { readDesk, readDeskSession, readHistory } from './read-desk.ts';
import { readFigures, readRatings } from './read-figures.ts';
import { addReply, readReplies, removeReply, saveReply } from './replies.ts';

export const deskRoutes = [
  route(consult.list, ({ ctx, query }) => readDesk(ctx, query)),
  route(consult.move, ({ ctx, params, body }) => moveConsultation(ctx, params.id, body)),
  route(consult.session, ({ ctx, params }) => readDeskSession(ctx, params.id)),
  route(consult.history, ({ ctx, params }) => readHistory(ctx, params.id)),
  route(consult.notes, ({ ctx, params }) => readNotes(ctx, params.id)),
  route(consult.addNote, ({ ctx, params, body }) => addNote(ctx, params.id, body)),
  route(consult.removeNote, ({ ctx, params }) => removeNote(ctx, params.id)),
  route(consult.replies, ({ ctx }) => readReplies(ctx)),
  route(consult.addReply, ({ ctx, body }) => addReply(ctx, body)),
  route(consult.saveReply, ({ ctx, params, body }) => saveReply(ctx, params.id, body)),
  route(consult.removeReply, ({ ctx, params }) => removeReply(ctx, params.id)),
  route(consult.hours, ({ ctx }) => readHours(ctx)),
  route(consult.saveHours, ({ ctx, body }) => saveHours(ctx, body)),
  route(consult.asked, ({ ctx, query }) => readAsked(ctx, query)),
  route(consult.rate, ({ ctx, params, body }) => rateConsultation(ctx, params.id, body)),
  route(consult.figures, ({ ctx, query }) => readFigures(ctx, query)),
  route(consult.ratings, ({ ctx, query }) => readRatings(ctx, query)),
];
