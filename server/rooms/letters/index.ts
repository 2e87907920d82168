import { letters } from '#contract/letters/calls.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { letterParts } from '#server/rooms/notices/index.ts';
import * as events from './events.ts';
import { changeLetters, readBox, readThread, unreadLetters } from './read-letters.ts';
import { readReceivers } from './receivers.ts';
import { readReminders, readTemplates } from './reminders.ts';
import { replyToLetter, sendLetter } from './send-letter.ts';
import { findWritten, forgetBox } from './store.ts';

export { readDeskLetters, readDeskThread, replyFromDesk, settleDeskThread } from './desk-letters.ts';

/** Letters inside the platform. */
export const lettersRoom: Room = {
  name: 'letters',
  events: Object.values(events),
  routes: [
    route(letters.page, ({ ctx, query }) => readBox(ctx, query)),
    route(letters.thread, ({ ctx, params }) => readThread(ctx, params.id)),
    route(letters.receivers, ({ ctx, query }) => readReceivers(ctx, query)),
    route(letters.send, ({ ctx, body }) => sendLetter(ctx, body)),
    route(letters.reply, ({ ctx, body }) => replyToLetter(ctx, body)),
    route(letters.batch, ({ ctx, body }) => changeLetters(ctx, body)),
    route(letters.reminders, ({ ctx }) => readReminders(ctx)),
    route(letters.templates, () => readTemplates()),
  ],
  subscribers: [on(personRemoved, 'removed', (ctx, e) => forgetBox(ctx, e.userId))],
  provides: [
    provide(letterParts, unreadLetters),
    provide(exportParts, {
      name: 'letters',
      read: (ctx: Ctx, person: Person) => findWritten(ctx, person.userId),
    }),
  ],
};
