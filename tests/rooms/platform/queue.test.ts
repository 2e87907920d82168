import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { createLog } from '#server/platform/log.ts';
import { createQueue } from '#server/platform/queue/index.ts';
import { namingConnection } from '#server/platform/queue/naming-client.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});

const start = async (cron: string) => {
  const queue = createQueue({
    url: t.databaseUrl,
    connections: 2,
    log: createLog('silent'),
    subscribers: [],
    periodic: [{ name: 'trial.turn', cron, run: async () => undefined }],
  });
  await queue.start();
  await queue.stop();
  const { rows } = await t.platform.db.execute(
    sql`select q.notify, s.cron, s.updated_on from pgboss.queue q join pgboss.schedule s using (name) where name = 'trial.turn'`,
  );
  return rows[0];
};

it('tells the workers of a queue that an earlier version made without', async () => {
  await start('0 3 * * *');
  await t.platform.db.execute(sql`update pgboss.queue set notify = false where name = 'trial.turn'`);
  expect(await start('0 3 * * *')).toMatchObject({ notify: true });
});

it('writes a schedule that has changed, and no other', async () => {
  const first = await start('0 4 * * *');
  expect(first).toMatchObject({ cron: '0 4 * * *' });
  expect(await start('0 4 * * *')).toEqual(first);
  expect(await start('0 5 * * *')).toMatchObject({ cron: '0 5 * * *' });
});

it('names the statements that have values', async () => {
  const pool = new pg.Pool({ ...namingConnection(t.databaseUrl), max: 1 });
  await pool.query('select $1::int as named', [1]);
  expect((await pool.query('select $1::int as named', [2])).rows).toEqual([{ named: 2 }]);
  await pool.query('select 3 as unnamed; select 4');
  const { rows } = await pool.query('select name, statement from pg_prepared_statements');
  expect(rows).toEqual([{ name: expect.stringMatching(/^job_/), statement: 'select $1::int as named' }]);
  await pool.end();
});
