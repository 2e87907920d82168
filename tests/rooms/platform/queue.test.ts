import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { createLog } from '#server/platform/log.ts';
import { createQueue } from '#server/platform/queue/index.ts';

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
