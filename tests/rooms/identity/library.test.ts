import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { dictionaryHas, dictionaryLabel, loadReference } from '#server/rooms/dictionary/index.ts';
import { checkProduction, demoAccounts, seedWorld } from '#server/world/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { buyer, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let member: TestPerson;
const page = { current: 1, size: 20 };

beforeAll(async () => {
  t = await testPlatform({ jobs: false });
  await seedWorld(t.platform);
  member = await buyer(t.platform);
});

describe('dictionaries over the wire', () => {
  it('answer flat, as trees and by parent', async () => {
    const call = t.as();
    const tree = await call(dictionary.tree, { params: { type: 'ent_main_product' } });
    const group = tree[0]!;
    expect(await call(dictionary.childrenOf, { params: { id: String(group.id) } })).toHaveLength(
      group.children!.length,
    );
    expect((await call(dictionary.flat, { params: { type: 'ent_main_product' } })).length).toBeGreaterThan(200);
    expect(await call(dictionary.byType, { params: { dictType: 'tendency_order' } })).toHaveLength(2);
    expect((await call(dictionary.countries)).length).toBeGreaterThan(200);
    expect((await call(dictionary.regions)).at(0)?.children).toHaveLength(34);
    await expect(call(dictionary.tree, { params: { type: 'nothing' } })).rejects.toMatchObject({ status: 404 });
  });

  it('know their own values, by slug and by id', async () => {
    const ctx = systemContext(t.platform);
    expect(await dictionaryHas(ctx, 'tendency_order', ['1567', 'large-batch-few'])).toBe(true);
    expect(await dictionaryHas(ctx, 'tendency_order', ['1567', 'x'])).toBe(false);
    expect(await dictionaryHas(ctx, 'nothing', [])).toBe(false);
    expect((await dictionaryLabel(ctx, 'tendency_order', '1568'))?.cn).toBe('大批量少品种');
  });

  it('give the datasheet of a material, what is needed first', async () => {
    const fields = await t.as()(dictionary.datasheet, { params: { category: 'carbon-fibre-small-tow' } });
    expect(fields[0]).toMatchObject({ need: 'must', unit: 'MPa' });
    await expect(t.as()(dictionary.datasheet, { params: { category: 'nothing' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('writes nothing at a second start', async () => {
    const before = await t.platform.pool.query('select xmin::text from dict_items where id = 1567');
    await loadReference(systemContext(t.platform));
    const after = await t.platform.pool.query('select xmin::text from dict_items where id = 1567');
    expect(after.rows).toEqual(before.rows);
  });
});

describe('the demo world', () => {
  it('is there once, whoever seeds it and however often', async () => {
    const count = async () =>
      (
        await t.platform.pool.query(
          'select (select count(*) from users where demo)::int as people, (select count(*) from products)::int as products, (select count(*) from inquiries)::int as inquiries',
        )
      ).rows[0];
    const before = await count();
    await Promise.all([seedWorld(t.platform), seedWorld(t.platform)]);
    expect(await count()).toEqual(before);
    expect(before).toMatchObject({ products: 315, inquiries: 80 });
  });

  it('keeps production away', async () => {
    await expect(checkProduction(t.platform)).rejects.toThrow(/demo/);
  });

  it('has every named account, all of them marked, none with a real address', async () => {
    const { rows } = await t.platform.pool.query<{ login: string; demo: boolean; email: string }>(
      'select coalesce(username, phone) as login, demo, email from users where demo',
    );
    for (const a of demoAccounts) expect(rows.map((r) => r.login)).toContain(a.login);
    expect(rows.filter((r) => !r.email.endsWith('.example'))).toEqual([]);
  });

  it('has inquiries and orders in every state', async () => {
    const states = async (table: string) =>
      (await t.platform.pool.query<{ state: string }>(`select distinct state from ${table} order by 1`)).rows.map(
        (r) => r.state,
      );
    expect(await states('inquiries')).toEqual(['awarded', 'draft', 'outOfDate', 'quoting', 'withdrawn']);
    expect(await states('orders')).toHaveLength(8);
    expect(await states('quotations')).toEqual(['accepted', 'refused', 'submitted']);
    const hall = await t.as()(inquiry.page, { query: page });
    expect(hall.total).toBeGreaterThan(40);
  });
});

describe('products and companies', () => {
  it('are found in three languages', async () => {
    for (const q of ['碳纤维', 'carbon fiber', 'fibra de carbono', '预浸料', 'T700 12K', 'epoxi'])
      expect((await t.as()(catalogue.page, { query: { ...page, q } })).total, q).toBeGreaterThan(0);
    expect((await t.as()(catalogue.page, { query: { ...page, q: '!!!' } })).total).toBe(0);
    const any = await t.as()(catalogue.page, { query: { ...page, q: 'T700 zzzz' } });
    expect(any.total).toBeGreaterThan(0);
    const inside = await t.as()(catalogue.page, { query: { ...page, category: 'carbon-fibre' } });
    expect(inside.total).toBe(25);
    const facets = await t.as()(catalogue.facets, { query: {} });
    expect(facets.reduce((n, g) => n + g.n, 0)).toBe(300);
  });

  it('show prices and values to members alone', async () => {
    const open = await t.as()(catalogue.page, { query: { ...page, q: 'T700' } });
    expect(open.records.every((r) => r.price === null && r.moq === null)).toBe(true);
    const closed = await t.as(member.token)(catalogue.memberPage, { query: { ...page, sort: 'priceUp' } });
    expect(closed.records.every((r) => r.priceState !== 'login')).toBe(true);
    const id = closed.records[0]!.id;
    const full = await t.as(member.token)(catalogue.memberDetail, { params: { id } });
    expect(full.values.length).toBeGreaterThan(0);
    const teaser = await t.as()(catalogue.detail, { params: { id } });
    expect(teaser.fields).toHaveLength(full.values.length);
    expect(JSON.stringify(teaser)).not.toContain('price');
    await expect(t.as()(catalogue.memberDetail, { params: { id } })).rejects.toMatchObject({ status: 401, code: 2 });
    await expect(t.as()(catalogue.detail, { params: { id: member.userId } })).rejects.toMatchObject({ status: 404 });
  });

  it('tell of a company nothing that leads to a person', async () => {
    const { records, total } = await t.as()(enterprise.list, { query: { ...page, category: 'prepregs' } });
    expect(total).toBeGreaterThan(3);
    const found = await t.as()(enterprise.detail, { params: { id: records[0]!.id } });
    expect(JSON.stringify(found)).not.toMatch(/phone|mail|\.example/);
    await expect(t.as()(enterprise.detail, { params: { id: member.userId } })).rejects.toMatchObject({ status: 404 });
  });
});
