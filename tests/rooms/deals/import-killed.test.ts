import { expect, it } from 'vitest';
import { ownProducts } from '#contract/catalogue/own.ts';
import { killedWorker } from '../../harness/killed-worker.ts';
import { testPlatform } from '../../harness/platform.ts';
import { sheetOf } from '../../world/catalogue.ts';
import { supplier } from '../../world/people.ts';

const rows = 10_000;
const titles = ['Name (English)', 'Model', 'Product type', 'Price', 'Unit of the price', 'Overview (English)', 'State'];

it('a file of 10,000 rows whose process is killed in the middle is whole when another takes it up: nothing half, nothing twice', async () => {
  const t = await testPlatform({ jobs: false });
  const s = await supplier(t.platform);
  const as = t.as(s.token, { 'x-lang': 'en' });
  const body = Array.from({ length: rows }, (_, i) => [
    `Fibre ${i}`,
    `K-${i}`,
    'carbon-fibre-small-tow',
    100 + (i % 900),
    'kg',
    'A fibre.',
    'Listed',
  ]);
  const file = await sheetOf(t, s, [titles, ...body]);
  const found = await as(ownProducts.check, { body: { file } });
  expect(found).toMatchObject({ state: 'checked', fresh: rows, faults: 0 });
  // Its start without the job, which the process emits: this one has no queue.
  await t.pool.query(`update product_imports set state = 'running' where id = $1`, [found.id]);
  const now = async () => {
    const { rows: read } = await t.pool.query<{ state: string; done: number; there: number; waiting: number }>(
      `select i.state, i.done, (select count(*)::int from products where ent_id = i.ent_id) as there,
         (select count(*)::int from product_import_rows where import_id = i.id) as waiting
       from product_imports i where i.id = $1`,
      [found.id],
    );
    return read[0] ?? { state: '', done: 0, there: 0, waiting: 0 };
  };
  // A process of its own carries out what waits; the test's platform carries out nothing.
  const worker = killedWorker(t, 'tests/chaos/job-worker.ts', []);
  worker.start(`products:${found.id}`);
  // Killed twice: at moments that nobody chose, the second some parts further on.
  for (const least of [1, 5_000]) {
    await t.until(async () => (await now()).done >= least, 150_000);
    await worker.kill();
    const half = await now();
    expect(half.state).toBe('running');
    expect(half.there).toBe(half.done);
    expect(half.waiting).toBe(rows - half.done);
    // The minute after which a job without its process counts as lost.
    await t.pool.query(`update pgboss.job set started_on = started_on - interval '2 minutes' where state = 'active'`);
    worker.start();
  }
  await t.until(async () => (await now()).state === 'done', 120_000);
  expect(await now()).toMatchObject({ done: rows, there: rows, waiting: 0 });
  const { rows: sums } = await t.pool.query(
    `select count(distinct model)::int as models, sum(revision)::int as revisions,
       (select count(*)::int from product_prices p join products o on o.id = p.product_id where o.ent_id = $1) as prices
     from products where ent_id = $1`,
    [s.entId],
  );
  expect(sums).toEqual([{ models: rows, revisions: rows, prices: rows }]);
  expect(await as(ownProducts.check, { body: { file: await sheetOf(t, s, [titles, ...body]) } })).toMatchObject({
    same: rows,
    fresh: 0,
    changed: 0,
  });
}, 600_000);
