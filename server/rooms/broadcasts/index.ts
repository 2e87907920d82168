import { on, type Room } from '#server/platform/room.ts';
import * as events from './events.ts';
import { sendBatch } from './send-batch.ts';

export { previewBroadcast } from './preview-broadcast.ts';
export { readBroadcasts } from './read-broadcasts.ts';
export { cancelBroadcast, scheduleBroadcast } from './schedule-broadcast.ts';

/** What the desk says to segments of the members; its calls are the desk's. */
export const broadcastsRoom: Room = {
  name: 'broadcasts',
  events: Object.values(events),
  subscribers: [on(events.broadcastDue, 'send', sendBatch, { timed: true })],
};
