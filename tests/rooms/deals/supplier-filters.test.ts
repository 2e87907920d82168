import { beforeAll, describe, expect, it } from 'vitest';
import { enterprise } from '#contract/enterprise/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { company, supplier } from '../../world/people.ts';

let t: TestPlatform;
const found = async (query: object) => {
  const { records, total } = await t.as()(enterprise.list, { query: { size: 50, ...query } });
  expect(records).toHaveLength(total);
  return total;
};
const counts = (query: object = {}) => t.as()(enterprise.filters, { query });
const seen = (slug: string) => ({ slug, verified: true });

beforeAll(async () => {
  t = await testPlatform();
  await supplier(t.platform, {
    name: { cn: '甲', en: 'Alpha', es: 'Alfa' },
    categories: ['carbon-fibre'],
    processes: ['pultrusion', 'rtm'],
    capabilities: [
      { category: 'carbon-fibre', process: 'pultrusion', level: 2 },
      { category: 'carbon-fibre', process: 'afp', level: 1 },
      { category: 'carbon-fibre', process: 'atl', level: 0 },
    ],
    certificates: [seen('iso-9001'), seen('en-9100')],
    countryCode: 'ES',
    annualCapacity: { value: 800, unit: 't' },
  });
  await supplier(t.platform, {
    name: { cn: '乙', en: 'Beta', es: 'Beta' },
    categories: ['glass-fibre'],
    processes: ['pultrusion'],
    certificates: [{ slug: 'iso-9001', verified: false }],
    countryCode: 'DE',
    annualCapacity: { value: 90_000, unit: 'kg' },
  });
  // Who is not verified is in no list and no count.
  await company(t.platform, { categories: ['carbon-fibre'], processes: ['rtm'], countryCode: 'FR' });
});

describe('suppliers by what they are (catalogue 27)', () => {
  it('finds what the counts promise, for every choice', async () => {
    const c = await counts();
    for (const p of c.processes) expect(await found({ process: p.slug })).toBe(p.n);
    for (const p of c.certificates) expect(await found({ certificate: p.slug })).toBe(p.n);
    for (const p of c.places) expect(await found({ place: p.slug })).toBe(p.n);
    for (const p of c.capacities) expect(await found({ capacity: p.key })).toBe(p.n);
    for (const g of c.categories.flatMap((x) => [x, ...x.children]))
      expect(await found({ category: g.slug })).toBe(g.n);
    expect(await found({ process: 'afp' })).toBe(1);
    expect(c.processes.map((p) => p.slug)).not.toContain('atl');
    expect(await found({ evidence: '1' })).toBe(c.reviewed);
    expect(c.places.map((p) => p.slug).toSorted()).toEqual(['DE', 'ES']);
    expect(c.capacities).toEqual([
      { key: 't-0', n: 1 },
      { key: 't-500', n: 1 },
    ]);
    expect(c.certificates.map((x) => [x.slug, x.n])).toEqual([
      ['en-9100', 1],
      ['iso-9001', 1],
    ]);
  });
  it('adds processes and certificates up, and lets any place or range do', async () => {
    expect(await found({ process: ['pultrusion', 'rtm'] })).toBe(1);
    expect(await found({ place: ['ES', 'DE'] })).toBe(2);
    expect(await found({ capacity: ['t-0', 't-500'] })).toBe(2);
    expect(await found({ category: 'carbon-fibre', process: 'pultrusion' })).toBe(1);
    expect(await found({ category: 'carbon-fibre', process: 'rtm' })).toBe(0);
  });
  it('counts places and ranges without their own condition, and keeps what is chosen', async () => {
    const c = await counts({ place: 'ES', certificate: 'iso-9001' });
    expect(c.places.map((p) => [p.slug, p.n])).toEqual([['ES', 1]]);
    const none = await counts({ place: 'JP' });
    expect(none.places.find((p) => p.slug === 'JP')?.n).toBe(0);
    expect(none.places.map((p) => p.slug)).toContain('ES');
  });
  it('says what one condition less would bring where nothing is found', async () => {
    const c = await counts({ q: 'Alfa', place: 'DE', process: ['rtm', 'pultrusion'] });
    expect(c.without).toEqual([{ key: 'place', value: 'DE', n: 1 }]);
    expect((await counts({ place: 'ES' })).without).toEqual([]);
  });
});
