import { fillRooms, type Room } from './_chat-people.ts';
import { type Figures, swarm } from './_swarm.ts';
import { manySockets, onGround } from '../_ground.ts';
import { memoryOf, type Server } from '../_targets.ts';

/** People of a conversation. */
const size = 50;
const counts = [2_000, 10_000];
/** Milliseconds that one of a hundred deliveries may take. */
const limit = 1_000;
const seconds = 8;
const leastRatio = 0.5;
/** Messages a second in each room are raised by this until too many come late. */
const step = 1.3;
const most = 120;

type Result = { sockets: number; rate: number; perSecond: number; kbPerSocket: number } & Pick<Figures, 'p50' | 'p99'>;

const isWhole = (f: Figures): boolean => f.delivered === (f.sent - f.failed) * size && f.failed === 0;

/** Raises the rate until one of a hundred deliveries is late or some are missing. @returns the last that was in time */
const climb = async (kind: 'ours' | 'bare', server: Server, rooms: Room[]): Promise<Result> => {
  const before = await memoryOf(server);
  const all = await swarm({ kind, url: server.url }, rooms);
  const kbPerSocket = Math.round(((await memoryOf(server)) - before) / all.open);
  await all.measure(2, 6);
  let best: Result = { sockets: all.open, rate: 0, perSecond: 0, p50: 0, p99: 0, kbPerSocket };
  for (let rate = 1; rate < most; rate *= step) {
    let f = await all.measure(rate, seconds);
    // What else the machine does may spoil one time.
    if (!isWhole(f) || f.p99 > limit) f = await all.measure(rate, seconds);
    const whole = isWhole(f);
    const perSecond = Math.round(f.delivered / f.seconds);
    console.log(
      `${kind.padEnd(5)} ${String(all.open).padStart(6)} sockets  ${rate.toFixed(2).padStart(6)} messages/s a room  ` +
        `${String(perSecond).padStart(7)} deliveries/s  p50 ${f.p50} ms  p99 ${f.p99} ms${whole ? '' : `  ${f.failed} refused, ${f.delivered} of ${f.sent * size} came`}`,
    );
    if (!whole || f.p99 > limit) break;
    best = { ...best, rate, perSecond, p50: f.p50, p99: f.p99 };
  }
  all.close();
  return best;
};

/**
 * Conversations of 50 people: messages a second in each are raised from 1 until one of a hundred deliveries takes more than a second. Every message is
 * stored before it is delivered; beside it a bare server of sockets, which stores nothing. The run alone raises how many sockets one address may hold.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const wanted = process.argv.includes('--small') ? counts.slice(0, 1) : counts;
  return onGround(async (g) => {
    const rooms = await fillRooms(g.url, g.folder, Math.max(...wanted) / size, size);
    const results: Record<string, { ours: Result; bare: Result }> = {};
    for (const sockets of wanted) {
      const of = async (kind: 'ours' | 'bare') => {
        const bare = kind === 'bare';
        const server = await (bare ? g.bare('./crowd/_bare-chat.ts', '/', manySockets) : g.platform(manySockets));
        try {
          return await climb(kind, server, rooms.slice(0, sockets / size));
        } finally {
          await server.stop();
        }
      };
      const bare = await of('bare');
      results[sockets] = { ours: await of('ours'), bare };
    }
    const last = Object.values(results).at(-1);
    const ratio = last && last.bare.perSecond ? Number((last.ours.perSecond / last.bare.perSecond).toFixed(2)) : 0;
    console.log(JSON.stringify({ name: 'chat', ours: last?.ours, bare: last?.bare, ratio, results }));
    return { ok: ratio >= leastRatio };
  });
};
