import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startLoad, type Load } from './load.ts';
import { createTarget, type Target, type TargetName } from './target.ts';

/** kill -9 of Node and of PostgreSQL at random moments during writes: no acknowledged row may be missing afterwards. */
const LANES = 4;
const SERVE_LIMIT_MS = 60_000;
const PAUSE_MS = 800;

type Victim = 'node' | 'postgres';
type Kill = { victim: Victim; afterMs: number; backMs: number; acknowledged: number };

const isTarget = (value: string): value is TargetName => value === 'bare' || value === 'platform';

const options = (): { kills: number; target: TargetName } => {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '20' }, target: { type: 'string', default: 'platform' } },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1 || !isTarget(values.target)) {
    throw new Error('usage: chaos.ts [--kills 20] [--target bare|platform]');
  }
  return { kills, target: values.target };
};

const shuffled = (kills: number): Victim[] =>
  Array.from({ length: kills * 2 }, (_, i) => ({
    victim: i % 2 ? ('node' as const) : ('postgres' as const),
    key: Math.random(),
  }))
    .sort((a, b) => a.key - b.key)
    .map(({ victim }) => victim);

/** A backend may acknowledge one more row after its postmaster died: only the next postmaster counts as being back. */
const killPostgres = async (target: Target): Promise<void> => {
  const limit = performance.now() + SERVE_LIMIT_MS;
  let killed: number | null = null;
  while (performance.now() < limit) {
    const pid = target.postgresPid();
    if (pid !== null && killed === null) {
      process.kill(pid, 'SIGKILL');
      killed = pid;
    }
    if (pid !== null && pid !== killed) return;
    await sleep(5);
  }
  throw new Error(`PostgreSQL was not started again in ${SERVE_LIMIT_MS} ms`);
};

const strike = async (victim: Victim, target: Target, load: Load): Promise<Kill> => {
  const before = load.acknowledged.size;
  const afterMs = Math.round(Math.random() * PAUSE_MS);
  await sleep(afterMs);
  const acknowledged = load.acknowledged.size - before;
  const began = performance.now();
  if (victim === 'node') {
    await target.killNode();
    target.start();
  } else {
    await killPostgres(target);
  }
  await load.untilServing(SERVE_LIMIT_MS);
  return { victim, afterMs, backMs: Math.round(performance.now() - began), acknowledged };
};

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const summary = (done: Kill[], victim: Victim) => {
  const back = done.filter((kill) => kill.victim === victim).map((kill) => kill.backMs);
  return { count: back.length, backMsP50: percentile(back, 0.5), backMsMax: Math.max(...back) };
};

const main = async (): Promise<boolean> => {
  const { kills, target: name } = options();
  const dir = mkdtempSync(join(tmpdir(), 'weft-chaos-'));
  const began = performance.now();
  const target = await createTarget(name, dir);
  target.start();
  const load = startLoad(target, LANES);
  const done: Kill[] = [];
  try {
    const firstStartMs = await load.untilServing(SERVE_LIMIT_MS);
    for (const victim of shuffled(kills)) done.push(await strike(victim, target, load));
    await load.stop();
    const present = await target.writer.readAll(target.baseUrl);
    const missing = [...load.acknowledged].filter((id) => !present.has(id)).length;
    console.table(done);
    const result = {
      name: 'chaos',
      target: name,
      kills: done.length,
      acknowledged: load.acknowledged.size,
      missing,
      unacknowledgedPresent: present.size - load.acknowledged.size + missing,
      refused: load.refused(),
      restarts: done.length,
      firstStartMs,
      node: summary(done, 'node'),
      postgres: summary(done, 'postgres'),
      seconds: Math.round((performance.now() - began) / 1000),
    };
    console.log(JSON.stringify(result));
    return missing === 0;
  } catch (error) {
    console.error(target.log());
    throw error;
  } finally {
    await load.stop();
    await target.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
};

process.exitCode = (await main()) ? 0 : 1;
