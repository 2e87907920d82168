import type { Text } from '#contract/core/schemas.ts';
import { spanOf } from '#contract/core/stated-value.ts';
import type { SeedProduct } from '#server/rooms/catalogue/seed.ts';
import {
  datasheetField,
  datasheetOf,
  materialLabel,
  materialPath,
  materialSlugs,
  type NeededField,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import { type Chance, createChance, idOf } from '#server/world/chance.ts';

/** Carbon grades of the trade, with their nominal tensile strength in MPa and modulus in GPa. */
const carbonGrades = {
  T300: [3530, 230],
  T400: [4410, 250],
  T700: [4900, 230],
  T800: [5880, 294],
  T1000: [6370, 294],
  M40J: [4400, 377],
  M55J: [4020, 540],
} as const;
type CarbonGrade = keyof typeof carbonGrades;
const gradesOf: Record<string, CarbonGrade[]> = {
  'carbon-fibre-small-tow': ['T300', 'T400', 'T700'],
  'carbon-fibre-standard-24k': ['T700', 'T300'],
  'carbon-fibre-large-tow': ['T300', 'T400'],
  'carbon-fibre-intermediate-modulus': ['T800', 'T1000'],
  'carbon-fibre-high-modulus': ['M40J', 'M55J'],
};
const towsOf: Record<string, string[]> = {
  'carbon-fibre-small-tow': ['1', '3', '6', '12'],
  'carbon-fibre-standard-24k': ['24'],
  'carbon-fibre-large-tow': ['48', '50'],
  'carbon-fibre-intermediate-modulus': ['6', '12', '24'],
  'carbon-fibre-high-modulus': ['3', '6', '12'],
};
/** What is made most of a material. */
const common: Record<string, Record<string, string[]>> = {
  'carbon-woven-fabric': {
    'filament-count': ['3', '3', '6', '12'],
    weave: ['plain', 'twill-2-2', 'twill-2-2', 'satin-5'],
    'areal-weight': ['160', '200', '200', '240', '300'],
  },
  'carbon-epoxy-ud-prepreg': { 'fibre-areal-weight': ['134', '150', '200'], 'resin-content': ['33', '35', '38'] },
  'biaxial-fabric': { 'areal-weight': ['400', '600', '800', '1000', '1200'] },
  'aramid-honeycomb': { 'core-density': ['29', '48', '48', '64', '80'] },
  'chopped-strand-mat': { 'areal-weight': ['225', '300', '450', '600'] },
};
/** The sizes in which the trade makes things; others come between them. */
const usual: Record<string, number[]> = {
  'areal-weight': [100, 160, 200, 225, 300, 400, 450, 500, 600, 800, 1000, 1200],
  'fibre-areal-weight': [100, 134, 150, 200, 250, 300],
  'resin-content': [33, 35, 38, 40, 42],
  'linear-density': [200, 300, 600, 1200, 2400, 4800],
  'glass-transition': [120, 130, 140, 160, 180, 190, 200, 210],
  'core-density': [29, 48, 60, 64, 80, 100, 130, 200],
  'bar-diameter': [6, 8, 10, 12, 14, 16, 20, 25],
  'working-pressure': [20, 30, 35, 70],
  'cure-temperature': [80, 120, 130, 150, 180],
};
/** Fields by which suppliers name their goods. */
const naming = new Set([
  'filament-count',
  'areal-weight',
  'fibre-areal-weight',
  'linear-density',
  'core-density',
  'bar-diameter',
  'weave',
  'glass-transition',
  'working-pressure',
  'flammability-ul94',
  'sheet-thickness',
]);

/** The fibre that a leaf is made of by its own name. */
const fibreOf = (leaf: string): string | undefined =>
  ['carbon', 'glass', 'aramid', 'basalt'].find((f) => leaf.startsWith(`${f}-`));

const numberFor = (r: Chance, f: NeededField): string => {
  const [low, high] = [f.min ?? 1, f.max ?? 100];
  const fitting = (usual[f.slug] ?? []).filter((n) => n >= low && n <= high);
  if (fitting.length && r.chance(0.85)) return String(r.pickOne(fitting));
  const n = low > 0 ? low * (high / low) ** r.between(0.2, 0.8) : r.between(low, high);
  return String(Number(n.toPrecision(3)));
};

const valueFor = (r: Chance, f: NeededField, leaf: string): string | null => {
  if (f.slug === 'fibre-type') return fibreOf(leaf) ?? r.pickOne(['glass', 'glass', 'carbon']);
  const most = common[leaf]?.[f.slug];
  if (most) return r.pickOne(most);
  if (f.slug === 'matrix-type' && leaf.includes('epoxy')) return 'epoxy';
  if (f.slug === 'filament-count' && leaf in towsOf) return r.pickOne(towsOf[leaf] ?? []);
  if (f.type === 'enum') return r.pickOne(f.options ?? []).slug;
  if (f.type === 'text') return null;
  const one = numberFor(r, f);
  return f.type === 'range' && r.chance(0.5) ? `${one}–${Number((Number(one) * 1.15).toPrecision(3))}` : one;
};

/** A value as a supplier writes it into a name: `12K`, `200 g/m²`, the option's own words. */
const shown = (field: string, value: string, lang: keyof Text): string => {
  const f = datasheetField(field);
  const option = f?.options?.find((o) => o.slug === value)?.label;
  if (option) return option[lang] ?? value;
  return spanOf(value) && f?.unit ? `${value} ${f.unit}` : value;
};

const langs = ['cn', 'en', 'es'] as const;
type Value = { field: string; value: string; unit: string | null };

/** A third of the suppliers write Chinese alone, some English alone; the rest all three. */
const written = (r: Chance): readonly (typeof langs)[number][] => {
  const n = r.between(0, 1);
  return n < 0.34 ? ['cn'] : n < 0.44 ? ['en'] : langs;
};

const textIn = (spoken: readonly (typeof langs)[number][], of: (lang: (typeof langs)[number]) => string): Text =>
  Object.fromEntries(spoken.map((l) => [l, of(l)]));

const productOf = (r: Chance, leaf: string, n: number, companies: { id: string; name: Text }[]): SeedProduct => {
  const company = r.pickOne(companies);
  const grade = leaf in gradesOf ? r.pickOne(gradesOf[leaf] ?? []) : null;
  const made =
    fibreOf(leaf) === 'carbon' && !grade && r.chance(0.4) ? r.pickOne(['T300', 'T700', 'T800'] as const) : null;
  const values: Value[] = datasheetOf(leaf)
    // What is not a must is often left out of a datasheet.
    .filter((f) => f.need === 'must' || r.chance(0.6))
    .flatMap((f) => {
      const value = valueFor(r, f, leaf);
      return value === null ? [] : [{ field: f.slug, value, unit: f.unit ?? null }];
    })
    .map((v) => {
      if (!grade) return v;
      const [strength, modulus] = carbonGrades[grade];
      if (v.field === 'fibre-tensile-strength') return { ...v, value: String(strength) };
      return v.field === 'fibre-tensile-modulus' ? { ...v, value: String(modulus) } : v;
    });
  const named = values.filter((v) => naming.has(v.field) && r.chance(0.7)).slice(0, 2);
  const spoken = written(r);
  const other = r.pickOne(materialSlugs());
  const process = r.pickOne([
    'vacuum-infusion',
    'pultrusion',
    'filament-winding',
    'hand-lay-up',
    'autoclave-cure',
    'smc-compression',
    'rtm',
  ]);
  const word = grade ?? made ?? '';
  const code = `${String.fromCharCode(65 + (n % 26))}${String.fromCharCode(65 + ((n * 7) % 26))}-${100 + (n % 900)}`;
  return {
    id: idOf('relevance', n),
    entId: company.id,
    companyName: company.name,
    name: textIn(spoken, (l) =>
      [word, ...named.map((v) => shown(v.field, v.value, l)), materialLabel(leaf)[l] ?? leaf].filter(Boolean).join(' '),
    ),
    model: word ? `${word}-${code}` : code,
    category: leaf,
    values,
    price: null,
    per: 'kg',
    // What it is used with and for: words of other materials stand in half of all descriptions.
    overview: r.chance(0.5)
      ? textIn(spoken, (l) => `${processLabel(process)[l] ?? ''}; ${materialLabel(other)[l] ?? ''}`)
      : {},
    createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  };
};

/** Materials of which suppliers offer most. */
const popular = new Set([
  'carbon-fibre',
  'glass-fibre',
  'woven-fabric',
  'ud-fabric',
  'multiaxial-fabric',
  'mat-veil',
  'thermoset-prepreg',
  'epoxy-resin',
  'foam-core',
]);

/** So many products, the same in every run: near misses of each other by value, grade, material and the words around them. */
export const buildCatalogue = (howMany: number, companies: { id: string; name: Text }[]): SeedProduct[] => {
  const r = createChance(154);
  const leaves = materialSlugs()
    .filter((s) => materialPath(s).length === 3)
    .flatMap((s) => (popular.has(materialPath(s)[1] ?? '') ? [s, s, s] : [s]));
  return Array.from({ length: howMany }, (_, n) => productOf(r, leaves[n % leaves.length] ?? '', n, companies));
};
