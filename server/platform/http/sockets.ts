import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../context.ts';
import type { Platform } from '../index.ts';
import type { Log } from '../log.ts';
import { type Caps, createCaps } from './caps.ts';
import { createAddressOf, networkOf } from './address.ts';
import { guardSocket } from './guard-socket.ts';
import { isOwnOrigin } from './origin.ts';
import { credentialsOf } from './request.ts';
import { socketRules, watchSocket } from './watch-socket.ts';
import { type Authenticate, whoAsks } from './who-asks.ts';

/** Takes over an open socket whose person is known; `match` is what the path's pattern found. */
type OpenSocket = (socket: WebSocket, person: Person, match: RegExpMatchArray) => void;
/** The same where the person may still have to say who they are: `identify` reads a token, once, and holds the socket to its person. */
type OpenLate = (
  socket: WebSocket,
  person: Person | null,
  match: RegExpMatchArray,
  identify: (token: string) => Promise<Person | null>,
) => void;
/**
 * A path for sockets; `start` is called once a platform. Who may open which path is for its room to say. A `late` one takes
 * clients that bring no session with the upgrade, and its room ends those that say nothing.
 */
export type SocketServer = {
  path: RegExp;
  /** Frames that a client may send in a minute, where it is not what every socket may. */
  messages?: number;
} & (
  | { late?: false; start: (platform: Platform) => OpenSocket }
  | {
      late: true;
      /** Whoever has no session, or one that is over, is let in as a visitor. */
      visitors?: boolean;
      start: (platform: Platform) => OpenLate;
    }
);

/** Milliseconds from the request to the open socket. */
const handshake = 10_000;
const refusals = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

const headersOf: Partial<Record<keyof typeof refusals, string>> = {
  401: 'WWW-Authenticate: Bearer realm="weft"\r\n',
  429: 'Retry-After: 20\r\n',
  503: 'Retry-After: 20\r\n',
};

/** Answers and closes; who doesn't take the answer is cut off by the handshake's time. */
const refuseUpgrade = (socket: Duplex, status: keyof typeof refusals) => {
  socket.once('finish', () => socket.destroy());
  const more = headersOf[status] ?? '';
  socket.end(`HTTP/1.1 ${status} ${refusals[status]}\r\n${more}Connection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** The path of a request target in any of its forms; empty for what is none. */
const pathOf = (target: string | undefined): string =>
  target?.startsWith('/') ? (target.split(/[?#]/, 1)[0] ?? '') : (URL.parse(target ?? '')?.pathname ?? '');

/** Ends a raw socket whose handshake fails or takes too long. */
const guardHandshake = (socket: Duplex, log: Log, upgrade: () => Promise<void>) => {
  // Before anything else: the HTTP server has let go of this socket, and a reset that nobody hears ends the process.
  socket.on('error', () => socket.destroy());
  const late = setTimeout(() => socket.destroy(), handshake);
  socket.once('close', () => clearTimeout(late));
  upgrade()
    .catch((err: Error) => {
      log.warn({ err: err.message }, 'socket upgrade');
      socket.destroy();
    })
    .finally(() => {
      if (!socket.writableEnded) clearTimeout(late);
    });
};

type Started = { path: RegExp; messages?: number; late: boolean; visitors?: boolean; open: OpenLate };

const started = (s: SocketServer, platform: Platform): Started => {
  const of = { path: s.path, ...(s.messages && { messages: s.messages }) };
  if (s.late) return { ...of, late: true, visitors: s.visitors === true, open: s.start(platform) };
  const open = s.start(platform);
  return { ...of, late: false, open: (ws, person, match) => person && open(ws, person, match) };
};

/** Counts a raw socket until it is closed, whatever becomes of it. */
const holder =
  (caps: Caps) =>
  (socket: Duplex, key: string, most: number): boolean => {
    const release = caps.take(key, most);
    if (release) socket.once('close', release);
    return release !== null;
  };

/** Cookie sessions need our own Origin; the token may also come as a bearer header (security 33). */
export const attachSockets = (
  server: Server,
  platform: Platform,
  servers: SocketServer[],
  authenticate: Authenticate,
): { close: () => void; open: Caps['open'] } => {
  const { config, log } = platform;
  const wss = new WebSocketServer({ noServer: true, maxPayload: socketRules.frame });
  const addressOf = createAddressOf(config.trustedProxies);
  const paths = servers.map((s) => started(s, platform));
  const caps = createCaps();
  const hold = holder(caps);

  const upgrade = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const path = pathOf(req.url);
    const found = paths.map((p) => ({ ...p, match: p.path.exec(path) })).find((p) => p.match);
    if (!found?.match) return refuseUpgrade(socket, 404);
    if (!hold(socket, 'node', config.sockets.node)) return refuseUpgrade(socket, 503);
    if (!hold(socket, `address ${networkOf(addressOf(req))}`, config.sockets.address))
      return refuseUpgrade(socket, 429);
    const given = credentialsOf(req.headers.authorization, req.headers.cookie);
    const late = found.late && !given.length;
    // A client that is no browser names no origin; a page of another site does, whatever it brings.
    const ownPage = (late && !req.headers.origin) || isOwnOrigin(config, req.headers.origin, req.headers.host);
    if (given[0]?.from !== 'header' && !ownPage) return refuseUpgrade(socket, 403);
    const { person, credential } = await whoAsks(given, (token) => authenticate(platform, token, false));
    const looksOn = found.visitors === true && given[0]?.from !== 'header';
    if (!late && !looksOn && (!person || !credential)) return refuseUpgrade(socket, 401);
    const mayHold = (p: Person) => hold(socket, `person ${p.userId}`, config.sockets.person);
    if (person && !mayHold(person)) return refuseUpgrade(socket, 429);
    if (socket.destroyed) return;
    wss.handleUpgrade(req, socket, head, (ws) => {
      watchSocket(ws, found.messages);
      const guard = (p: Person, token: string) =>
        guardSocket(platform, ws, p, () => authenticate(platform, token, false));
      if (person && credential) guard(person, credential.token);
      const identify = async (token: string): Promise<Person | null> => {
        const known = await authenticate(platform, token, false);
        if (!known || !mayHold(known)) return null;
        guard(known, token);
        return known;
      };
      found.open(ws, person, found.match as RegExpMatchArray, identify);
    });
  };

  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) =>
    guardHandshake(socket, log, () => upgrade(req, socket, head)),
  );
  return {
    close: () => {
      for (const c of wss.clients) c.close(1001);
      wss.close();
    },
    open: caps.open,
  };
};
