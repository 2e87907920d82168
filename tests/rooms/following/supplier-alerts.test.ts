import { beforeAll, expect, it } from 'vitest';
import { alerts, maxAlerts } from '#contract/alerts/calls.ts';
import { supplierWishQuery } from '#contract/enterprise/supplier-ranges.ts';
import { notices } from '#contract/notices/calls.ts';
import { emit, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { tellNewSuppliers } from '#server/rooms/alerts/tell-suppliers.ts';
import { verificationApproved } from '#server/rooms/verification/events.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
  await supplier(t.platform);
});
const reader = () => person(t.platform, { userType: 2, roles: [] });
const found = async (who: TestPerson) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((n) => n.kind === 'supplierAlert');
const keep = (who: TestPerson, body: object) => t.as(who.token)(alerts.saveSuppliers, { body });
/** The hourly run, on two nodes at once. */
const hour = async () => {
  const ctx = systemContext(t.platform);
  await Promise.all([tellNewSuppliers(ctx), tellNewSuppliers(ctx)]);
  await jobsDone(t);
};
/** Its verification is told twice, as an event may be. */
const verified = async (applicantId: string) => {
  const about = { applicationId: newId(), applicantId, kind: 'supplier' as const, number: 'RZ1', submission: 1 };
  for (let i = 0; i < 2; i++)
    await emit(systemContext(t.platform), verificationApproved, { ...about, reasons: [], note: null });
  await jobsDone(t);
};

it('tells whoever keeps a search of a supplier that it finds for the first time, once, as soon as it is verified', async () => {
  const [material, process, other] = [await reader(), await reader(), await reader()];
  await keep(material, { category: 'carbon-fibre' });
  await keep(process, { process: ['pultrusion'], certificate: ['iso-9001'] });
  await keep(other, { process: ['rtm'] });
  await hour();
  for (const who of [material, process, other]) expect(await found(who), 'there before').toEqual([]);
  const maker = await supplier(t.platform);
  await verified(maker.userId);
  for (const who of [material, process])
    expect(await found(who)).toMatchObject([
      { params: { n: 1 }, link: expect.stringMatching(/search\.html\?kind=suppliers&/) },
    ]);
  expect(await found(other)).toEqual([]);
  await hour();
  expect(await found(material)).toHaveLength(1);
  await supplier(t.platform);
  await hour();
  expect(await found(material)).toMatchObject([{ params: { n: 2 } }]);
});

it('hears within the hour of a process that was added, and never of what lapsed and came back, nor of one’s own company', async () => {
  const watcher = await reader();
  const maker = await supplier(t.platform, { categories: [] });
  const colleague = await person(t.platform, {
    userType: 3,
    roles: ['ROLE_BUYER'],
    entId: maker.entId,
    seat: 'reader',
  });
  for (const who of [watcher, colleague]) await keep(who, { process: ['filament-winding'] });
  const works = async (processes: string[]) => {
    await t.pool.query('update enterprises set processes = $2 where id = $1', [maker.entId, processes]);
    await hour();
  };
  await works(['filament-winding']);
  expect(await found(watcher)).toHaveLength(1);
  expect(await found(colleague)).toEqual([]);
  await t.pool.query('delete from notices');
  await works([]);
  await works(['filament-winding']);
  expect(await found(watcher)).toEqual([]);
});

it('keeps the same search once, refuses nothing and too many, and each person ends their own alone', async () => {
  const [one, two] = [await reader(), await reader()];
  const save = (body: object) => keep(one, body);
  const wish = {
    category: 'carbon-fibre',
    certificate: ['iso-9001', 'reach'],
    place: ['CN', 'ES'],
    capacity: ['t-100'],
  };
  const ids = await Promise.all([save(wish), save({ ...wish, certificate: ['reach', 'iso-9001'] }), save(wish)]);
  expect(new Set(ids.map((r) => r.id)).size).toBe(1);
  const [kept] = await t.as(one.token)(alerts.suppliers);
  expect(kept).toMatchObject({ query: supplierWishQuery(wish) });
  expect(kept?.names.map((n) => n.en)).toContain('100–500 t');
  await t.as(two.token)(alerts.removeSuppliers, { params: { id: kept!.id } });
  expect(await t.as(one.token)(alerts.suppliers)).toHaveLength(1);
  expect(await refused(save({}))).toBe('422 alerts.nothingAsked');
  for (let i = 1; i < maxAlerts; i++) await save({ q: `word ${i}` });
  expect(await refused(save({ q: 'one more' }))).toBe('409 alerts.tooMany');
  await t.as(one.token)(alerts.removeSuppliers, { params: { id: kept!.id } });
  expect(await t.as(one.token)(alerts.suppliers)).toHaveLength(maxAlerts - 1);
});
