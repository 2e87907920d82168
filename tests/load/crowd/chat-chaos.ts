import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { type Client, createClient } from './_chat-client.ts';
import { fillRooms } from './_chat-people.ts';
import { startRedis } from './_redis.ts';
import { type Ground, onGround } from '../_ground.ts';
import type { Server } from '../_targets.ts';

const rooms = 20;
/** People of a conversation. */
const size = 10;
const nodeCount = 2;
/** Milliseconds between what happens to the nodes, and in which everybody must have everything in the end. */
const pace = { between: 1_500, end: 20_000 } as const;

type Stored = { conversationId: string; clientId: string; seq: number };

type Env = Record<string, string>;
/** The same port again, so that whoever knows the node's address finds it. */
const again = (g: Ground, node: Server, env: Env): Promise<Server> => g.platform(env, Number(new URL(node.url).port));

/** Ends one after the other while others write: twice at once, without a word, and once as a supervisor would. @returns how many were killed */
const disturb = async (g: Ground, nodes: Server[], env: Env): Promise<number> => {
  const turns = [
    [0, 'SIGKILL'],
    [1, 'SIGKILL'],
    [0, 'SIGTERM'],
  ] as const;
  for (const [at, signal] of turns) {
    await rest(pace.between);
    const node = nodes[at]!;
    const gone = once(node.child, 'exit');
    node.child.kill(signal);
    await gone;
    console.log(`node ${at + 1} is ended by ${signal}`);
    nodes[at] = await again(g, node, env);
  }
  await rest(pace.between);
  return turns.filter(([, signal]) => signal === 'SIGKILL').length;
};

const equal = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((x, i) => x === b[i]);

/** What is wrong with one conversation: what its people sent, what is stored, and what each of them shows has to be the same, in one order. */
const faultsOf = (own: Client[], stored: Stored[]): string[] => {
  const faults: string[] = [];
  const ids = stored.map((s) => s.clientId);
  const sent = own.flatMap((c) => c.sent);
  if (!stored.every((s, i) => s.seq === i + 1)) faults.push('its numbers have gaps');
  if (new Set(ids).size !== ids.length) faults.push('something is stored twice');
  if (!equal(sent.map((s) => s.clientId).toSorted(), ids.toSorted()))
    faults.push(`${sent.length} were sent, ${ids.length} are stored`);
  if (sent.some((s) => ids[s.sequence - 1] !== s.clientId))
    faults.push('a number was answered that is not the stored one');
  for (const [n, c] of own.entries()) {
    if (!equal(c.shown, ids))
      faults.push(`person ${n + 1} shows ${c.shown.length} of ${ids.length}, or in another order`);
    const numbers = c.sent.map((s) => s.sequence);
    if (numbers.some((x, i) => i > 0 && x <= numbers[i - 1]!))
      faults.push(`person ${n + 1} is not in the order of sending`);
  }
  return faults;
};

/**
 * 200 people in 20 conversations on two nodes, who lose their sockets all the time, while both nodes are killed and one is restarted. In the end
 * what was sent, what is stored and what everybody shows are the same, by ids and in order. `--postgresql`: the nodes talk by PostgreSQL; without it
 * a missing Redis is a failure.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const small = process.argv.includes('--small');
  return onGround(async (g) => {
    const wanted = !process.argv.includes('--postgresql');
    const redis = wanted ? await startRedis(g.folder) : null;
    if (redis) g.atEnd(redis.stop);
    else if (wanted) {
      console.error('redis-server is not installed: install it, or say --postgresql for nodes that talk by PostgreSQL');
      return { ok: false };
    }
    const made = await fillRooms(g.url, g.folder, rooms, size);
    const env: Env = redis ? { REDIS_URL: redis.url } : {};
    const nodes: Server[] = [];
    for (let i = 0; i < nodeCount; i++) nodes.push(await g.platform(env));
    const urls = nodes.map((n) => n.url);

    const clients = made.flatMap((room, r) =>
      room.people.map((person, n) => createClient(urls, room, person, `10.0.${r}.${n + 1}`)),
    );
    g.atEnd(async () => clients.forEach((c) => c.stop()));
    const began = performance.now();
    let writing = true;
    const sending = Promise.all(clients.map((c) => c.send(5, () => writing)));
    let killed = 0;
    for (let i = 0; i < (small ? 1 : 4); i++) killed += await disturb(g, nodes, env);
    writing = false;
    await sending;
    const seconds = Math.round((performance.now() - began) / 1000);

    const pool = new pg.Pool({ connectionString: g.url, max: 1 });
    const { rows } = await pool.query<Stored>(
      `select conversation_id "conversationId", client_id "clientId", seq::int from chat_messages order by conversation_id, seq`,
    );
    await pool.end();
    const stored = Map.groupBy(rows, (r) => r.conversationId);
    for (const c of clients) c.calm();
    const all = () => clients.every((c) => c.shown.length >= (stored.get(c.conversationId)?.length ?? 0));
    for (const end = performance.now() + pace.end; !all() && performance.now() < end;) await rest(100);

    const faults = made.flatMap((room, n) =>
      faultsOf(
        clients.filter((c) => c.conversationId === room.id),
        stored.get(room.id) ?? [],
      ).map((f) => `conversation ${n + 1}: ${f}`),
    );
    for (const f of faults.slice(0, 20)) console.error(f);
    const sum = (of: (c: Client) => number) => clients.reduce((n, c) => n + of(c), 0);
    const result = {
      name: 'chat-chaos',
      bus: redis ? 'redis' : 'postgresql',
      clients: clients.length,
      conversations: rooms,
      killed,
      restarted: killed / 2,
      sent: sum((c) => c.sent.length),
      stored: rows.length,
      shown: sum((c) => c.shown.length),
      shownWanted: rows.length * size,
      tried: sum((c) => c.tried()),
      cut: sum((c) => c.cut()),
      doubledOnTheWire: sum((c) => c.doubled()),
      seconds,
      faults: faults.length,
    };
    console.log(JSON.stringify(result));
    return { ok: faults.length === 0 };
  });
};
