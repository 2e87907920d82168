import { setTimeout as rest } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { movesASecond } from '#contract/fairs/presence.ts';
import { packOwn } from '#contract/fairs/positions.ts';

/** What came to walkers in a measured time: positions, how late they were (ms), bytes of frames a walker and second. */
export type WalkFigures = {
  walkers: number;
  updates: number;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
};
type Target = { url: string; path: string; token?: string | undefined };

const [width, depth] = [68, 46];
/** Metres a second, as people walk. */
const speed = 1.4;
const each = 8;
const now = () => performance.now();

type Walker = { socket: WebSocket; x: number; y: number; toX: number; toY: number };
const somewhere = () => ({ toX: Math.random() * width, toY: Math.random() * depth });

/** One step towards where they go; then somewhere else. */
const walk = (w: Walker): void => {
  const [dx, dy] = [w.toX - w.x, w.toY - w.y];
  const far = Math.hypot(dx, dy);
  const step = speed / movesASecond;
  if (far <= step) return void Object.assign(w, somewhere());
  w.x += (dx / far) * step;
  w.y += (dy / far) * step;
};

/**
 * People who walk through a hall, each with a socket. One of them carries the clock in its x, in steps of a centimetre that it never
 * sends twice within the time measured, so that its arrivals say how late positions are.
 */
export const walkThrough = async (
  targets: Target[],
  seconds: number,
  onStart: () => Promise<void>,
): Promise<WalkFigures> => {
  const sent = new Map<number, number>();
  let times: number[] = [];
  let updates = 0;
  let bytes = 0;
  let counting = false;
  const read = (data: Buffer, isBinary: boolean) => {
    if (!counting) return;
    bytes += data.length;
    if (!isBinary) return;
    updates += (data.length - 1) / each;
    for (let at = 1; at < data.length; at += each) {
      const began = sent.get(data.readUInt16LE(at + 2) * 65_536 + data.readUInt16LE(at + 4));
      if (began !== undefined) times.push(now() - began);
    }
  };
  const open = (t: Target): Promise<Walker> =>
    new Promise((done, fail) => {
      const socket = new WebSocket(t.url.replace('http', 'ws') + t.path, {
        headers: t.token ? { authorization: `Bearer ${t.token}` } : {},
        perMessageDeflate: false,
      });
      socket.on('message', read);
      socket.on('open', () => {
        if (t.token) socket.send(JSON.stringify({ method: 'show', visible: true }));
        const { toX: x, toY: y } = somewhere();
        done({ socket, x, y, ...somewhere() });
      });
      socket.on('error', fail);
      socket.on('unexpected-response', (_, res) => fail(new Error(`refused with ${res.statusCode}`)));
    });
  const walkers: Walker[] = [];
  for (let i = 0; i < targets.length; i += 50) walkers.push(...(await Promise.all(targets.slice(i, i + 50).map(open))));
  const stride = 1000 / movesASecond / walkers.length;
  let end = now() + (seconds + 3) * 1000;
  const from = now() + 3000;
  let began = 0;
  for (let i = 0, due = now(); due < end; i += 1, due += stride) {
    const wait = due - now();
    if (wait > 1) await rest(wait);
    if (!counting && now() >= from) {
      await onStart();
      counting = true;
      began = now();
      end = began + seconds * 1000;
      due = began;
    }
    const w = walkers[i % walkers.length] as Walker;
    walk(w);
    const at = packOwn({ x: w.x, y: w.y, heading: 0, walking: true });
    // Every twentieth is timed: nobody else stands on the same square centimetre at that moment but by chance.
    if (counting && i % 20 === 0) {
      const view = new DataView(at.buffer);
      sent.set(view.getUint16(0, true) * 65_536 + view.getUint16(2, true), now());
      if (sent.size > 200) for (const [k, t] of sent) if (now() - t > 3000) sent.delete(k);
    }
    w.socket.send(at);
  }
  const took = (now() - began) / 1000;
  counting = false;
  for (const w of walkers) w.socket.terminate();
  times = times.toSorted((a, b) => a - b);
  const of = (p: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * p))] ?? 0);
  return {
    walkers: walkers.length,
    updates,
    perSecond: Math.round(updates / took),
    p50: of(0.5),
    p99: of(0.99),
    bytes: Math.round(bytes / took / walkers.length),
  };
};
