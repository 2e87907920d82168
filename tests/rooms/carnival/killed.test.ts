import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { carnival } from '#contract/carnival/calls.ts';
import { checkDraws } from '#contract/carnival/proof.ts';
import { systemContext } from '#server/platform/context.ts';
import { revealSeeds } from '#server/rooms/carnival/reveal.ts';
import { killedWorker } from '#tests/harness/killed-worker.ts';
import { testPlatform } from '#tests/harness/platform.ts';
import { campaignOf } from '#tests/world/carnival.ts';
import { person } from '#tests/world/people.ts';

const many = 600;

it('a process that is killed while it draws leaves no slot without a draw and no prize without a winner; the next one goes on (carnival 11)', async () => {
  const t = await testPlatform();
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
  const worker = killedWorker(t, 'tests/chaos/draw-worker.ts', [id, people.join(',')], {
    SEAL_KEY: readFileSync(join(t.platform.config.dataDir, 'seal.key'), 'utf8').trim(),
  });
  // At moments that nobody chose.
  for (const least of [1, 150, 300]) {
    worker.start();
    await t.until(async () => (await now()).drawn >= least, 120_000);
    await worker.kill();
    const half = await now();
    expect(half.there).toBe(half.drawn);
    expect(half.last).toBe(half.drawn);
    expect(half.won).toBe(half.given);
  }
  await worker.finish();
  expect(await now()).toEqual({ drawn: many, there: many, last: many, given: 120, won: 120 });
  // Whatever was killed: each win is told once.
  const told = async () =>
    (
      await t.pool.query<{ n: number; people: number }>(
        `select count(*)::int as n, count(distinct dedupe)::int as people from notices where kind in ('prizeWon', 'prizeCodeWon')`,
      )
    ).rows[0];
  await t.until(async () => (await told())?.n === 120, 60_000);
  await t.pool.query(`update carnival_campaigns set ends_at = now() - interval '1 second' where id = $1`, [id]);
  await revealSeeds(systemContext(t.platform));
  const proof = await t.as()(carnival.proof, { params: { id } });
  expect(await checkDraws({ ...proof, seed: proof.seed ?? '' })).toEqual({ committed: true, wrong: [] });
}, 300_000);
