import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runningUrl } from '#server/platform/postgres/index.ts';
import { startServer } from '#tests/load/_targets.ts';
import { addMembers } from './members.ts';
import { descriptorsOf, median, memoryOf, percentile, watchMember, type Window } from './measure.ts';
import { phases } from './phases.ts';
import type { Attack } from './wire.ts';

/**
 * Attacks a server of its own, on this machine only, and asks what another member notices. Quiet and attacked stretches
 * take turns, so that whatever else the machine does falls on both. It passes when the server is up at the end, the
 * member's 99th percentile under attack is at most twice the quiet one, open descriptors are back within 50, and memory
 * is flat: the median of the last quarter at most a quarter above that of the second.
 */
const most = { slower: 2, descriptors: 50, memory: 1.25 } as const;
const warmUp = 10_000;
/** Share of a phase's time in which nobody attacks. */
const quietShare = 0.3;

const minutesAsked = (): number => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '15' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= 240)) throw new Error('usage: npm run abuse -- --minutes 15');
  return minutes;
};

const attack = async (phase: string, told: Attack, act: () => Promise<Window>): Promise<Window> => {
  const child = fork(new URL('attacker.ts', import.meta.url));
  const gone = once(child, 'exit');
  child.send({ phase, attack: told });
  const seen = await act();
  await gone;
  return seen;
};

/** Waits for descriptors to come back, at most the time a connection may stay half open. @returns what is open then */
const settled = async (pid: number, start: number): Promise<number> => {
  for (let i = 0; i < 60 && descriptorsOf(pid) > start + 10; i++) await sleep(1_000);
  return descriptorsOf(pid);
};

const main = async (): Promise<boolean> => {
  if (process.platform !== 'linux') throw new Error('needs Linux: many addresses of its own, and /proc');
  const minutes = minutesAsked();
  const dir = mkdtempSync(join(tmpdir(), 'weft-abuse-'));
  const env = {
    MODE: 'demo',
    SEED: 'demo',
    DATA_DIR: dir,
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    LOG_LEVEL: 'error',
  };
  const server = await startServer('server/main.ts', env, '/readyz');
  const pid = server.child.pid ?? 0;
  try {
    const people = await addMembers(runningUrl(join(dir, 'postgres')) ?? '', 310);
    const member = people.pop()?.token ?? '';
    await watchMember(server.url, member, warmUp);
    const start = descriptorsOf(pid);
    const memory: number[] = [];
    const clock = setInterval(() => memory.push(memoryOf(pid)), 2_000);

    const names = Object.keys(phases);
    const rounds = Math.max(1, Math.round(minutes / 5));
    const slot = (minutes * 60_000) / (rounds * names.length);
    const all = { quiet: [] as number[], attacked: [] as number[] };
    const table: Record<string, Record<string, number>> = {};
    let failed = 0;
    for (let round = 0; round < rounds; round++)
      for (const name of names) {
        const quiet = await watchMember(server.url, member, slot * quietShare);
        const ms = slot * (1 - quietShare);
        const told = { host: '127.0.0.1', port: Number(new URL(server.url).port), people, until: Date.now() + ms };
        const seen = await attack(name, told, () => watchMember(server.url, member, ms));
        all.quiet.push(...quiet.times);
        all.attacked.push(...seen.times);
        failed += quiet.failed + seen.failed;
        table[`${round + 1} ${name}`] = {
          quietP50: median(quiet.times),
          quietP99: percentile(quiet.times, 0.99),
          p50: median(seen.times),
          p99: percentile(seen.times, 0.99),
          failed: seen.failed,
          descriptors: descriptorsOf(pid),
          memoryMB: memoryOf(pid),
        };
        console.log(`${round + 1} ${name.padEnd(13)} ${JSON.stringify(table[`${round + 1} ${name}`])}`);
      }
    const end = await settled(pid, start);
    clearInterval(clock);
    const quarter = Math.floor(memory.length / 4);
    const [second, last] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
    const [quietP99, attackedP99] = [percentile(all.quiet, 0.99), percentile(all.attacked, 0.99)];
    const up =
      server.child.exitCode === null &&
      (await fetch(`${server.url}/readyz`).then(
        (r) => r.ok,
        () => false,
      ));
    const ok =
      up &&
      attackedP99 <= most.slower * quietP99 &&
      end - start <= most.descriptors &&
      last <= most.memory * second &&
      failed === 0;
    console.table(table);
    console.log(
      JSON.stringify({
        name: 'abuse',
        ok,
        minutes,
        up,
        requests: all.attacked.length,
        failed,
        quietP99,
        attackedP99,
        slower: Math.round((attackedP99 / quietP99) * 100) / 100,
        descriptors: { start, end },
        memoryMB: { second, last },
      }),
    );
    return ok;
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
};

process.exitCode = (await main()) ? 0 : 1;
