import { describe, expect, it } from 'vitest';
import { gainsOf, loosened } from './loosen-rules.ts';
import { openNeed, type Sought, toMatchCriteria } from './match-need.ts';
import { type Need, suppliersToTell, type Supply } from './match-rules.ts';
import { facts, rankSuppliers } from './match-supply.ts';

const sought: Sought = {
  lines: [
    {
      product: 'carbon-fibre-small-tow',
      specification: [],
      unit: 'kg',
      tiers: ['5000'],
      annual: null,
      requirements: [{ field: 'fibre-tensile-strength', op: 'min', value: '4900', unit: 'MPa' }],
    },
  ],
  processes: ['pultrusion'],
  certificates: ['iso-9001', 'iatf-16949'],
  field: 'wind-energy',
  place: '320000',
};
const need = toMatchCriteria(sought);
/** Makes another fibre of the group, and has all that is asked: 16 points of the product and those of the rest. */
const near: Supply = {
  categories: ['glass-fibre'],
  processes: ['pultrusion'],
  certificates: [
    { slug: 'iso-9001', verified: true },
    { slug: 'iatf-16949', verified: true },
  ],
  fields: ['wind-energy'],
  regions: ['east-china'],
  tendency: null,
  capacity: { value: 10_000, unit: 'kg' },
  offers: [],
  machines: [],
  answers: null,
};
const gains = (supplies: Supply[], of: Need = need) => {
  const suppliers = supplies.map((supply, i) => ({ id: `s${i}`, supply }));
  const rank = (n: Need) => rankSuppliers(suppliers, n);
  const ranked = rank(of);
  const told = suppliersToTell(ranked, 'x');
  const counted: Need[] = [];
  const found = gainsOf(of, facts, {
    ranked,
    told,
    toldOf: (n) => {
      counted.push(n);
      return suppliersToTell(rank(n), 'x').length;
    },
  });
  return { told: told.length, counted: counted.length, found: found.map((l) => [l.code, l.name.en ?? '', l.gain]) };
};

describe('what a limit costs (deals 196)', () => {
  it('is every limit that matching reads, each with a name', () => {
    expect(loosened(need, facts).map((l) => [l.code, l.name.en])).toEqual([
      ['certificate', facts.certificate('iso-9001').en],
      ['certificate', facts.certificate('iatf-16949').en],
      ['process', facts.process('pultrusion').en],
      ['field', facts.field('wind-energy').en],
      ['region', facts.region('320000').en],
      ['requirement', 'Fibre tensile strength'],
      ['quantity', facts.material('carbon-fibre-small-tow').en],
    ]);
  });

  it('counts who would be told without it by the rule that tells, and only limits that somebody lacks', () => {
    expect(gains([near])).toMatchObject({ told: 1, counted: 0, found: [] });
    // 49 points: either of what it lacks brings it over 50.
    const lacking: Supply = { ...near, processes: [], fields: ['marine'] };
    const bare: Supply = { ...near, certificates: [], processes: [], capacity: null };
    const all = gains([near, lacking, bare]);
    expect(all.told).toBe(1);
    expect(all.found.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['field', facts.field('wind-energy').en, 1],
      ['process', facts.process('pultrusion').en, 1],
    ]);
    expect(all.counted).toBe(4);
  });

  it('takes the region and the quantity as limits too', () => {
    // 67 points less 13 of the process, and 5 of the region or of the capacity.
    const far: Supply = { ...near, processes: [], regions: ['western-europe'] };
    expect(gains([far]).found.map(([code]) => code)).toEqual(['process', 'region']);
    const small: Supply = { ...near, processes: [], capacity: { value: 1, unit: 'kg' } };
    expect(gains([small]).found.map(([code]) => code)).toEqual(['process', 'quantity']);
  });

  it('of a confidential inquiry is the region alone', () => {
    expect(loosened(openNeed(need), facts).map((l) => l.code)).toEqual(['region']);
  });
});
