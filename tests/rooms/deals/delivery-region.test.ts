import { beforeAll, expect, it } from 'vitest';
import { alerts } from '#contract/alerts/calls.ts';
import type { CallError } from '#contract/core/client.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { publish } from '../../world/inquiries.ts';
import { buyer, person, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
const ids: Record<string, string> = {};
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  for (const [name, deliveryRegion] of Object.entries({
    jiangsu: '320000',
    shanghai: '310000',
    china: 'CN',
    germany: 'DE',
    nowhere: undefined,
  }))
    ids[name] = (await publish(t, b, { title: `交到 ${name}`, deliveryRegion })).id;
});

const found = async (query: object) =>
  (await t.as()(inquiry.page, { query: { ...query, current: 1, size: 50 } })).records.map((r) => r.id).toSorted();
const of = (...names: string[]) => names.map((n) => ids[n]!).toSorted();

it('a country finds its provinces too, a province itself alone', async () => {
  expect(await found({ region: 'CN' })).toEqual(of('jiangsu', 'shanghai', 'china'));
  expect(await found({ region: '320000' })).toEqual(of('jiangsu'));
  expect(await found({ region: 'DE' })).toEqual(of('germany'));
  expect(await found({ region: 'FR' })).toEqual([]);
  expect(await found({})).toEqual(of('jiangsu', 'shanghai', 'china', 'germany', 'nowhere'));
});

it('the counts name regions in three languages, each made under the other filters', async () => {
  const counts = async (query: object) => (await t.as()(inquiry.facets, { query })).regions;
  const all = await counts({});
  expect(all.map((r) => [r.slug, r.n, r.children.map((c) => [c.slug, c.n])])).toEqual([
    [
      'CN',
      3,
      [
        ['310000', 1],
        ['320000', 1],
      ],
    ],
    ['DE', 1, []],
  ]);
  expect(all[0]!.children[1]!.name).toMatchObject({ cn: '江苏省', en: 'Jiangsu', es: 'Jiangsu' });
  expect(await counts({ region: 'DE' })).toEqual(all);
  expect(await counts({ q: 'germany' })).toEqual([all[1]]);
});

it('rows and teasers show the region to everybody, with its name', async () => {
  const { row } = await t.as()(inquiry.detail, { params: { id: ids['jiangsu']! } });
  expect(row.deliveryRegion).toMatchObject({ slug: '320000', name: { cn: '江苏省' } });
  const none = await t.as()(inquiry.detail, { params: { id: ids['nowhere']! } });
  expect(none.row.deliveryRegion).toBeNull();
});

it('is refused by its field when it is no country and no province', async () => {
  for (const deliveryRegion of ['ZZ', '320500'])
    await expect(publish(t, b, { deliveryRegion })).rejects.toMatchObject({
      status: 400,
      fields: { deliveryRegion: expect.any(String) as string },
    } satisfies Partial<CallError> | object);
});

it('an alert for a country hears of its provinces, one for a neighbour does not', async () => {
  const reader = () => person(t.platform, { userType: 2, roles: [] });
  const [china, shanghai] = [await reader(), await reader()];
  await t.as(china.token)(alerts.save, { body: { region: 'CN' } });
  await t.as(shanghai.token)(alerts.save, { body: { region: '310000' } });
  const told = async (who: TestPerson) =>
    (await t.as(who.token)(notices.newest, { query: {} })).records.map((n) => n.link.split('id=')[1]);
  const [mine] = await t.as(china.token)(alerts.list);
  expect(mine).toMatchObject({ query: 'region=CN', names: [{ cn: '中国', en: 'China', es: 'China' }] });
  const { id } = await publish(t, b, { title: '交到江苏的第二条', deliveryRegion: '320000' });
  await t.until(async () => (await told(china)).includes(id));
  const { id: other } = await publish(t, b, { title: '交到上海的第二条', deliveryRegion: '310000' });
  await t.until(async () => (await told(shanghai)).includes(other));
  expect(await told(shanghai)).toEqual([other]);
});
