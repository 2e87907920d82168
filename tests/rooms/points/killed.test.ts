import { expect, it } from 'vitest';
import { killedWorker } from '#tests/harness/killed-worker.ts';
import { testPlatform } from '#tests/harness/platform.ts';
import { person } from '#tests/world/people.ts';
import { goodOf, pointsFor } from '#tests/world/rooms/points.ts';

const [many, goods] = [160, 80];

it('a process that is killed while it exchanges takes neither points nor stock without the exchange; the next one goes on (points 24)', async () => {
  const t = await testPlatform({ jobs: false });
  const id = await goodOf(t, { left: goods });
  const people: string[] = [];
  for (let i = 0; i < many; i += 1) {
    const p = await person(t.platform, { userType: 2, roles: [] });
    await pointsFor(t, p, 100);
    people.push(p.userId);
  }
  const now = async () => {
    const { rows } = await t.pool.query<{ taken: number; made: number; paid: number; spent: number; wrong: number }>(
      `select $2::int - g."left" as taken, (select count(*)::int from mall_exchanges where good_id = g.id) as made,
         (select count(*)::int from point_entries where act = 'spend') as paid,
         (select count(*)::int from point_accounts where available = 0) as spent,
         (select count(*)::int from point_accounts a
          where a.available <> (select sum(available) from point_entries e where e.user_id = a.user_id)) as wrong
       from mall_goods g where g.id = $1`,
      [id, goods],
    );
    return rows[0] ?? { taken: -1, made: 0, paid: 0, spent: 0, wrong: 0 };
  };
  const all = (n: number) => ({ taken: n, made: n, paid: n, spent: n, wrong: 0 });
  const worker = killedWorker(t, 'tests/chaos/exchange-worker.ts', [id, people.join(',')]);
  // At moments that nobody chose.
  for (const least of [1, 25, 50]) {
    worker.start();
    await t.until(async () => (await now()).made >= least, 120_000);
    await worker.kill();
    const half = await now();
    expect(half).toEqual(all(half.made));
  }
  await worker.finish();
  expect(await now()).toEqual(all(goods));
}, 300_000);
