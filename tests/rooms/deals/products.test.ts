import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { registration } from '#contract/identity/registration.ts';
import type { Text } from '#contract/core/schemas.ts';
import { systemContext } from '#server/platform/context.ts';
import { operatorDictionaries as desk } from '#contract/operator/dictionaries.ts';
import { reindexProducts, renewOldWords } from '#server/rooms/catalogue/reindex-products.ts';
import { searchVersion } from '#server/rooms/catalogue/search-text.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue, type SeedProduct } from '#server/rooms/catalogue/seed.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { withoutIds } from '../../harness/without-ids.ts';
import { buyer, company, person, type TestPerson } from '../../world/people.ts';
import { companyForm } from '../../world/registration.ts';

let t: TestPlatform;
let member: TestPerson;
let [ours, theirs] = ['', ''];
const category = 'carbon-fibre-small-tow';
const owner = { cn: '北辰纤维', en: 'Beichen', es: 'Beichen' };
const strength = (value: string) => ({ field: 'fibre-tensile-strength', value, unit: 'MPa' });
const filaments = (value: string) => ({ field: 'filament-count', value, unit: null });

const insert = async (name: string, o: Partial<SeedProduct> = {}): Promise<string> => {
  const id = newId();
  await insertCatalogue(systemContext(t.platform), [
    {
      id,
      entId: theirs,
      companyName: owner,
      name: { cn: `${name} 碳丝`, en: `${name} tow`, es: `${name} mecha` },
      model: name,
      category,
      values: [strength('4900'), filaments('12k')],
      price: '131.5',
      per: 'kg',
      moq: '20',
      ...o,
    },
  ]);
  return id;
};

beforeAll(async () => {
  t = await testPlatform();
  member = await buyer(t.platform);
  ours = await company(t.platform, { name: owner });
  theirs = await company(t.platform, { name: owner });
});

describe('products most like one', () => {
  let own = '';
  let [nearest, near, far, hidden] = ['', '', '', ''];
  beforeAll(async () => {
    own = await insert('S1', { entId: ours });
    far = await insert('S2', { values: [strength('3100')] });
    near = await insert('S3', { values: [strength('4500'), filaments('12k')] });
    nearest = await insert('S4', { values: [strength('4880'), filaments('12k')] });
    hidden = await insert('S5', { state: 'hidden' });
  });
  const similar = (token?: string, id = own) => t.as(token)(catalogue.similar, { params: { id } });

  it('are other listed ones, the nearest datasheet first; a material with few looks at its category', async () => {
    const large = await insert('L1', { category: 'carbon-fibre-large-tow' });
    const found = (await similar(member.token)).map((s) => s.row.id);
    expect(found).toEqual([nearest, near, far, large]);
    expect(found).not.toContain(hidden);
    // A fourth of its own material takes the place of the neighbour's.
    const fourth = await insert('S6', { values: [] });
    expect((await similar(member.token)).map((s) => s.row.id)).toEqual([nearest, near, far, fourth]);
  });

  it('show a member values with units and prices, a visitor neither', async () => {
    const [first] = await similar(member.token);
    expect(first).toMatchObject({ stated: 2, row: { price: '131.5', moq: '20', priceState: 'fixed' } });
    expect(first?.values?.[0]).toMatchObject({ field: 'fibre-tensile-strength', unit: 'MPa', value: { en: '4880' } });
    const seen = await similar();
    // Of the same material and the newest: how near a datasheet is would tell its values.
    expect(seen).toHaveLength(4);
    for (const s of seen)
      expect(s).toMatchObject({ values: null, row: { price: null, moq: null, priceState: 'login' } });
    expect(withoutIds(JSON.stringify(seen))).not.toMatch(/4880|131\.5/);
  });

  it('are there for listed products alone', async () => {
    await expect(similar(undefined, hidden)).rejects.toMatchObject({ status: 404 });
    await expect(similar(undefined, newId())).rejects.toMatchObject({ status: 404 });
  });
});

describe('products and what their words are made of', () => {
  let operator = '';
  let product = '';
  const found = async (q: string) =>
    (await t.as()(catalogue.page, { query: { q, current: 1, size: 50 } })).records.some((r) => r.id === product);
  const rename = async (
    value: string,
    label: { cn: string; en: string; es: string },
    dictType: 'ent_main_product' | 'ent_field' = 'ent_main_product',
  ) => {
    const { items } = await t.as(operator)(desk.items, { params: { dictType }, query: { q: value } });
    const { version } = items.find((i) => i.value === value)!;
    await t.as(operator)(desk.change, { params: { dictType, value }, body: { version, label } });
  };
  const words = async () =>
    (await t.pool.query<{ search: string }>('select search::text from products where id = $1', [product])).rows[0]
      ?.search;
  beforeAll(async () => {
    operator = (await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] })).token;
    product = await insert('R1', { state: 'listed' });
  });

  it.each([
    ['the material itself', category, { cn: '雀羽', en: 'Wrenlike', es: 'Gorrión' }, 'small'],
    ['the category above', 'carbon-fibre', { cn: '墨晶', en: 'Obsidian', es: 'Azabache' }, 'carbon'],
  ])(
    'are found under the new name of %s, in each language, and no more under the old',
    async (_, value, label, old) => {
      expect(await words()).toContain(`'${old}'`);
      for (const q of Object.values(label)) expect(await found(q), q).toBe(false);
      await rename(value, label);
      for (const q of Object.values(label)) await t.until(() => found(q));
      // A query that names a material finds its products at once; their words follow with the job.
      await t.until(async () => !(await words())?.includes(`'${old}'`));
      expect(await found('R1')).toBe(true);
    },
  );

  it('are found by what they are used for, under its new name once it is called otherwise', async () => {
    await t.pool.query(`update products set uses = '{wind-energy}', search_version = 0 where id = $1`, [product]);
    await renewOldWords(systemContext(t.platform));
    expect(await words()).toContain(`'eolica'`);
    const label = { cn: '翼塔', en: 'Towerwing', es: 'Torreala' };
    for (const q of Object.values(label)) expect(await found(q), q).toBe(false);
    await rename('wind-energy', label, 'ent_field');
    for (const q of Object.values(label)) await t.until(() => found(q));
    expect(await words()).not.toContain(`'eolica'`);
  });

  it('have the same words when the job comes twice, late, or on two nodes at once', async () => {
    const before = await words();
    const ctx = systemContext(t.platform);
    await Promise.all([
      reindexProducts(ctx, { of: { materials: [category] } }),
      reindexProducts(ctx, { of: { materials: ['carbon-fibre'] } }),
    ]);
    await reindexProducts(ctx, { of: { materials: [category] } });
    expect(await words()).toBe(before);
  });

  it('follow a new version of the shipped dictionaries too', async () => {
    // What an older version had shipped under this name, before the operator's change is taken back.
    await t.pool.query(`delete from dict_changes where value = $1`, [category]);
    await t.pool.query(`update dict_items set label = '{"cn":"旧称","en":"Oldname","es":"Antiguo"}' where value = $1`, [
      category,
    ]);
    await reindexProducts(systemContext(t.platform), { of: { materials: [category] } });
    expect(await found('旧称')).toBe(true);
    await t.pool.query(`update dict_versions set digest = 'older'`);
    await loadReference(systemContext(t.platform));
    await t.until(async () => !(await found('旧称')), 20_000);
    expect(await found('oldname')).toBe(false);
  });
});

describe('products and the name of their company', () => {
  const found = async (q: string) => (await t.as()(catalogue.page, { query: { q, current: 1, size: 1 } })).total;
  /** More than are written in one job. */
  const many = 501;
  const owning = async (o: { name: Text }) => {
    const entId = await company(t.platform, o);
    const { token } = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId, seat: 'owner' });
    return { entId, as: t.as(token) };
  };

  it('are found under the new name, every one, and no more under the old', async () => {
    const name = { cn: '苍梧织造', en: 'Cangwu Weavers' };
    const { entId, as } = await owning({ name });
    await insertCatalogue(
      systemContext(t.platform),
      Array.from({ length: many }, (_, i) => ({
        id: newId(),
        entId,
        companyName: name,
        name: { cn: `样布 ${i}` },
        per: 'kg',
        category,
      })),
    );
    expect(await found('苍梧织造')).toBe(many);
    await as(registration.saveCompany, { body: await companyForm(t, { entNameCn: '曙色成型' }) });
    await t.until(async () => (await found('曙色成型')) === many, 20_000);
    expect(await found('苍梧织造')).toBe(0);
    // What the company is called in other languages stays.
    expect(await found('cangwu weavers')).toBe(many);
  });

  it('are not written anew by a form that leaves the name', async () => {
    const { as } = await owning({ name: { cn: '白云石材料' } });
    const { rows: before } = await t.pool.query(`select count(*) from pgboss.job where name like 'company.renamed%'`);
    await as(registration.saveCompany, { body: await companyForm(t, { entNameCn: '白云石材料' }) });
    const { rows } = await t.pool.query(`select count(*) from pgboss.job where name like 'company.renamed%'`);
    expect(rows).toEqual(before);
  });
});

describe('words of an older version', () => {
  it('are made anew, once, and what was made by the rules of today stays', async () => {
    const product = await insert('OLD-7', { state: 'listed' });
    const row = async () =>
      (
        await t.pool.query<{ words: string; version: number }>(
          'select search::text as words, search_version as version from products where id = $1',
          [product],
        )
      ).rows[0];
    await t.pool.query(`update products set search = 'before'::tsvector, search_version = 0 where id = $1`, [product]);
    await renewOldWords(systemContext(t.platform));
    expect(await row()).toEqual({ words: expect.stringContaining("'old'"), version: searchVersion });
    await t.pool.query(`update products set search = 'kept'::tsvector where id = $1`, [product]);
    await renewOldWords(systemContext(t.platform));
    expect((await row())?.words).toContain('kept');
  });
});
