import { expect, inject, it } from 'vitest';
import { createOneWire } from '#server/platform/database/one-wire.ts';
import { createLog } from '#server/platform/log.ts';

const log = createLog('silent');
const ask = { text: 'select pg_backend_pid() as pid' };

it('sends what is asked at the same time by one connection, and opens another where it is lost', async () => {
  const wire = createOneWire(inject('serverUrl'), log);
  const pids = async () => (await Promise.all([1, 2, 3].map(() => wire.query(ask)))).map((r) => r.rows[0]?.pid);
  const [first, ...others] = await pids();
  expect(others).toEqual([first, first]);
  await expect(wire.query({ text: 'select pg_terminate_backend(pg_backend_pid())' })).rejects.toThrow();
  const [second] = await pids();
  expect(second).not.toBe(first);
  await wire.end();
});

it('lets a statement fail by itself', async () => {
  const wire = createOneWire(inject('serverUrl'), log);
  const settled = await Promise.allSettled([wire.query(ask), wire.query({ text: 'no statement' }), wire.query(ask)]);
  expect(settled.map((s) => s.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await wire.end();
});

it('gives up a connection that does not answer, with what waits for it, and goes on by another', async () => {
  const wire = createOneWire(inject('serverUrl'), log, 300);
  const stuck = await Promise.allSettled([wire.query({ text: 'select pg_sleep(3)' }), wire.query(ask)]);
  expect(stuck.map((s) => s.status)).toEqual(['rejected', 'rejected']);
  expect((await wire.query(ask)).rows).toHaveLength(1);
  await wire.end();
});

it('says each time that there is no database', async () => {
  const nobody = createOneWire('postgresql://weft@127.0.0.1:1/none', log);
  await expect(nobody.query(ask)).rejects.toThrow();
  await expect(nobody.query(ask)).rejects.toThrow();
  await nobody.end();
});
