import type { Text } from '#contract/core/schemas.ts';
import type { Reason } from '#contract/inquiry-schemas.ts';
import { type LineNeed, meetData, type Offer } from './match-data-rules.ts';

/** What matching knows of a need. `place` is where the goods go, a slug of the regions; `tendency` a code of `tendency_order`. */
export type Need = {
  lines: LineNeed[];
  processes: string[];
  certificates: string[];
  field: string | null;
  place: string | null;
  tendency: number | null;
};
/** What matching knows of a supplier; what it has not stated is empty or null, and then speaks neither for nor against it. */
export type Supply = {
  categories: string[];
  processes: string[];
  certificates: { slug: string; verified: boolean }[];
  fields: string[];
  regions: string[];
  tendency: number | null;
  /** What it makes in a year. */
  capacity: { value: number; unit: string } | null;
  /** Its listed products in the categories of the need. */
  offers: Offer[];
};
/** Words and the material tree, handed in so that the rules stay pure. */
export type Facts = {
  path: (slug: string) => string[];
  material: (slug: string) => Text;
  process: (slug: string) => Text;
  certificate: (slug: string) => Text;
  field: (slug: string) => Text;
  region: (slug: string) => Text;
  /** Slugs of `sales_regions` any of which serves the place. */
  areas: (place: string) => string[];
  tendency: (code: number) => Text;
  property: (slug: string) => Text;
  amount: (value: number, unit: string) => Text;
};
export type Match = { score: number; reasons: Reason[]; missing: Reason[] };

/** Points a part of the degree can bring; together 100 (decisions 4). */
export const weights = {
  product: 40,
  process: 14,
  certificate: 14,
  data: 10,
  field: 7,
  region: 6,
  capacity: 6,
  tendency: 3,
} as const;

type Part = { share: number; got: Text[]; lacking: Text[] };

/** How near one product is to what a company makes: 1 the leaf or its category, 0.4 the group, 0 nothing. */
const nearness = (path: string[], made: string[], tree: Facts['path']): number => {
  if (made.some((m) => path.includes(m) && m !== path[0])) return 1;
  if (made.some((m) => tree(m)[0] === path[0])) return 0.4;
  return 0;
};

const shareOf = (wanted: string[], has: (s: string) => boolean, name: (s: string) => Text): Part | null => {
  const got = wanted.filter(has);
  return wanted.length
    ? {
        share: got.length / wanted.length,
        got: got.map(name),
        lacking: wanted.filter((w) => !got.includes(w)).map(name),
      }
    : null;
};

const tonnes = (amount: { value: number; unit: string }) =>
  amount.unit === 'kg' ? { value: amount.value / 1000, unit: 't' } : amount;

/** A year's want beside a year's output, as far as both are counted alike. */
const capacityPart = (n: Need, s: Supply, facts: Facts): Part | null => {
  if (!s.capacity) return null;
  const output = tonnes(s.capacity);
  const wanted = n.lines
    .flatMap((l) => (l.amount ? [tonnes(l.amount)] : []))
    .filter((a) => a.unit === output.unit)
    .reduce((sum, a) => sum + a.value, 0);
  if (!wanted) return null;
  const enough = wanted <= output.value;
  const name = [facts.amount(s.capacity.value, s.capacity.unit)];
  return { share: Math.min(1, output.value / wanted), got: enough ? name : [], lacking: enough ? [] : name };
};

const regionPart = (n: Need, s: Supply, facts: Facts): Part | null => {
  const areas = n.place === null ? [] : facts.areas(n.place);
  if (n.place === null || !areas.length || !s.regions.length) return null;
  return shareOf([n.place], () => areas.some((a) => s.regions.includes(a)), facts.region);
};

const tendencyPart = (n: Need, s: Supply, facts: Facts): Part | null => {
  if (n.tendency === null || s.tendency === null) return null;
  const same = n.tendency === s.tendency;
  const name = [facts.tendency(s.tendency)];
  return { share: same ? 1 : 0, got: same ? name : [], lacking: same ? [] : name };
};

/** Every part but the product; `null` where nothing was asked or nothing is known: half the points, no reason. */
const parts: Record<Exclude<keyof typeof weights, 'product'>, (n: Need, s: Supply, f: Facts) => Part | null> = {
  process: (n, s, f) => shareOf(n.processes, (p) => s.processes.includes(p), f.process),
  certificate: (n, s, f) =>
    shareOf(n.certificates, (c) => s.certificates.some((x) => x.slug === c && x.verified), f.certificate),
  data: (n, s, f) => meetData(n.lines, s.offers, f.property),
  field: (n, s, f) => shareOf(n.field ? [n.field] : [], (x) => s.fields.includes(x), f.field),
  region: regionPart,
  capacity: capacityPart,
  tendency: tendencyPart,
};

/** The matching degree 0-100 with its reasons and what is missing; nothing where no product is near. */
export const matchSupplier = (need: Need, supply: Supply, facts: Facts): Match => {
  const near = need.lines.map((l) => nearness(l.path, supply.categories, facts.path));
  const best = near.reduce((a, b) => a + b, 0) / Math.max(1, near.length);
  if (!best) return { score: 0, reasons: [], missing: [] };
  const leaf = (n: (i: number) => boolean) =>
    need.lines.filter((_, i) => n(i)).map((l) => facts.material(l.path.at(-1) ?? ''));
  const product = Math.round(weights.product * best);
  const reasons: Reason[] = [
    { code: best === 1 ? 'product' : 'nearProduct', points: product, names: leaf((i) => (near[i] ?? 0) > 0) },
  ];
  const missing: Reason[] = [];
  const uncovered = leaf((i) => near[i] === 0);
  if (uncovered.length) missing.push({ code: 'product', points: weights.product - product, names: uncovered });
  let score = product;
  for (const [code, judge] of Object.entries(parts)) {
    const full = weights[code as keyof typeof parts];
    const part = judge(need, supply, facts);
    const points = part ? Math.round(full * part.share) : full / 2;
    score += points;
    if (part?.got.length) reasons.push({ code, points, names: part.got });
    if (part?.lacking.length) missing.push({ code, points: full - points, names: part.lacking });
  }
  return { score: Math.min(100, Math.round(score)), reasons, missing };
};

/** Suppliers worth telling: a degree of 50 and more, the best first, at most `most`. */
export const worthTelling = <T extends { score: number }>(matches: T[], most = 20): T[] =>
  matches
    .filter((m) => m.score >= 50)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
