import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server that hands every message of a room to all sockets of it, and does nothing else: `?room=` names it. */
const rooms = new Map<string, Set<WebSocket>>();
const server = createServer((_, res) => res.end());
const wss = new WebSocketServer({ server });
wss.on('connection', (socket, req) => {
  const room = new URL(req.url ?? '', 'http://x').searchParams.get('room') ?? '';
  const own = rooms.get(room) ?? new Set();
  rooms.set(room, own.add(socket));
  socket.on('error', () => undefined);
  socket.on('close', () => own.delete(socket));
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    for (const s of own) s.send(text);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
