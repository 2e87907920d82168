import { beforeAll, expect, it } from 'vitest';
import { operator } from '#contract/operator/calls.ts';
import { operatorHealth } from '#contract/operator/health.ts';
import { newId } from '#server/platform/ids.ts';
import { refused } from '../../harness/refused.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { person, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let chief: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  chief = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});
const read = () => t.as(chief.token)(operatorHealth.read);
const queue = 'notice.created--notices.mail';
/** A job that was given up, of a notice that is gone: run again, it has nothing to do. */
const failedJob = async () => {
  const { rows } = await t.pool.query<{ id: string }>(
    `insert into pgboss.job (id, name, data, state, retry_count, completed_on, output)
     values (gen_random_uuid(), $1, $2, 'failed', 8, now(), $3) returning id`,
    [
      queue,
      JSON.stringify({ noticeId: newId() }),
      JSON.stringify({ message: '550 <li.na@chendi.example> mailbox full, call 138 0000 0001' }),
    ],
  );
  return rows[0]?.id ?? '';
};

it('tells of jobs, database, disk and node; what is not configured is absent, not down', async () => {
  const h = await read();
  expect(Object.fromEntries(h.services.map((s) => [s.name, s.state]))).toEqual({
    database: 'up',
    redis: 'absent',
    smtp: 'absent',
    sms: 'absent',
    clamav: 'absent',
    seal: 'up',
  });
  expect(h.seal).toMatchObject({ closed: 0, late: 0, missing: [], unreadable: 0 });
  expect(h.database.bytes).toBeGreaterThan(1_000_000);
  expect(h.database.connections).toBeGreaterThan(0);
  expect(h.database.migrations).toBeGreaterThan(15);
  expect(Date.parse(h.database.migratedAt ?? '')).toBeGreaterThan(0);
  expect(h.node.data.free).toBeGreaterThan(0);
  expect(h.node.nodes).toBeGreaterThan(0);
  expect(h.mail.outbox).toBe(true);
});

it('a job that was given up is shown without whom it was about, and runs again once', async () => {
  const id = await failedJob();
  const h = await read();
  expect(h.jobs.failed).toBe(1);
  expect(h.jobs.failedJobs).toEqual([
    expect.objectContaining({ id, queue, tries: 9, error: '550 <…@…> mailbox full, call …' }),
  ]);
  expect(h.jobs.queues.find((q) => q.name === queue)?.failed).toBe(1);
  const retry = () => t.as(chief.token)(operatorHealth.retry, { params: { id }, body: { queue } });
  await retry();
  expect(await refused(retry())).toBe('409 health.notFailed');
  await t.until(async () => {
    const { rows } = await t.pool.query<{ state: string }>('select state from pgboss.job where id = $1', [id]);
    return rows[0]?.state === 'completed';
  });
  expect((await read()).jobs.failedJobs).toEqual([]);
  const audit = await t.as(chief.token)(operator.audit, { query: { act: 'job.retry' } });
  expect(audit.records.map((r) => [r.subject, r.subjectId])).toEqual([[queue, id]]);
});

it('a queue or a job that there is not is refused, and nobody but administrators asks', async () => {
  const retry = (q: string) => t.as(chief.token)(operatorHealth.retry, { params: { id: newId() }, body: { queue: q } });
  expect(await refused(retry('no.such--queue'))).toBe('409 health.notFailed');
  expect(await refused(retry(queue))).toBe('409 health.notFailed');
  const editor = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_EDITOR'] });
  expect(await refused(t.as(editor.token)(operatorHealth.read))).toBe('403 common.forbidden');
});

it('counts what this node could not send, and keeps the last error without addresses', async () => {
  const { counted } = await import('#server/platform/health/tally.ts');
  let up = false;
  const mailer = counted<string>(() => (up ? Promise.resolve() : Promise.reject(new Error('no route to a@b.example'))));
  await expect(mailer.send('x')).rejects.toThrow('no route');
  up = true;
  await mailer.send('x');
  expect(mailer.tally).toMatchObject({ sent: 1, failed: 1, lastError: 'no route to …@…' });
});
