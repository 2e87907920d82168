import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { carnival } from '#contract/carnival/calls.ts';
import { checkDraws } from '#contract/carnival/proof.ts';
import { systemContext } from '#server/platform/context.ts';
import { revealSeeds } from '#server/rooms/carnival/reveal.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { campaignOf } from '#tests/world/carnival.ts';
import { person } from '#tests/world/people.ts';

const many = 600;
let worker: ChildProcess | undefined;
const startWorker = (t: TestPlatform, campaignId: string, people: string[]): ChildProcess =>
  (worker = spawn(process.execPath, ['tests/chaos/draw-worker.ts', t.databaseUrl, campaignId, people.join(',')], {
    stdio: 'inherit',
    env: { ...process.env, SEAL_KEY: readFileSync(join(t.platform.config.dataDir, 'seal.key'), 'utf8').trim() },
  }));
const isGone = (w: ChildProcess): boolean => w.exitCode !== null || w.signalCode !== null;
const kill9 = async (): Promise<void> => {
  if (!worker || isGone(worker)) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
};
afterAll(kill9);

it('a process that is killed while it draws leaves no slot without a draw and no prize without a winner; the next one goes on (carnival 11)', async () => {
  const t = await testPlatform({ jobs: false });
  const id = await campaignOf(t, { slots: many, stocks: [20, 100] });
  const people = [];
  for (let i = 0; i < many; i += 1) people.push((await person(t.platform, { userType: 2, roles: [] })).userId);
  const now = async () => {
    const { rows } = await t.pool.query<{ drawn: number; there: number; last: number; given: number; won: number }>(
      `select c.drawn, (select count(*)::int from carnival_draws d where d.campaign_id = c.id) as there,
         (select coalesce(max(slot), 0)::int from carnival_draws d where d.campaign_id = c.id) as last,
         (select sum(given)::int from carnival_prizes p where p.campaign_id = c.id) as given,
         (select count(*)::int from carnival_draws d where d.campaign_id = c.id and prize_id is not null) as won
       from carnival_campaigns c where c.id = $1`,
      [id],
    );
    return rows[0] ?? { drawn: 0, there: -1, last: -1, given: 0, won: -1 };
  };
  // At moments that nobody chose.
  for (const least of [1, 150, 300]) {
    startWorker(t, id, people);
    await t.until(async () => (await now()).drawn >= least, 120_000);
    await kill9();
    // The server ends the transactions of who is gone by itself.
    await t.until(async () => {
      const { rows } = await t.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
      );
      return rows[0]?.n === 0;
    }, 30_000);
    const half = await now();
    expect(half.there).toBe(half.drawn);
    expect(half.last).toBe(half.drawn);
    expect(half.won).toBe(half.given);
  }
  const last = startWorker(t, id, people);
  if (!isGone(last)) await once(last, 'exit');
  expect(await now()).toEqual({ drawn: many, there: many, last: many, given: 120, won: 120 });
  await t.pool.query(`update carnival_campaigns set ends_at = now() - interval '1 second' where id = $1`, [id]);
  await revealSeeds(systemContext(t.platform));
  const proof = await t.as()(carnival.proof, { params: { id } });
  expect(await checkDraws({ ...proof, seed: proof.seed ?? '' })).toEqual({ committed: true, wrong: [] });
}, 300_000);
