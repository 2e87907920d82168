import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const leavesOf = (q: string) => [...understand(q).leaves].toSorted((a, b) => b[1] - a[1]).map(([slug]) => slug);

test.each([
  ['方格布', 'glass-woven-roving'],
  ['non-crimp fabric', 'biaxial-fabric'],
  ['nido de abeja de aramida', 'aramid-honeycomb'],
  ['Kevlar fabric', 'aramid-woven-fabric'],
  ['UHMWPE', 'uhmwpe-fibre'],
  ['8552', 'carbon-epoxy-ud-prepreg'],
  ['prepreg for wind blades', 'carbon-epoxy-ud-prepreg'],
])('%s names a material', (q, leaf) => {
  expect(leavesOf(q)).toContain(leaf);
});

test.each([
  ['tanxianwei', '碳纤维'],
  ['boli xianwei', '玻璃纤维'],
  ['carbn fiber', 'carbon fiber'],
  ['环氧树酯', '环氧树脂'],
])('%s is read as %s', (q, instead) => {
  expect(understand(q).instead).toBe(instead);
});

test('what stands as it is typed is not read as something else', () => {
  for (const q of ['carbon fibre', '碳纤维', 'T700', 'WR600', 'Weiheng']) expect(understand(q).instead, q).toBeNull();
});

test('numbers with units are values of the fields that may have them, in the unit of the field', () => {
  const steps = (q: string) => understand(q).values.map((v) => v.met);
  expect(steps('carbon fibre 12K')).toEqual(["'o:filament-count:12'"]);
  expect(steps('hydrogen cylinder 700 bar')).toEqual(steps('hydrogen cylinder 70 MPa'));
  expect(steps('Tg 180')[0]).toContain("'n:glass-transition:");
  expect(steps('1200gsm biaxial')).toEqual(steps('biaxial 1200 g/m²'));
  expect(steps('WR600')).toHaveLength(1);
});

test('at least asks for more, at most for less', () => {
  const [from] = understand('Tg ≥ 180').values;
  const [to] = understand('Tg ≤ 180').values;
  const [is] = understand('Tg 180').values;
  const few = is?.met.split(' | ').length ?? 0;
  expect(from?.met.split(' | ').length).toBeGreaterThan(few);
  expect(to?.met.split(' | ').length).toBeGreaterThan(few);
  expect(from?.met).not.toEqual(to?.met);
});

test('words of a material’s own name are no condition besides', () => {
  expect(understand('carbon fibre').values).toEqual([]);
  expect(understand('biaxial glass').values).toHaveLength(1);
});

test('what is no name stays a word: brands, grades, companies', () => {
  expect(understand('Hengli').words).toEqual(["'hengli':*"]);
  expect(understand('T700')).toMatchObject({ words: ["'t700':*"], leaves: new Map() });
  expect(understand('T700').first).toContain('carbon-fibre-small-tow');
});

test('nothing that anybody types is more than a few words of a query', () => {
  for (const q of [
    '',
    '   ',
    "'",
    '\\',
    "' | 'x",
    '(a & b)',
    ':*',
    '碳'.repeat(300),
    'a '.repeat(300),
    '1 '.repeat(200),
    '≥9% ≥8% ≥7% ≥6% ≥5% ≥4% ≥3% ≥2%',
  ])
    expect(JSON.stringify(understand(q)).length, q.slice(0, 20)).toBeLessThan(60_000);
});
