import { spanOf } from './stated-value.ts';

type Way = (n: number) => number;
const times =
  (factor: number): Way =>
  (n) =>
    n * factor;

/** What a number of another unit is in the unit that the datasheets store. What needs more than the number (a density) is not there. */
const ways: Record<string, Record<string, Way>> = {
  MPa: { GPa: times(1000), psi: times(0.006894757), ksi: times(6.894757), bar: times(0.1) },
  GPa: { MPa: times(0.001), Msi: times(6.894757) },
  K: { filaments: times(0.001) },
  tex: { dtex: times(0.1), 'g/km': times(1), den: times(1 / 9) },
  'g/cm³': { 'kg/m³': times(0.001) },
  'turns/m': { tpi: times(39.370079) },
  mm: { in: times(25.4), m: times(1000) },
  kg: { g: times(0.001), lb: times(0.45359237), t: times(1000) },
  '°C': { K: (n) => n - 273.15, '°F': (n) => ((n - 32) * 5) / 9 },
  'g/m²': { 'oz/yd²': times(33.905747), 'm²/kg': (n) => 1000 / n },
  'ends/cm': { 'ends/in': times(1 / 2.54) },
  'N/50mm': { 'lbf/in': times(8.7563415), 'N/25mm': times(2) },
  m: { yd: times(0.9144), ft: times(0.3048) },
  s: { min: times(60) },
  min: { h: times(60), s: times(1 / 60) },
  months: { days: times(1 / 30.4375) },
  days: { h: times(1 / 24), weeks: times(7) },
  mPa·s: { Pa·s: times(1000), cP: times(1) },
  'N/mm': { 'lbf/in': times(0.17512684) },
  'kg/m³': { 'lb/ft³': times(16.018463) },
  'kg/m²': { 'g/m²': times(0.001) },
  N: { lbf: times(4.4482216), kN: times(1000) },
  'N/m²': { 'kN/m²': times(1000) },
  'kV/mm': { 'V/mil': times(0.039370079) },
  L: { 'm³': times(1000) },
  µm: { mil: times(25.4), mm: times(1000) },
  kN: { N: times(0.001), t: times(9.80665) },
  MHz: { kHz: times(0.001) },
};

const plain = (n: number): string => {
  const s = Number(n.toPrecision(6));
  return Math.abs(s) >= 1e-6 && Math.abs(s) < 1e15 ? s.toFixed(12).replace(/\.?0+$/, '') : String(s);
};

/** How units are typed beside how they are written: `um`, `g/m2`, `C`. */
const tidyUnit = (unit: string): string =>
  unit
    .trim()
    .replace('μ', 'µ')
    .replace(/^um$/, 'µm')
    .replace(/2(?=$|\/)/, '²')
    .replace(/3(?=$|\/)/, '³')
    .replace(/^(℃|º?C)$/, '°C')
    .replace(/^(℉|º?F)$/, '°F')
    .replace(/^mpas$/i, 'mPa·s');

/** A unit as the datasheet writes it, whatever case and signs it was typed with. */
export const knownUnit = (
  typed: string,
  field: { unit?: string | null | undefined; altUnits?: string[] | undefined },
) => {
  const all = [...(field.unit ? [field.unit] : []), ...(field.altUnits ?? [])];
  const tidy = tidyUnit(typed);
  return all.find((u) => u === tidy) ?? all.find((u) => u.toLowerCase() === tidy.toLowerCase());
};

/**
 * A number or span of one unit in another, with six digits: `5.2` GPa is `5200` MPa. Undefined where it does not follow from the
 * number alone, and for words.
 */
export const convertValue = (value: string, from: string, to: string): string | undefined => {
  if (from === to) return value;
  const way = ways[to]?.[from];
  const span = spanOf(value);
  if (!way || !span) return undefined;
  const [low, high] = [way(span[0]), way(span[1])].toSorted((a, b) => a - b) as [number, number];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  return span[0] === span[1] ? plain(low) : `${plain(low)}–${plain(high)}`;
};
