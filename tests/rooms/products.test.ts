import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue, type SeedProduct } from '#server/rooms/catalogue/seed.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { testPlatform, type TestPlatform } from '../harness/platform.ts';
import { buyer, company, type TestPerson } from '../world/people.ts';

let t: TestPlatform;
let member: TestPerson;
let [ours, theirs] = ['', ''];
const category = 'carbon-fibre-small-tow';
const strength = (value: string) => ({ field: 'fibre-tensile-strength', value, unit: 'MPa' });
const filaments = (value: string) => ({ field: 'filament-count', value, unit: null });

const insert = async (name: string, o: Partial<SeedProduct> = {}): Promise<string> => {
  const id = newId();
  await insertCatalogue(systemContext(t.platform), [
    {
      id,
      entId: theirs,
      companyName: { cn: '北辰纤维' },
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
  t = await testPlatform({ jobs: false });
  await loadReference(systemContext(t.platform));
  member = await buyer(t.platform);
  ours = await company(t.platform);
  theirs = await company(t.platform);
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
    expect(seen.map((s) => s.row.id)).toEqual((await similar(member.token)).map((s) => s.row.id));
    for (const s of seen)
      expect(s).toMatchObject({ values: null, row: { price: null, moq: null, priceState: 'login' } });
    expect(JSON.stringify(seen)).not.toMatch(/4880|131\.5/);
  });

  it('are there for listed products alone', async () => {
    await expect(similar(undefined, hidden)).rejects.toMatchObject({ status: 404 });
    await expect(similar(undefined, newId())).rejects.toMatchObject({ status: 404 });
  });
});
