import { systemContext } from '#server/platform/context.ts';
import { createHub } from '#server/platform/http/socket-hub.ts';
import type { SocketServer } from '#server/platform/http/sockets.ts';
import { present } from './read-notices.ts';
import { findFresh } from './store.ts';
import { busTopic } from './tell.ts';

/** Notices of one push; whoever was told more asks for the page. */
const most = 50;

/** Pushes arrays of new notices with the unread total to one person's windows; first the total alone (notices 2). */
export const noticeSocket: SocketServer = {
  path: /^\/api\/notice\/ws\/([\w-]{36})$/,
  start: (platform) => {
    const ctx = systemContext(platform);
    const hub = createHub({
      platform,
      topic: busTopic,
      read: async (userId, messages) => {
        const { rows, unread } = await findFresh(ctx, userId, messages.flatMap((m) => m.ids).slice(-most));
        return JSON.stringify({ unread, records: rows.map(present) });
      },
    });
    return (socket, person, match) => {
      if (match[1] === person.userId) hub.join(socket, person.userId);
      else socket.close(1008);
    };
  },
};
