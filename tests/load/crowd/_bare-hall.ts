import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** A grid of interest over sockets and nothing else: positions of six bytes come in, five times a second those of the cells around go out. */
const [width, depth, side, reach] = [68, 46, 8, 2];
const columns = Math.ceil(width / side);
const rows = Math.ceil(depth / side);
type Walker = { n: number; socket: WebSocket; bytes: Buffer; cell: number; moved: boolean };
const cells = Array.from({ length: columns * rows }, () => new Set<Walker>());
let last = 0;

const server = createServer((_, res) => res.end());
const wss = new WebSocketServer({ server });
wss.on('connection', (socket) => {
  const w: Walker = { n: (last += 1), socket, bytes: Buffer.alloc(8), cell: 0, moved: false };
  w.bytes.writeUInt16LE(w.n, 0);
  cells[0]?.add(w);
  socket.on('error', () => undefined);
  socket.on('close', () => cells[w.cell]?.delete(w));
  socket.on('message', (data) => {
    (data as Buffer).copy(w.bytes, 2);
    w.moved = true;
    const c = Math.min(columns - 1, Math.floor(w.bytes.readUInt16LE(2) / 100 / side));
    const r = Math.min(rows - 1, Math.floor(w.bytes.readUInt16LE(4) / 100 / side));
    cells[w.cell]?.delete(w);
    w.cell = r * columns + c;
    cells[w.cell]?.add(w);
  });
});
setInterval(() => {
  for (const [at, own] of cells.entries()) {
    if (!own.size) continue;
    const seen: Buffer[] = [];
    for (const [n, other] of cells.entries())
      if (
        Math.abs((n % columns) - (at % columns)) <= reach &&
        Math.abs(Math.floor(n / columns) - Math.floor(at / columns)) <= reach
      )
        for (const w of other) if (w.moved) seen.push(w.bytes);
    if (!seen.length) continue;
    const frame = Buffer.concat([Buffer.from([1]), ...seen]);
    for (const w of own) w.socket.send(frame);
  }
  for (const own of cells) for (const w of own) w.moved = false;
}, 200);
server.listen(Number(process.env['PORT']), '127.0.0.1');
