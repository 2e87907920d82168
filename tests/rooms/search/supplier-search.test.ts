import { beforeAll, describe, expect, it } from 'vitest';
import { enterprise } from '#contract/enterprise/calls.ts';
import { home } from '#contract/home/calls.ts';
import { everything } from '#contract/search/everything.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { added } from '../../world/catalogue.ts';
import { company, supplier } from '../../world/people.ts';

let t: TestPlatform;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const search = (q: string) => t.as()(enterprise.list, { query: { q, size: 50 } });
const found = async (q: string) => (await search(q)).records.map((r) => r.name.en ?? '').toSorted();

beforeAll(async () => {
  t = await testPlatform();
  const [tow, wound, glass, wrapped] = [
    { cn: '甲达纤维', en: 'Alpha Tow', es: 'Alfa' },
    { cn: '威恒复合材料', en: 'Weiheng Composites', es: 'Weiheng Composites' },
    { cn: '乙材料', en: 'Beta Profiles', es: 'Beta' },
    { cn: '丙航空', en: 'Gamma Aero', es: 'Gamma' },
  ];
  const a = await supplier(t.platform, { name: tow, categories: ['glass-fibre'], processes: [], capabilities: [] });
  await supplier(t.platform, {
    name: wound,
    categories: [],
    processes: [],
    capabilities: [
      { category: 'carbon-fibre', process: 'filament-winding', level: 2 },
      { category: 'resins', process: 'pultrusion', level: 0 },
    ],
  });
  await supplier(t.platform, {
    name: glass,
    categories: ['glass-fibre'],
    processes: ['pultrusion'],
    capabilities: [],
    certificates: [{ slug: 'as9100', verified: true, validUntil: day(-2) }],
  });
  await supplier(t.platform, {
    name: wrapped,
    categories: ['glass-fibre'],
    processes: ['autoclave-cure'],
    capabilities: [],
    certificates: [{ slug: 'as9100', verified: true, validUntil: day(300) }],
  });
  // Who is not verified is found by nothing.
  await company(t.platform, { name: { en: 'Pultrusion Unseen' }, processes: ['pultrusion'] });
  await added(t, a, {
    name: { cn: 'T700 碳纤维 12K', en: 'T700 carbon fibre 12K', es: 'Fibra de carbono T700 12K' },
    category: 'carbon-fibre-small-tow',
    brand: 'Hiddenbrand',
  });
});

describe('suppliers by what words say of them (catalogue 31)', () => {
  it('finds them by grades and models of what they list', async () => {
    expect(await found('T700')).toEqual(['Alpha Tow']);
    expect(await found('12K')).toEqual(['Alpha Tow']);
    expect(await found('T700 12K')).toEqual(['Alpha Tow']);
    // A brand is for members, so that it finds nobody for anybody.
    expect(await found('Hiddenbrand')).toEqual([]);
  });
  it('finds them by material, stated, worked or listed', async () => {
    expect(await found('碳纤维')).toEqual(['Alpha Tow', 'Weiheng Composites']);
  });
  it('finds them by process, of their list or their capability matrix', async () => {
    for (const q of ['pultrusion', '拉挤', 'pultrusión', '拉挤厂家']) expect(await found(q)).toEqual(['Beta Profiles']);
    expect(await found('缠绕')).toEqual(['Weiheng Composites']);
  });
  it('finds them by certificates in force alone', async () => {
    for (const q of ['AS9100', 'EN 9100', 'as 9100 certified']) expect(await found(q)).toEqual(['Gamma Aero']);
  });
  it('asks all that the words say together', async () => {
    expect(await found('拉挤 玻璃纤维')).toEqual(['Beta Profiles']);
    expect(await found('pultrusion AS9100')).toEqual([]);
    expect(await found('T700 pultrusion')).toEqual([]);
  });
  it('reads pinyin, characters of the same sound and misspelt names, and says so', async () => {
    for (const [q, instead] of [
      ['威横', '威恒'],
      ['Weihneg', 'Weiheng'],
      ['jiada', '甲达'],
      ['laji', '拉挤'],
      ['pultrusoin', 'pultrusion'],
    ] as const)
      expect([q, (await search(q)).instead, (await search(q)).total]).toEqual([q, instead, 1]);
    expect((await search('Weiheng')).instead).toBeNull();
    expect(await search('qqqqqqqq')).toMatchObject({ total: 0, instead: null });
  });
  it('stands in the search over everything and among the suggestions', async () => {
    const all = await t.as()(everything.matches, { query: { q: 'AS9100', size: 5 } });
    expect(all.suppliers.total).toBe(1);
    const near = await t.as()(home.suggest, { query: { q: 'jiada' } });
    expect(near.companies.map((c) => c.name.en)).toEqual(['Alpha Tow']);
  });
});
