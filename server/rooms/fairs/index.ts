import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { readBlocks } from './presence/block.ts';
import { deleteBlocksOf } from './presence/presence-store.ts';
import { hallSocket } from './presence/socket.ts';
import { routes } from './routes.ts';
import { deleteStaff } from './store.ts';

/** Fairs with their halls and booths, and who is in a hall with one another. */
export const fairsRoom: Room = {
  name: 'fairs',
  events: Object.values(events),
  routes,
  sockets: [hallSocket],
  subscribers: [
    on(personRemoved, 'booths', async (ctx, { userId }) => {
      await deleteStaff(ctx, userId);
      await deleteBlocksOf(ctx, userId);
    }),
  ],
  provides: [provide(exportParts, { name: 'hall-blocks', read: (ctx, person) => readBlocks({ ...ctx, person }) })],
};
