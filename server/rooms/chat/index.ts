import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { talkParts, talkWaiting } from '#server/rooms/notices/index.ts';
import { dealParts } from '#server/rooms/deal/index.ts';
import { seatChanged, seatLeft, seatRemoved } from '#server/rooms/seats/events.ts';
import { seenOfRooms, tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { answerAbsent } from './desk/answer-absent.ts';
import { findAnsweredTasks, seeReply } from './desk/answered-tasks.ts';
import { findDeskTasks } from './desk/desk-tasks.ts';
import { handBack, onSeatGiven } from './desk/hand-back.ts';
import { moderatedRatings } from './desk/moderate-words.ts';
import * as events from './events.ts';
import { dealOfTalk } from './records/deal-part.ts';
import { talkOfPerson } from './records/badge.ts';
import { waitingTalk } from './records/waiting.ts';
import { cardSources } from './cards.ts';
import { companyCards } from './company-cards.ts';
import { exportChat } from './records/export-own.ts';
import { forgetMember } from './member-store.ts';
import { moderatedMessages } from './records/moderate-messages.ts';
import { readableMessages } from './records/read-files.ts';
import { routes } from './routes.ts';
import { chatSocket } from './live/socket.ts';

/** What cards and subjects can name; a room that keeps such records provides it. */
export { cardSources, type CardSource } from './cards.ts';

/** Who may write to whom, in conversations as in letters. */
export { blockStands, mayWriteTo } from './records/may-write.ts';
export { ofPeople, withCompany } from './open-conversation.ts';
export { talkingCompany } from './access.ts';

/** Conversations between people, and between people and companies. */
export const chatRoom: Room = {
  name: 'chat',
  routes,
  events: Object.values(events),
  subscribers: [
    on(personRemoved, 'removed', (ctx, e) => forgetMember(ctx, e.userId)),
    on(personRemoved, 'handed-back', (ctx, e) => handBack(ctx, { userId: e.userId })),
    on(seatRemoved, 'handed-back', handBack),
    on(seatLeft, 'handed-back', handBack),
    on(seatChanged, 'handed-back', onSeatGiven),
    on(events.companyAbsent, 'absent', answerAbsent),
  ],
  sockets: [chatSocket],
  provides: [
    provide(cardSources, companyCards),
    provide(dealParts, dealOfTalk),
    provide(filePolicies, { kind: 'chat', readable: readableMessages }),
    provide(moderated, moderatedMessages),
    provide(moderated, moderatedRatings),
    provide(tasksOfRooms, findDeskTasks),
    provide(tasksOfRooms, findAnsweredTasks),
    provide(seenOfRooms, { kind: 'readReply', see: seeReply }),
    provide(talkParts, talkOfPerson),
    provide(talkWaiting, waitingTalk),
    provide(exportParts, { name: 'chat', read: exportChat }),
  ],
};
