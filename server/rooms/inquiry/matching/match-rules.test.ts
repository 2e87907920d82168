import { describe, expect, it } from 'vitest';
import { toMatchCriteria, type Sought, type SoughtLine } from './match-need.ts';
import { type Match, matchSupplier, type Supply, weights, suppliersToTell } from './match-rules.ts';
import { facts } from './match-supply.ts';

type Told = Pick<Match, 'score' | 'lines' | 'makes'> & { entId: string };
const line: SoughtLine = {
  product: 'carbon-fibre-small-tow',
  specification: ['T700 级 12K，抗拉强度 4900 MPa 以上'],
  unit: 'kg',
  tiers: ['500', '1000', '2000'],
  annual: '60000',
  requirements: [
    { field: 'fibre-tensile-strength', op: 'min', value: '4900', unit: 'MPa' },
    { field: 'dimensions', op: 'is', value: '6 m', unit: 'mm' },
  ],
};
const sought: Sought = {
  lines: [line],
  processes: ['pultrusion'],
  certificates: ['iso-9001'],
  field: 'wind-energy',
  place: '320000',
};
const supply: Supply = {
  categories: ['carbon-fibre'],
  processes: ['pultrusion'],
  certificates: [{ slug: 'iso-9001', verified: true }],
  fields: ['wind-energy'],
  regions: ['east-china', 'western-europe'],
  tendency: 1568,
  capacity: { value: 1200, unit: 't' },
  offers: [
    {
      path: ['fibres', 'carbon-fibre', 'carbon-fibre-small-tow'],
      words: ['t700', '12k'],
      values: [
        { field: 'fibre-tensile-strength', value: '4950', unit: 'MPa' },
        { field: 'dimensions', value: '6 m', unit: 'mm' },
      ],
    },
  ],
  machines: [{ process: 'pultrusion', name: { cn: '拉挤线', en: 'Pultrusion line' }, size: '12 × 0.6 m' }],
  answers: 100,
};
const match = (change: Partial<Supply> = {}, asked: Partial<Sought> = {}) =>
  matchSupplier(toMatchCriteria({ ...sought, ...asked }), { ...supply, ...change }, facts);
const missing = (change: Partial<Supply>, asked?: Partial<Sought>) => match(change, asked).missing.map((m) => m.code);

describe('matching degree', () => {
  it('is 100 where everything asked for is met, and each part says why', () => {
    const m = match();
    expect(m.score).toBe(100);
    expect(m.missing).toEqual([]);
    expect(m.reasons.map((r) => [r.code, r.points])).toEqual(Object.entries(weights));
    expect(m.reasons.find((r) => r.code === 'data')?.names.map((n) => n.en)).toEqual([
      'Fibre tensile strength',
      'Dimensions',
      'T700',
      '12K',
    ]);
  });
  it('names the missing evidence: an unverified certificate does not count', () => {
    expect(missing({ certificates: [{ slug: 'iso-9001', verified: false }] })).toEqual(['certificate']);
  });
  it('names what is missing part by part, with the points it costs', () => {
    expect(missing({ processes: [] })).toEqual(['process']);
    expect(missing({ fields: [] })).toEqual(['field']);
    expect(missing({ regions: ['africa'] })).toEqual(['region']);
    expect(missing({ tendency: 1567 })).toEqual(['tendency']);
    const short = match({ capacity: { value: 20_000, unit: 'kg' } }).missing;
    expect(short.map((m) => [m.code, m.points, m.names[0]?.es])).toEqual([['capacity', 3, '20.000 kg']]);
    expect(match({ answers: 40 }).missing.map((m) => [m.code, m.points, m.names[0]?.en])).toEqual([
      ['answers', 1, '40 %'],
    ]);
    const small = match({ machines: [{ ...supply.machines[0]!, size: '3 × 0.6 m' }] }).missing;
    expect(small.map((m) => [m.code, m.points, m.names[0]?.en])).toEqual([
      ['machines', 4, 'Pultrusion line 3 × 0.6 m'],
    ]);
  });
  it('holds the limits of the datasheet and named grades against the best listed product', () => {
    const [good] = supply.offers;
    const weak = { ...good!, words: ['t300'], values: [{ ...good!.values[0]!, value: '3500' }, good!.values[1]!] };
    expect(missing({ offers: [weak, good!] })).toEqual([]);
    expect(match({ offers: [weak] }).missing.map((m) => m.names.length)).toEqual([3]);
    const otherUnit = { ...good!, values: [{ ...good!.values[0]!, value: '4.95', unit: 'GPa' }, good!.values[1]!] };
    expect(match({ offers: [otherUnit] }).missing[0]?.names.map((n) => n.en)).toEqual(['Fibre tensile strength']);
    const span = { ...good!, values: [{ ...good!.values[0]!, value: '4800–5000' }, good!.values[1]!] };
    expect(missing({ offers: [span] })).toEqual(['data']);
    const atMost = { lines: [{ ...line, requirements: [{ ...line.requirements[0]!, op: 'max' as const }] }] };
    const unsaid = { ...good!, values: [{ ...good!.values[0]!, value: '' }] };
    expect(missing({ offers: [unsaid] }, atMost)).toEqual(['data']);
  });
  it('gives half the points, and no reason, for what was not asked or is not known', () => {
    const unknown = match({ regions: [], tendency: null, capacity: null, offers: [], machines: [], answers: null });
    expect(unknown.missing).toEqual([]);
    const { region, tendency, capacity, data, machines, answers } = weights;
    expect(unknown.score).toBe(100 - (region + tendency + capacity + data + machines + answers) / 2);
    const plain = match({}, { processes: [], certificates: [], field: null, place: null });
    expect(plain.reasons.map((r) => r.code)).toEqual(['product', 'data', 'capacity', 'answers', 'tendency']);
  });
  it('is nothing where no product is near', () => {
    expect(match({ categories: ['epoxy-resin'] }).score).toBe(0);
    expect(match({}, { lines: [{ ...line, product: 'unknown' }] }).score).toBe(0);
  });
  it('reads the tendency from the lines: series of few, or small lots of many', () => {
    const small = { ...line, annual: null };
    expect(toMatchCriteria({ ...sought, lines: [line] }).tendency).toBe(1568);
    expect(toMatchCriteria({ ...sought, lines: [small, small, small] }).tendency).toBe(1567);
    expect(toMatchCriteria({ ...sought, lines: [small] }).tendency).toBeNull();
  });
  const glass: SoughtLine = {
    ...line,
    product: 'glass-direct-roving',
    requirements: [],
    specification: ['ECR 2400 tex'],
  };
  it('judges each line by itself: a line that a supplier does not make takes nothing from one that it makes', () => {
    const one = match();
    const both = match({}, { lines: [line, glass] });
    expect(both.score).toBe(one.score);
    expect(both.makes).toEqual([1]);
    expect(both.lines).toContainEqual({ no: 1, score: one.score });
    expect(both.reasons.find((r) => r.code === 'product')?.lines).toEqual([1]);
    const second = match({ categories: [glass.product], offers: [] }, { lines: [line, glass] });
    expect(second.makes).toEqual([2]);
    expect(second.lines.find((l) => l.no === 2)?.score).toBe(second.score);
  });
  it('says what is alike of all lines once, and names the lines where it is not', () => {
    const all = match({ categories: ['carbon-fibre', glass.product] }, { lines: [line, glass] });
    expect(all.reasons.find((r) => r.code === 'product')).toMatchObject({ points: 40 });
    expect(all.reasons.find((r) => r.code === 'product')?.names).toHaveLength(2);
    expect(all.reasons.find((r) => r.code === 'process')).not.toHaveProperty('lines');
    expect(all.reasons.find((r) => r.code === 'data')?.lines).toEqual([1]);
  });
  const told = (over: Partial<Pick<Told, 'score' | 'lines' | 'makes'>> & { entId: string }): Told => ({
    score: over.score ?? 60,
    lines: over.lines ?? [{ no: 1, score: over.score ?? 60 }],
    makes: over.makes ?? [],
    entId: over.entId,
  });
  it('tells who makes a line whatever the degree, and others from 50, the best first', () => {
    const of = [
      told({ entId: 'near', score: 40 }),
      told({ entId: 'maker', score: 41, makes: [1] }),
      told({ entId: 'good', score: 60 }),
      told({ entId: 'best', score: 90, makes: [1] }),
    ];
    expect(suppliersToTell(of, 'x').map((m) => m.entId)).toEqual(['best', 'good', 'maker']);
  });
  it('tells the best of each line: many makers of one leave room for those of another', () => {
    const many = Array.from({ length: 30 }, (_, i) => told({ entId: `a${i}`, score: 90, makes: [1] }));
    const few = told({ entId: 'b', score: 55, lines: [{ no: 2, score: 55 }], makes: [2] });
    const found = suppliersToTell([...many, few], 'x');
    expect(found).toHaveLength(21);
    expect(found.at(-1)).toBe(few);
  });
  it('takes turns among equals: another twenty for another inquiry, the same for the same', () => {
    const equals = Array.from({ length: 60 }, (_, i) => told({ entId: `s${i}`, makes: [1] }));
    const ids = (inquiry: string) => suppliersToTell(equals, inquiry).map((m) => m.entId);
    expect(ids('one')).toEqual(ids('one'));
    const counts = new Map<string, number>();
    for (let n = 0; n < 60; n += 1) for (const id of ids(`inquiry ${n}`)) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(counts.size).toBe(60);
    expect(Math.max(...counts.values())).toBeLessThan(40);
  });
});
