import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { homeWork } from '#contract/home/work.ts';
import { roleCodes } from '#contract/core/access.ts';
import { newId } from '#server/platform/ids.ts';
import { findOffers } from '#server/rooms/catalogue/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { withoutIds } from '../../harness/without-ids.ts';
import { added, written } from '../../world/catalogue.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let s: TestPerson;
let other: TestPerson;
let b: TestPerson;
const strength = (value: string, unit: string | null, o: { standard?: string } = {}) => ({
  field: 'fibre-tensile-strength',
  value,
  unit,
  ...o,
});

beforeAll(async () => {
  t = await testPlatform();
  [s, other, b] = await Promise.all([supplier(t.platform), supplier(t.platform), buyer(t.platform)]);
});
const own = (id: string, by = s) => t.as(by.token)(ownProducts.detail, { params: { id } });
const page = (q: object = {}, by = s) => t.as(by.token)(ownProducts.page, { query: q });
const seen = (id: string, token?: string) => t.as(token)(catalogue.detail, { params: { id } });
const update = async (id: string, o: object, by = s) => {
  const { clientKey: _key, ...input } = written();
  const { revision } = await own(id);
  return t.as(by.token)(ownProducts.update, { body: { ...input, id, revision, ...o } });
};

describe('products of a supplier', () => {
  it('are found by everybody once they are listed, and the event tells it once', async () => {
    const { id, revision } = await added(t, s, { state: 'draft', model: 'D-1' });
    expect(revision).toBe(1);
    await expect(seen(id)).rejects.toMatchObject({ status: 404 });
    await update(id, { state: 'listed', model: 'D-1' });
    expect((await seen(id)).name).toEqual({ cn: 'T700 碳丝', en: 'T700 tow' });
    const first = (await t.platform.db.execute(sql`select listed_at from products where id = ${id}`)).rows[0];
    await update(id, { state: 'hidden', model: 'D-1' });
    await expect(seen(id)).rejects.toMatchObject({ status: 404 });
    await update(id, { state: 'listed', model: 'D-1' });
    expect((await t.platform.db.execute(sql`select listed_at from products where id = ${id}`)).rows[0]).toEqual(first);
    const found = await t.as()(catalogue.page, { query: { q: 'T700' } });
    expect(found.records.map((r) => r.id)).toContain(id);
  });

  it('need an overview to be listed, a known material and values that can be read', async () => {
    expect(await refused(added(t, s, { overview: {} }))).toBe('400 common.invalid');
    await expect(added(t, s, { category: 'nothing-of-this' })).rejects.toMatchObject({
      fields: { category: expect.any(String) as string },
    });
    await expect(added(t, s, { values: [strength('much', 'MPa')] })).rejects.toMatchObject({
      fields: { 'values.0.value': expect.any(String) as string },
    });
    await expect(
      added(t, s, {
        tiers: [
          { from: '5', price: '1', leadDays: 1 },
          { from: '5', price: '1', leadDays: 1 },
        ],
      }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(added(t, s, { name: { cn: '' } })).rejects.toMatchObject({ status: 400 });
  });

  it('are made once by a click that comes twice, also at once', async () => {
    const body = written({ model: 'TWICE' });
    const both = await Promise.all([1, 2].map(() => t.as(s.token)(ownProducts.add, { body })));
    expect(both[0]!.id).toBe(both[1]!.id);
    expect((await page({ q: 'TWICE' })).total).toBe(1);
  });

  it('are written, read and deleted by their company alone, by seats that sell', async () => {
    const { id } = await added(t, s, { model: 'MINE' });
    await expect(own(id, other)).rejects.toMatchObject({ status: 404 });
    const { clientKey: _key, ...input } = written();
    expect(await refused(t.as(other.token)(ownProducts.update, { body: { ...input, id, revision: 1 } }))).toBe(
      '404 common.notFound',
    );
    expect(await refused(t.as(other.token)(ownProducts.remove, { params: { id } }))).toBe('404 common.notFound');
    expect(await refused(t.as(other.token)(ownProducts.prices, { params: { id } }))).toBe('404 common.notFound');
    const bulk = await t.as(other.token)(ownProducts.bulk, { body: { ids: [id], act: 'delete' } });
    expect(bulk).toEqual({ done: 0, left: [] });
    expect(await refused(added(t, b))).toBe('403 common.forbidden');
    const reader = await person(t.platform, {
      userType: 1,
      roles: [roleCodes.supplier],
      entId: s.entId,
      seat: 'reader',
    });
    expect(await refused(added(t, reader))).toBe('403 common.seat');
    expect((await page({ q: 'MINE' }, reader)).total).toBe(1);
    expect((await page({}, b)).total).toBe(0);
    await t.as(s.token)(ownProducts.remove, { params: { id } });
    await expect(own(id)).rejects.toMatchObject({ status: 404 });
    await expect(seen(id)).rejects.toMatchObject({ status: 404 });
    expect((await page({ q: 'MINE' })).total).toBe(0);
  });

  it('are not written over by who began with an older revision', async () => {
    const { id, revision } = await added(t, s);
    const { clientKey: _key, ...input } = written();
    const save = (price: string) => t.as(s.token)(ownProducts.update, { body: { ...input, id, revision, price } });
    const both = await Promise.allSettled([save('140'), save('150')]);
    expect(both.filter((x) => x.status === 'fulfilled')).toHaveLength(1);
    const lost = both.find((x) => x.status === 'rejected');
    expect(lost?.reason).toMatchObject({ status: 409, error: 'catalogue.changed' });
    expect(await t.as(s.token)(ownProducts.prices, { params: { id } })).toHaveLength(2);
  });

  it('keep what their price was, each change once, whatever comes at once', async () => {
    const { id } = await added(t, s, { price: '100', tiers: [{ from: '500', price: '90', leadDays: 14 }] });
    const raise = () => t.as(s.token)(ownProducts.bulk, { body: { ids: [id], act: 'price', percent: '10' } });
    await Promise.all([raise(), raise(), raise()]);
    const changes = await t.as(s.token)(ownProducts.prices, { params: { id } });
    expect(changes.map((c) => [c.was?.price ?? null, c.now.price])).toEqual([
      ['121', '133.1'],
      ['110', '121'],
      ['100', '110'],
      [null, '100'],
    ]);
    expect(changes[0]?.now.tiers[0]?.price).toBe('119.79');
    await t.as(s.token)(ownProducts.bulk, { body: { ids: [id], act: 'hot' } });
    expect(await t.as(s.token)(ownProducts.prices, { params: { id } })).toHaveLength(4);
  });

  it('state values in other units, which are found and matched, and say what does not convert', async () => {
    const { id } = await added(t, s, {
      model: 'UNITS',
      values: [
        strength('4.9', 'gpa', { standard: 'ISO 10618' }),
        { field: 'filament-count', value: '12K', unit: null },
        { field: 'yarn-tensile-strength', value: '210', unit: 'cN/dtex' },
      ],
    });
    const full = await t.as(b.token)(catalogue.memberDetail, { params: { id } });
    expect(full.values.map((v) => [v.field, v.value.en, v.unit, v.comparable, v.standard])).toEqual([
      ['fibre-tensile-strength', '4900', 'MPa', true, 'ISO 10618'],
      ['filament-count', '12K', null, true, ''],
      ['yarn-tensile-strength', '210', 'cN/dtex', false, ''],
    ]);
    expect((await own(id)).values[0]).toMatchObject({ value: '4.9', unit: 'GPa', reviewed: false });
    const offers = await findOffers(systemContext(t.platform), ['carbon-fibre-small-tow']);
    expect(offers.find((o) => o.model === 'UNITS')?.values[0]).toMatchObject({ value: '4900', unit: 'MPa' });
    const found = await t.as(b.token)(catalogue.memberPage, { query: { q: '4900 MPa' } });
    expect(found.records.map((r) => r.id)).toContain(id);
    // A visitor gets none of it.
    const told = JSON.stringify(await t.as()(catalogue.compare, { query: { ids: [id] } }));
    expect(withoutIds(told)).not.toMatch(/4900|131\.5/);
  });

  it('lose a review with the value that was reviewed', async () => {
    const { id } = await added(t, s, {
      values: [strength('4900', 'MPa'), { field: 'filament-count', value: '12', unit: null }],
    });
    await t.platform.db.execute(
      sql`update products set values = (select jsonb_agg(v || '{"reviewed": true}') from jsonb_array_elements(values) v) where id = ${id}`,
    );
    await update(id, { values: [strength('4950', 'MPa'), { field: 'filament-count', value: '12', unit: null }] });
    expect((await own(id)).values.map((v) => v.reviewed)).toEqual([false, true]);
  });

  it('are compared in the order asked, five at most, listed ones alone', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, i) => added(t, s, { model: `C${i}` })));
    const hidden = await added(t, s, { state: 'hidden' });
    const ids = [hidden, ...all].map((p) => p.id);
    const compared = await t.as(b.token)(catalogue.compare, { query: { ids } });
    expect(compared.map((c) => c.row.id)).toEqual(ids.slice(1, 5));
  });

  it('with the same name or model are told before they are entered twice', async () => {
    const { id } = await added(t, s, { model: 'Dup-9' });
    const alike = await t.as(s.token)(ownProducts.alike, { query: { model: 'dup-9' } });
    expect(alike.map((p) => p.id)).toEqual([id]);
    expect(await t.as(s.token)(ownProducts.alike, { query: { model: 'dup-9', except: id } })).toEqual([]);
    expect(await t.as(other.token)(ownProducts.alike, { query: { model: 'dup-9' } })).toEqual([]);
  });

  it('are changed together, and what cannot be done is named', async () => {
    const [a, c] = [await added(t, s, { price: null }), await added(t, s, { state: 'draft', overview: {} })];
    const bulk = (o: object) => t.as(s.token)(ownProducts.bulk, { body: { ids: [a.id, c.id], act: 'list', ...o } });
    expect(await bulk({})).toMatchObject({ done: 1, left: [{ id: c.id }] });
    expect(await bulk({ act: 'price', percent: '5' })).toMatchObject({ done: 1, left: [{ id: a.id }] });
    expect(await bulk({ act: 'move', category: 'carbon-fibre-large-tow' })).toMatchObject({ done: 2 });
    expect((await own(a.id)).category).toBe('carbon-fibre-large-tow');
    expect(await refused(bulk({ act: 'move', category: 'none' }))).toBe('400 common.invalid');
    expect(await refused(bulk({ act: 'price' }))).toBe('400 common.invalid');
  });

  it('are marked by the GET that clients know, which a foreign page cannot send', async () => {
    const { id } = await added(t, s);
    expect(await t.as(s.token)(ownProducts.recommend, { query: { id } })).toEqual({ id, hot: true });
    const cookie = { cookie: `xtoken=${s.token}` };
    const address = `${ownProducts.recommend.path}?id=${id}&hot=0`;
    const foreign = await t.api.request(address, { headers: { ...cookie, 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    expect((await own(id)).hot).toBe(true);
    const own_ = await t.api.request(address, { headers: { ...cookie, 'sec-fetch-site': 'same-origin' } });
    expect(own_.status).toBe(200);
    expect((await own(id)).hot).toBe(false);
  });

  it('are brought up to date by either call of the name', async () => {
    await added(t, s, { name: { cn: '同步丝' } });
    const { entId } = s;
    await t.platform.db.execute(sql`update products set search = ''::tsvector where ent_id = ${entId}`);
    const { products } = await t.as(s.token)(ownProducts.sync);
    expect(products).toBeGreaterThan(0);
    await t.until(async () => (await t.as()(catalogue.page, { query: { q: '同步丝' } })).total || null);
    const alias = await t.api.request('/api/busi/busienterprise/syncProduct', {
      method: 'POST',
      headers: { authorization: `Bearer ${s.token}` },
    });
    expect(alias.status).toBe(200);
  });

  it('say nothing of what buyers ask for below five inquiries', async () => {
    expect(await t.as(s.token)(ownProducts.asked, { params: { category: 'carbon-fibre-small-tow' } })).toBeNull();
    const work = await t.as(s.token)(homeWork.work);
    expect(work.tasks.filter((x) => x.kind === 'completeProducts')).toEqual([]);
  });

  it('are none of a malformed or unknown id', async () => {
    await expect(own(newId())).rejects.toMatchObject({ status: 404 });
    await expect(own('x')).rejects.toMatchObject({ status: 404 });
  });
});
