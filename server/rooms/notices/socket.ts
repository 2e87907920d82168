import type { WebSocket } from 'ws';
import { systemContext, type Person } from '#server/platform/context.ts';
import type { SocketServer } from '#server/platform/http/sockets.ts';
import type { Platform } from '#server/platform/index.ts';
import { present } from './read-notices.ts';
import { countUnread, findByIds } from './store.ts';
import { busTopic } from './tell.ts';

/** Pushes arrays of new notices with the unread total to one person's windows; first the total alone (decisions 6). */
const open = (platform: Platform, socket: WebSocket, person: Person, match: RegExpMatchArray): void => {
  if (match[1] !== person.userId) return socket.close(1008);
  const ctx = systemContext(platform);
  const push = async (m: { userId: string; ids: string[] }) => {
    if (m.userId !== person.userId || socket.readyState !== socket.OPEN) return;
    const [rows, unread] = await Promise.all([
      m.ids.length ? findByIds(ctx, person.userId, m.ids) : [],
      countUnread(ctx, person.userId),
    ]);
    socket.send(JSON.stringify({ unread, records: rows.map(present) }));
  };
  const tell = (m: { userId: string; ids: string[] }) =>
    void push(m).catch((err: Error) => platform.log.warn({ err: err.message }, 'notice socket'));
  const off = platform.bus.subscribe(busTopic, tell);
  tell({ userId: person.userId, ids: [] });
  const ping = setInterval(() => socket.ping(), 30_000);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(ping);
    off();
  });
};

export const noticeSocket: SocketServer = { path: /^\/api\/notice\/ws\/([\w-]{36})$/, open };
