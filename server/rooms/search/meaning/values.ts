import { datasheetField, datasheetFields, datasheetOf, type NeededField } from '#server/rooms/dictionary/index.ts';
import { fold } from '../words.ts';
import { unitsOf } from './units.ts';
import { fieldAliases } from './vocabulary.ts';

/** Other ways to write a unit of the datasheets, with what one of it is in that unit. */
const written: Record<string, [unit: string, factor: number][]> = {
  k: [['K', 1]],
  gsm: [['g/m²', 1]],
  'g/m2': [['g/m²', 1]],
  g: [['g/m²', 1]],
  克: [['g/m²', 1]],
  'oz/yd2': [['g/m²', 33.906]],
  tex: [['tex', 1]],
  dtex: [['tex', 0.1]],
  mm: [['mm', 1]],
  毫米: [['mm', 1]],
  m: [['mm', 1000]],
  in: [['mm', 25.4]],
  um: [['µm', 1]],
  μm: [['µm', 1]],
  bar: [['MPa', 0.1]],
  mpa: [
    ['MPa', 1],
    ['GPa', 0.001],
  ],
  gpa: [
    ['GPa', 1],
    ['MPa', 1000],
  ],
  ksi: [['MPa', 6.895]],
  psi: [['MPa', 0.006895]],
  'kg/m3': [
    ['kg/m³', 1],
    ['g/cm³', 0.001],
  ],
  'g/cm3': [
    ['g/cm³', 1],
    ['kg/m³', 1000],
  ],
  '°c': [['°C', 1]],
  c: [['°C', 1]],
  度: [['°C', 1]],
  '%': [
    ['%', 1],
    ['% (mass)', 1],
  ],
  l: [['L', 1]],
  升: [['L', 1]],
  mpas: [['mPa·s', 1]],
  mpa·s: [['mPa·s', 1]],
  cp: [['mPa·s', 1]],
  min: [['min', 1]],
};
/** Sizes by which materials are named where a number has no unit: `CSM 300`, `2400 roving`. */
const plain = [
  'areal-weight',
  'fibre-areal-weight',
  'linear-density',
  'filament-count',
  'bar-diameter',
  'core-density',
  'glass-transition',
];
/** Fields that one number may mean, those by which materials are named before others. */
const mostFields = 6;
/** Where no material is named, a number means the fields in whose usual span it lies. */
const usual = (field: string, value: number): boolean => {
  const { min = 0, max = Infinity } = datasheetField(field) ?? {};
  return value >= min && value <= max;
};

/** A value that a query asks for: one of these numbers or options, each of a field; a number itself, or at least or at most it. */
export type AskedValue = {
  numbers: { field: string; value: number }[];
  options: { field: string; slug: string }[];
  bound: 'is' | 'min' | 'max';
  /** The words that say it; none where it is said by an option's name. */
  said: string;
};

const number =
  /(≥|>=?|不低于|至少|at least|al menos|min\.?|≤|<=?|不超过|at most|max\.?)?\s*(?<![\p{L}\p{N}.-])(\d+(?:[.,]\d+)?)\s*(°c|g\/m2|kg\/m3|g\/cm3|oz\/yd2|mpa·s|[a-zμ]+|[%克度升]|毫米)?(?![\p{N}])\s*(以上|以下)?/gu;
const boundOf = (before: string | undefined, after: string | undefined): AskedValue['bound'] =>
  after === '以上' || /^(≥|>|不低于|至少|at least|al menos|min)/u.test(before ?? '')
    ? 'min'
    : after === '以下' || before
      ? 'max'
      : 'is';

const tidy = (q: string): string => fold(q).replaceAll('℃', '°c').replaceAll('º', '°').replaceAll('％', '%');

const fieldsOf = (leaves: Iterable<string>): Map<string, NeededField> =>
  new Map([...leaves].flatMap((leaf) => datasheetOf(leaf)).map((f) => [f.slug, f]));

/** The units of a text by which the query says one of these names; none where it says none. */
const saidBy = (units: Set<string>, names: string[]): string[] =>
  names.map(unitsOf).find((own) => own.length > 0 && own.every((u) => units.has(u))) ?? [];

/**
 * Numbers with their units, and options of datasheets, that a query states; `leaves` are the materials that it means, `named` the
 * words that are accounted for by their names. `used` are the words by which values were said.
 */
export const valuesAsked = (
  q: string,
  leaves: Iterable<string>,
  named: (unit: string) => boolean,
): { asked: AskedValue[]; used: Set<string> } => {
  const text = tidy(q);
  const units = new Set(unitsOf(text));
  const sheet = fieldsOf(leaves);
  const fields = sheet.size ? [...sheet.keys()] : datasheetFields();
  const used = new Set<string>();
  const spoken = new Set<string>();
  for (const f of sheet.size ? new Set([...fields, ...plain]) : plain) {
    const by = saidBy(units, [...Object.values(datasheetField(f)?.label ?? {}), ...fieldAliases(f)]);
    if (by.length) spoken.add(f);
    for (const u of by) used.add(u);
  }
  const asked: AskedValue[] = [];
  for (const [whole, before, digits = '', unit = '', after] of text.matchAll(number)) {
    const value = Number(digits.replace(',', '.'));
    const ways = unit ? written[unit] : undefined;
    if ((unit && !ways) || !value) continue;
    const fitting = (ways ?? []).flatMap(([u, factor]) =>
      fields
        .filter((f) => datasheetField(f)?.unit === u)
        .map((field) => ({ field, value: Number((value * factor).toPrecision(6)) }))
        .filter((n) => sheet.size || usual(n.field, n.value)),
    );
    const bare = [...plain.filter((f) => fields.includes(f)), ...spoken].map((field) => ({ field, value }));
    const possible = ways ? fitting : sheet.size || spoken.size ? bare : [];
    const said = possible.filter((p) => spoken.has(p.field));
    const likeliest = possible.toSorted((a, b) => Number(plain.includes(b.field)) - Number(plain.includes(a.field)));
    const numbers = (said.length ? said : likeliest).slice(0, mostFields);
    if (!numbers.length) continue;
    const options = numbers.flatMap(({ field, value: n }) =>
      (datasheetField(field)?.options ?? []).some((o) => o.slug === String(n)) ? [{ field, slug: String(n) }] : [],
    );
    for (const u of unitsOf(whole)) used.add(u);
    asked.push({ numbers, options, bound: boundOf(before, after), said: whole.trim() });
  }
  for (const f of sheet.values()) {
    if (f.type !== 'enum' || f.slug === 'filament-count') continue;
    const options = (f.options ?? []).filter((o) => {
      const by = saidBy(units, Object.values(o.label));
      // A word of the material's own name is no condition besides: carbon in carbon fibre.
      if (!by.length || by.every(named)) return false;
      for (const u of by) used.add(u);
      return true;
    });
    if (options.length)
      asked.push({
        numbers: [],
        options: options.map((o) => ({ field: f.slug, slug: o.slug })),
        bound: 'is',
        said: '',
      });
  }
  return { asked, used };
};
