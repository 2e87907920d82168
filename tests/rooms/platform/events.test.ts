import { PgBoss } from 'pg-boss';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notices } from '#contract/notices/calls.ts';
import { emit, systemContext } from '#server/platform/context.ts';
import { event } from '#server/platform/events.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { createQueue } from '#server/platform/queue/index.ts';
import { on, onMany, type Subscriber } from '#server/platform/room.ts';
import { orderStepped } from '#server/rooms/order/events.ts';
import { atEnd } from '../../harness/ends.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { company, person, type TestPerson } from '../../world/people.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let boss: PgBoss;
let somebody: TestPerson;
/** A job as another version of the house wrote it. */
const left = (queue: string, payload: object) => boss.send(queue, payload);
/** A queue of its own on the same database, and what it logs as an error. */
const another = (subscribers: Parameters<typeof createQueue>[0]['subscribers']) => {
  const errors: { what: object; said: string }[] = [];
  const log = { warn: () => undefined, error: (what: object, said: string) => void errors.push({ what, said }) };
  const queue = createQueue({
    url: t.databaseUrl,
    connections: 4,
    log: log as unknown as Log,
    subscribers,
    periodic: [],
  });
  atEnd(() => queue.stop());
  return { queue, errors };
};
/** A room's subscriber as the queue takes it. */
const ownJobs = (s: Subscriber) => {
  const ctx = systemContext(t.platform);
  const runAll = s.runAll && ((data: unknown[]) => s.runAll!(ctx, data));
  return { ...s, run: (data: unknown, jobId: string) => s.run(ctx, data, jobId), runAll };
};
const parcels = (name: `parcel.${string}`) =>
  event({ name, version: 1, schema: z.object({ parcelId: z.string() }), means: 'A parcel.', unheard: 'Only here.' });

beforeAll(async () => {
  t = await testPlatform();
  boss = new PgBoss({ connectionString: t.databaseUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  atEnd(() => boss.stop({ graceful: false }));
  somebody = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
});

describe('jobs that an earlier version left', () => {
  it('under names that nothing is emitted under any more still tell', async () => {
    const { userId } = somebody;
    const entId = await company(t.platform, { name: { cn: '衡纤' } });
    await left('verification.told--notices.verification', {
      userId,
      kind: 'verificationLapsed',
      applied: 'supplier',
      number: 'RZ1',
      days: 0,
      link: '/authenticationdata/beSupplier',
      dedupe: 'verification:1',
    });
    await left('seat.told--notices.seat', {
      userId,
      kind: 'seatChanged',
      entId,
      params: {},
      seat: 'sales',
      link: '/personalCenterdata/userHome',
      dedupe: 'seat:1',
    });
    await left('account.changed--notices.account', {
      userId,
      what: 'Password',
      address: '127.0.0.1',
      device: '',
      formerEmail: null,
      at: new Date().toISOString(),
      dedupe: 'account:1',
    });
    expect(await told(t, somebody, 'verificationLapsed')).toMatchObject({
      params: { number: 'RZ1', days: 0, applied: { en: expect.stringMatching(/supplier/i) } },
      link: '/authenticationdata/beSupplier',
    });
    expect(await told(t, somebody, 'seatChanged')).toMatchObject({
      params: { company: { cn: '衡纤' }, seat: { en: expect.stringMatching(/sales/i) } },
    });
    expect(await told(t, somebody, 'accountPassword')).toMatchObject({ params: { address: '127.0.0.1', device: '—' } });
  });

  it('of a version before are read as this one, and tell once what this one tells again', async () => {
    const orderId = newId();
    const { userId: buyerId } = somebody;
    const entId = await company(t.platform);
    const facts = { orderId, number: 'DD1', title: { cn: '碳布' }, buyerId, buyerEntId: null, entId };
    const step = { step: 'ship', state: 'shipped', by: 'supplier', reason: null, offer: null } as const;
    await left('order.stepped--notices.step', { ...facts, ...step });
    expect(await told(t, somebody, 'orderStep')).toMatchObject({ params: { number: 'DD1', state: 'shipped' } });
    const ctx = systemContext(t.platform);
    await emit(ctx, orderStepped, { ...facts, ...step, eventId: `${orderId}:ship:shipped` });
    await emit(ctx, orderStepped, { ...facts, ...step, step: 'receive', state: 'received', eventId: newId() });
    const all = () => t.as(somebody.token)(notices.page, { query: {} });
    const steps = await t.until(async () => {
      const found = (await all()).records.filter((n) => n.kind === 'orderStep');
      return found.some((n) => n.params['state'] === 'received') && found;
    });
    expect(steps).toHaveLength(2);
  });

  it('under names that nobody works are said at the start, and wait', async () => {
    await boss.createQueue('parcel.lost--post.search');
    await left('parcel.lost--post.search', { parcelId: 'p' });
    const { queue, errors } = another([]);
    await queue.start();
    expect(errors).toContainEqual({
      what: { queue: 'parcel.lost--post.search', jobs: 1 },
      said: 'jobs wait that nobody works',
    });
    expect(await boss.fetch('parcel.lost--post.search')).toHaveLength(1);
  });
});

it('a job that does not fit its schema fails loudly, runs nothing, and is kept', async () => {
  const shipped = event({
    name: 'parcel.shipped',
    version: 1,
    schema: z.object({ parcelId: z.string() }),
    means: 'A parcel left the house.',
    unheard: 'Only here.',
  });
  const heard: string[] = [];
  const s = on(shipped, 'post', async (_, { parcelId }) => void heard.push(parcelId));
  const { queue, errors } = another([ownJobs(s)]);
  await queue.start();
  const id = await left('parcel.shipped--post', { parcel: 'p' });
  await queue.emit(t.platform.db, shipped, { parcelId: 'q' });
  const unread = () => errors.find((e) => e.said === 'a job cannot be read');
  await t.until(async () => heard.length && unread());
  expect(heard).toEqual(['q']);
  expect(unread()?.what).toMatchObject({
    job: 'parcel.shipped--post',
    id,
    err: 'parcel.shipped: version 1 does not fit its schema at parcelId (invalid_type)',
  });
  const [kept] = await boss.findJobs('parcel.shipped--post', { id: id! });
  expect(kept?.state).not.toBe('completed');
});

it('an event is heard no earlier than it says, and a payload that does not fit fails where it is emitted', async () => {
  const due = event({
    name: 'parcel.due',
    version: 1,
    schema: z.object({ parcelId: z.string() }),
    means: 'A parcel is due.',
    unheard: 'Only here.',
  });
  const heard: string[] = [];
  const s = on(due, 'post', async (_, { parcelId }) => void heard.push(parcelId), { timed: true });
  const ctx = systemContext(t.platform);
  const { queue } = another([ownJobs(s)]);
  await queue.start();
  const own = {
    ...ctx,
    platform: { ...t.platform, queue, config: { ...t.platform.config, mode: 'production' as const } },
  };
  await expect(emit(own, due, { parcelId: 1 } as never)).rejects.toThrow('parcel.due: version 1 does not fit');
  await emit(own, due, { parcelId: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
  await emit(own, due, { parcelId: 'soon' }, { startAfter: new Date(Date.now() + 1_000) });
  await emit(own, due, { parcelId: 'now' });
  await t.until(async () => heard.length === 2);
  expect(heard).toEqual(['now', 'soon']);
  await t.pool.query(`update pgboss.job set start_after = now() where name = 'parcel.due--post' and state = 'created'`);
  await t.until(async () => heard.includes('later'));
});

it('what waits together is done together, and of a batch that fails each by itself', async () => {
  const sorted = parcels('parcel.sorted');
  const heard: string[][] = [];
  const broken = { is: false };
  const s = onMany(sorted, 'post', async (_, all) => {
    heard.push(all.map((p) => p.parcelId).toSorted());
    if (all.some((p) => p.parcelId === 'torn') && broken.is) throw new Error('torn');
  });
  const { queue } = another([ownJobs(s)]);
  await queue.start();
  const send = (ids: string[]) =>
    queue.emitAll(
      t.platform.db,
      sorted,
      ids.map((parcelId) => ({ parcelId })),
    );
  await send(['a', 'b', 'c']);
  await t.until(async () => heard.length === 1);
  expect(heard).toEqual([['a', 'b', 'c']]);
  broken.is = true;
  await send(['d', 'torn']);
  await t.until(async () => heard.length >= 4);
  expect(heard[1]).toEqual(['d', 'torn']);
  expect(heard.slice(2, 4).flat().toSorted()).toEqual(['d', 'torn']);
  const completed = async () =>
    (await boss.findJobs('parcel.sorted--post')).filter((j) => j.state === 'completed').length === 4;
  await t.until(completed);
});

it('a subscriber gets a job for what concerns it alone', async () => {
  const weighed = parcels('parcel.weighed');
  const heard: string[] = [];
  const s = on(weighed, 'post', async (_, { parcelId }) => void heard.push(parcelId), {
    only: ({ parcelId }) => parcelId !== 'light',
  });
  const { queue } = another([ownJobs(s)]);
  await queue.start();
  for (const parcelId of ['light', 'heavy']) await queue.emit(t.platform.db, weighed, { parcelId });
  await queue.emitAll(t.platform.db, weighed, [{ parcelId: 'light' }, { parcelId: 'huge' }]);
  await t.until(async () => heard.length === 2);
  expect(heard.toSorted()).toEqual(['heavy', 'huge']);
  expect(await boss.findJobs('parcel.weighed--post')).toHaveLength(2);
});
