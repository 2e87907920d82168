import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { countedRows } from '#contract/core/paging.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { buyer, company, type TestPerson } from '../../world/people.ts';

const category = 'carbon-fibre-small-tow';
const other = 'carbon-fibre-large-tow';
/** Products of the one material and of the other: together more than are counted, the second alone fewer. */
const [many, few] = [countedRows + 20, 40];
let t: TestPlatform;
let member: TestPerson;
let [ours, theirs] = ['', ''];

/** A product, and copies of it that are older by a second each, every second one of the other company. */
const insertMany = async (n: number, leaf: string, model: string) => {
  const id = newId();
  const name = { cn: `${model} 纤维`, en: `${model} yarn`, es: `${model} hilo` };
  const values = [{ field: 'filament-count', value: leaf === category ? '12' : '48', unit: null }];
  await insertCatalogue(systemContext(t.platform), [
    { id, entId: ours, companyName: {}, name, model, category: leaf, per: 'kg', values },
  ]);
  await t.pool.query(
    `insert into products (id, ent_id, name, model, category, "values", per, search, open_search, facts, search_version, created_at)
     select gen_random_uuid(), case when g % 2 = 0 then ent_id else $3::uuid end, name, model, category, "values", per, search, open_search, facts,
       search_version, created_at - g * interval '1 second'
     from products, generate_series(1, $2::int) g where id = $1`,
    [id, n - 1, theirs],
  );
};
const page = (query: object) => t.as(member.token)(catalogue.page, { query: { current: 1, size: 20, ...query } });
const filters = (query: object) => t.as(member.token)(catalogue.filters, { query });

beforeAll(async () => {
  t = await testPlatform();
  member = await buyer(t.platform);
  ours = await company(t.platform, { name: { cn: '甲' }, countryCode: 'CN' });
  theirs = await company(t.platform, { name: { cn: '乙' }, countryCode: 'ES' });
  await insertMany(many, category, 'MANY-1');
  await insertMany(few, other, 'FEW-2');
  await insertMany(1, category, 'RARE-3');
  await t.pool.query(`update products set created_at = now() - interval '1 year' where model = 'RARE-3'`);
  await t.pool.query('vacuum analyze products');
});

describe('a search that finds more products than are counted (catalogue 5, 23)', () => {
  it('says so, counts each material and supplier whole, and those of the datasheet by a part of each material', async () => {
    const found = await page({ q: '碳纤维' });
    expect(found).toMatchObject({ total: countedRows, capped: true });
    const f = await filters({ q: '碳纤维' });
    expect(f.atLeast).toBe(true);
    const below = f.categories.flatMap((g) => g.children);
    expect(below.find((c) => c.slug === 'carbon-fibre')?.n).toBe(many + few + 1);
    expect(Object.fromEntries(f.countries.map((c) => [c.slug, c.n]))).toEqual({
      CN: (many + few) / 2 + 1,
      ES: (many + few) / 2,
    });
    const tows = f.sheet.find((s) => s.field === 'filament-count');
    // The smaller material is not lost behind the greater one.
    expect(tows?.options.find((o) => o.slug === '48')?.n).toBe(few);
  });

  it('narrowed to fewer, is exact again', async () => {
    expect(await page({ q: '碳纤维', category: other })).toMatchObject({ total: few, capped: false });
    const spain = await filters({ q: '碳纤维', category: other, country: ['ES'] });
    expect(Object.fromEntries(spain.countries.map((c) => [c.slug, c.n]))).toEqual({ CN: few / 2, ES: few / 2 });
    expect(await page({ q: '碳纤维', category: other, country: ['ES'] })).toMatchObject({ total: few / 2 });
    expect(await page({ q: '碳纤维', country: ['ES'] })).toMatchObject({ total: (many + few) / 2, capped: false });
  });

  it('shows what has its other words first, and goes through all of it in one order', async () => {
    const models = (await page({ q: '碳纤维 RARE' })).records.map((r) => r.model);
    expect(models[0]).toBe('RARE-3');
    const seen = new Set<string>();
    let cursor: string | undefined;
    for (let i = 0; i < 5; i++) {
      const next = await page({ q: '碳纤维', cursor });
      for (const r of next.records) seen.add(r.id);
      cursor = next.next ?? undefined;
    }
    expect(seen.size).toBe(100);
  });

  it('weighs thousands by the index of words as it weighs a few by their own', async () => {
    const best = async () => {
      const { total, records } = await page({ q: '碳纤维 RARE', country: ['CN'] });
      return [total, records[0]?.model];
    };
    expect(await best()).toEqual([(many + few) / 2 + 1, 'RARE-3']);
    await t.pool.query(
      `update products set state = 'hidden' where model = 'MANY-1' and created_at < now() - interval '5 minutes'`,
    );
    t.platform.changes.touch(['products']);
    const [total, first] = await best();
    expect(total).toBeLessThan(1_000);
    expect(first).toBe('RARE-3');
  });
});
