import { beforeAll, expect, it } from 'vitest';
import { enterprise } from '#contract/enterprise/calls.ts';
import { exhibits } from '#contract/fairs/leads/exhibits.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { productRows } from '#tests/world/lists.ts';
import { buyer, supplier } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
const read = (query: { booth?: string; product?: string }, token?: string) => t.as(token)(exhibits.detail, { query });

it('shows a product at a booth as long as it is offered there, and tells visitors no values (fairs 63)', async () => {
  expect(await read({})).toBeNull();
  const s = await supplier(t.platform);
  const [first = '', second = ''] = await productRows(t, s.entId!, 2);
  const past = await fairOf(t, { exhibitors: [s], products: [first], opens: -100, closes: -50 });
  const open = await fairOf(t, { exhibitors: [s], products: [first, second] });
  const newest = await read({});
  expect(newest).toMatchObject({ product: { id: first, price: null, values: [] }, booth: { id: open.booths[0] } });
  expect(newest?.others.map((p) => p.id)).toEqual([second]);
  expect(newest?.elsewhere.map((b) => b.id)).toEqual([past.booths[0]]);
  const b = await buyer(t.platform);
  expect((await read({ booth: past.booths[0]! }, b.token))?.product.id).toBe(first);
  expect((await read({ product: second }, b.token))?.booth.id).toBe(open.booths[0]);
  for (const wrong of [{ booth: open.booths[1]! }, { product: newId() }, { booth: past.booths[0]!, product: second }])
    expect(await refused(read(wrong, b.token))).toBe('404 common.notFound');
  await t.pool.query(`update products set state = 'draft' where id = $1`, [second]);
  expect(await refused(read({ product: second }, b.token))).toBe('404 common.notFound');
  expect((await read({}))?.others).toEqual([]);
  // A fair that is not published any more shows nothing.
  await t.pool.query('update fairs set published_at = null');
  expect(await read({})).toBeNull();
});

it('counts what verified suppliers can do, each once at its best level (catalogue 29)', async () => {
  const at = (level: 1 | 2 | 3, category = 'carbon-fibre') => ({ category, process: 'pultrusion', level });
  await supplier(t.platform, { capabilities: [at(1), at(3)] });
  await supplier(t.platform, { capabilities: [at(2)] });
  await supplier(t.platform, { capabilities: [at(3)], supplierVerified: false });
  const { groups, processes } = await t.as()(enterprise.capabilities);
  const row = groups.flatMap((g) => g.rows).find((r) => r.cells.some((c) => c.process === 'pultrusion'));
  expect(row?.n).toBe(2);
  expect(row?.cells.find((c) => c.process === 'pultrusion')?.levels).toEqual([0, 1, 1]);
  expect(processes.map((p) => p.slug)).toContain('pultrusion');
});
