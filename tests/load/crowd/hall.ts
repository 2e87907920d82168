import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { newId } from '#server/platform/ids.ts';
import { manySockets, onGround } from '../_ground.ts';
import type { Server } from '../_targets.ts';
import { fillRooms } from './_chat-people.ts';
import { type WalkFigures, walkThrough } from './_walkers.ts';

const counts = [100, 300, 500];
const seconds = 12;
const leastRatio = 0.5;

/** A published hall without booths, as large as the demo world's. @returns its id */
const makeHall = async (databaseUrl: string): Promise<string> => {
  const [fairId, hallId] = [newId(), newId()];
  const plan = { width: 68, depth: 46, door: [34, 46], aisles: [], stages: [] };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into fairs (id, slug, name, zone, starts_at, ends_at, published_at)
     values ($1, 'load', '{"en":"Fair"}', 'UTC', now() - interval '1 hour', now() + interval '1 day', now())`,
    [fairId],
  );
  await client.query(`insert into fair_halls (id, fair_id, no, name, plan) values ($1, $2, 1, '{"en":"Hall"}', $3)`, [
    hallId,
    fairId,
    JSON.stringify(plan),
  ]);
  await client.end();
  return hallId;
};

/**
 * People walking through one hall on one node, each shown and sending its position five times a second; beside it a bare grid of
 * interest over `ws`. The ratio is that of the server's time for a position delivered.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  return onGround(async (g) => {
    const people = (await fillRooms(g.url, g.folder, 10, Math.max(...counts) / 10)).flatMap((r) => r.people);
    const hallId = await makeHall(g.url);
    const cpuOf = async (s: Server): Promise<number> => {
      const fields = (await readFile(`/proc/${s.child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    };
    type Figures = WalkFigures & { microseconds: number };
    const measure = async (kind: 'ours' | 'bare', server: Server, n: number): Promise<Figures> => {
      const targets = people.slice(0, n).map(({ token }) => ({
        url: server.url,
        path: kind === 'ours' ? `/api/halls/ws/${hallId}` : '/',
        token: kind === 'ours' ? token : undefined,
      }));
      let before = 0;
      const f = await walkThrough(targets, seconds, async () => {
        before = await cpuOf(server);
      });
      const spent = (await cpuOf(server)) - before;
      const figures = { ...f, microseconds: Number(((spent * 1000) / Math.max(1, f.updates)).toFixed(2)) };
      console.log(
        `${kind.padEnd(5)} ${String(n).padStart(4)} people  ${String(f.perSecond).padStart(7)} positions/s  p50 ${f.p50} ms  p99 ${f.p99} ms  ` +
          `${f.bytes} bytes a person and second  ${figures.microseconds} µs of the server's time each`,
      );
      return figures;
    };
    const of = async (kind: 'ours' | 'bare') => {
      const bare = kind === 'bare';
      const server = await (bare ? g.bare('./crowd/_bare-hall.ts', '/', manySockets) : g.platform(manySockets));
      const all: Record<string, Figures> = {};
      try {
        for (const n of counts) all[n] = await measure(kind, server, n);
      } finally {
        await server.stop();
      }
      return all;
    };
    const bare = await of('bare');
    const ours = await of('ours');
    const last = String(counts.at(-1));
    const ratio = Number(((bare[last]?.microseconds ?? 0) / (ours[last]?.microseconds || 1)).toFixed(2));
    const delivered = Number(((ours[last]?.perSecond ?? 0) / (bare[last]?.perSecond || 1)).toFixed(2));
    console.log(JSON.stringify({ name: 'hall', ours, bare, delivered, ratio }));
    return { ok: ratio >= leastRatio && delivered >= 0.9 };
  });
};
