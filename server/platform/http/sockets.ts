import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Authenticate } from './api.ts';
import type { Person } from '../context.ts';
import { guardSocket } from './guard-socket.ts';
import type { Platform } from '../index.ts';
import { cookieOf } from './request.ts';

/** A socket path; `{userId}` in it is checked against the session. Paths we don't own are left to others (Vite's HMR). */
export type SocketServer = {
  path: RegExp;
  open: (platform: Platform, socket: WebSocket, person: Person, match: RegExpMatchArray) => void;
};

const maxFrame = 64 * 1024;

const refuseUpgrade = (socket: Duplex, status: string) => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Cookie sessions need our own Origin; the token may also come as a bearer header (security 33). */
export const attachSockets = (
  server: Server,
  platform: Platform,
  servers: SocketServer[],
  authenticate: Authenticate,
) => {
  const wss = new WebSocketServer({ noServer: true, maxPayload: maxFrame });
  const allowed = (req: IncomingMessage) => {
    const origin = req.headers.origin;
    return origin === new URL(platform.config.baseUrl).origin || origin === `http://${req.headers.host}`;
  };
  const upgrade = async (
    req: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    found: SocketServer,
    match: RegExpMatchArray,
  ) => {
    const bearer = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    const cookie = cookieOf(req.headers.cookie, 'xtoken');
    if (!bearer && !allowed(req)) return refuseUpgrade(socket, '403 Forbidden');
    const look = () => authenticate(platform, bearer ?? cookie ?? '', false);
    const person = await look();
    if (!person) return refuseUpgrade(socket, '401 Unauthorized');
    wss.handleUpgrade(req, socket, head, (ws) => {
      guardSocket(platform, ws, person, look);
      found.open(platform, ws, person, match);
    });
  };
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = new URL(req.url ?? '/', 'http://x').pathname;
    for (const s of servers) {
      const match = s.path.exec(path);
      if (!match) continue;
      upgrade(req, socket, head, s, match).catch((err: Error) => {
        platform.log.warn({ err: err.message }, 'socket upgrade');
        socket.destroy();
      });
      return;
    }
    if (path.startsWith('/api/')) refuseUpgrade(socket, '404 Not Found');
  });
  return {
    close: () => {
      for (const c of wss.clients) c.close(1001);
      wss.close();
    },
  };
};
