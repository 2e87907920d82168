import { beforeAll, expect, it } from 'vitest';
import { fairs } from '#contract/fairs/calls.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { productRows } from '#tests/world/lists.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { buyer, supplier } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});

it('says of each fair where it stands in time, and nothing of one that is not published (fairs 1)', async () => {
  const [past, open, coming, hidden] = [
    await fairOf(t, { opens: -72, closes: -1 }),
    await fairOf(t, {}),
    await fairOf(t, { opens: 5, closes: 50 }),
    await fairOf(t, { published: false }),
  ];
  const list = (await t.as()(fairs.list)).fairs;
  expect([past, open, coming].map((f) => list.find((x) => x.id === f.fairId)?.phase)).toEqual([
    'past',
    'open',
    'coming',
  ]);
  expect(list.some((x) => x.id === hidden.fairId)).toBe(false);
  expect(await refused(t.as()(fairs.hall, { params: { id: hidden.hallId } }))).toBe('404 common.notFound');
  expect(await refused(t.as()(fairs.booth, { params: { id: hidden.booths[0]! } }))).toBe('404 common.notFound');
});

it('shows a hall the same to everybody, with its exhibitors by name (fairs 2, 3)', async () => {
  const s = await supplier(t.platform);
  const [product] = await productRows(t, s.entId!, 1, { picture: { subject: 'fabric', seed: 1 } });
  const { hallId, fairId } = await fairOf(t, { exhibitors: [s], free: 2, products: [product!] });
  const seen = await t.as()(fairs.hall, { params: { id: hallId } });
  expect(seen.fair).toMatchObject({ id: fairId, phase: 'open', halls: [{ booths: 3, taken: 1 }] });
  expect(seen.booths.map((b) => [b.number, b.state, b.exhibitor?.id])).toEqual([
    ['A1', 'taken', s.entId],
    ['A2', 'free', undefined],
    ['A3', 'free', undefined],
  ]);
  expect(seen.booths[0]).toMatchObject({ headline: { en: 'Live cutting' }, wares: ['fabric'] });
  const member = await t.as((await buyer(t.platform)).token)(fairs.hall, { params: { id: hallId } });
  expect(member).toEqual(seen);
});

it('keeps words, files and people of a booth for members (fairs 4)', async () => {
  const s = await supplier(t.platform);
  const [product] = await productRows(t, s.entId!, 1);
  const { booths } = await fairOf(t, { exhibitors: [s], products: [product!] });
  const params = { id: booths[0]! };
  const visitor = await t.as()(fairs.booth, { params });
  expect(visitor).toMatchObject({ intro: {}, staff: [], whole: false, products: [{ id: product, price: null }] });
  const member = await t.as((await buyer(t.platform)).token)(fairs.booth, { params });
  expect(member).toMatchObject({ intro: { en: 'For members' }, staff: [{ id: s.userId }], whole: true });
  await t.pool.query('update users set ent_id = null, company_role = null where id = $1', [s.userId]);
  expect((await t.as((await buyer(t.platform)).token)(fairs.booth, { params })).staff).toEqual([]);
});
