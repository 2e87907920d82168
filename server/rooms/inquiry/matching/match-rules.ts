import { createHash } from 'node:crypto';
import type { Text } from '#contract/core/schemas.ts';
import type { LineDegree, Reason } from '#contract/inquiry/schemas.ts';
import { type LineNeed, meetData, type Offer } from './match-data-rules.ts';
import { type Machine, meetSize, wantedIn } from './match-size-rules.ts';

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
  /** Machines that its published pages show with what they are for. */
  machines: Machine[];
  /** Share of the inquiries of a year that it answered, in per cent; null where there are too few to say. */
  answers: number | null;
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
/** `score` is that of the best line; `lines` the degree of each line that the supplier comes near, `makes` those that it makes. */
export type Match = { score: number; reasons: Reason[]; missing: Reason[]; lines: LineDegree[]; makes: number[] };

/** Points a part of the degree can bring; together 100 (decision 0007). */
export const weights = {
  product: 40,
  process: 13,
  certificate: 13,
  data: 10,
  field: 6,
  region: 5,
  capacity: 5,
  machines: 4,
  answers: 2,
  tendency: 2,
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

/** A year's want of a line beside a year's output, as far as both are counted alike. */
const capacityPart = (line: LineNeed, s: Supply, facts: Facts): Part | null => {
  if (!s.capacity || !line.amount) return null;
  const wanted = wantedIn(line.amount, s.capacity.unit);
  if (!wanted) return null;
  const enough = wanted <= s.capacity.value;
  const name = [facts.amount(s.capacity.value, s.capacity.unit)];
  return { share: Math.min(1, s.capacity.value / wanted), got: enough ? name : [], lacking: enough ? [] : name };
};

/** From here on answering speaks for a supplier, below it against it. */
const answersWell = 50;
const answersPart = (s: Supply, facts: Facts): Part | null => {
  if (s.answers === null) return null;
  const name = [facts.amount(s.answers, '%')];
  const well = s.answers >= answersWell;
  return { share: s.answers / 100, got: well ? name : [], lacking: well ? [] : name };
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

type Judge = (n: Need, line: LineNeed, s: Supply, f: Facts) => Part | null;
/** Every part but the product; `null` where nothing was asked or nothing is known: half the points, no reason. */
const parts: Record<Exclude<keyof typeof weights, 'product'>, Judge> = {
  process: (n, _, s, f) => shareOf(n.processes, (p) => s.processes.includes(p), f.process),
  certificate: (n, _, s, f) =>
    shareOf(n.certificates, (c) => s.certificates.some((x) => x.slug === c && x.verified), f.certificate),
  data: (_, line, s, f) => meetData([line], s.offers, f.property),
  field: (n, _, s, f) => shareOf(n.field ? [n.field] : [], (x) => s.fields.includes(x), f.field),
  region: (n, _, s, f) => regionPart(n, s, f),
  capacity: (_, line, s, f) => capacityPart(line, s, f),
  machines: (n, line, s) => meetSize(line, n.processes, s.machines),
  answers: (_, __, s, f) => answersPart(s, f),
  tendency: (n, _, s, f) => tendencyPart(n, s, f),
};

type Said = Reason & { no: number };

/** One line beside a supplier that comes near it. */
const judgeLine = (need: Need, line: LineNeed, near: number, supply: Supply, facts: Facts) => {
  const { no } = line;
  const product = Math.round(weights.product * near);
  const reasons: Said[] = [
    {
      no,
      code: near === 1 ? 'product' : 'nearProduct',
      points: product,
      names: [facts.material(line.path.at(-1) ?? '')],
    },
  ];
  const missing: Said[] = [];
  let score = product;
  for (const [code, judge] of Object.entries(parts)) {
    const full = weights[code as keyof typeof parts];
    const part = judge(need, line, supply, facts);
    const points = part ? Math.round(full * part.share) : full / 2;
    score += points;
    if (part?.got.length) reasons.push({ no, code, points, names: part.got });
    if (part?.lacking.length) missing.push({ no, code, points: full - points, names: part.lacking });
  }
  return { no, near, score: Math.min(100, Math.round(score)), reasons, missing };
};

/** What is said of several lines alike is said once; `lines` stays out where it is said of all that `of` counts. */
const together = (said: Said[], of: number): Reason[] =>
  [
    ...Map.groupBy(said, (s) =>
      s.code === 'product' || s.code === 'nearProduct' ? s.code : JSON.stringify({ ...s, no: 0 }),
    ).values(),
  ].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { no: _, ...reason } = first;
    const lines = [...new Set(alike.map((s) => s.no))];
    const names = [...new Map(alike.flatMap((s) => s.names).map((n) => [JSON.stringify(n), n])).values()];
    return [{ ...reason, names, ...(lines.length < of && { lines }) }];
  });

/**
 * The matching degree 0-100 with its reasons and what is missing; nothing where no product is near. Each line has a degree of
 * its own and the best one counts: a line that a supplier does not make takes nothing from those that it makes.
 */
export const matchSupplier = (need: Need, supply: Supply, facts: Facts): Match => {
  const judged = need.lines.flatMap((line) => {
    const near = nearness(line.path, supply.categories, facts.path);
    return near ? [judgeLine(need, line, near, supply, facts)] : [];
  });
  const lines = judged.map(({ no, score }) => ({ no, score }));
  const uncovered = need.lines.filter((l) => judged.every((j) => j.no !== l.no));
  const said = (side: 'reasons' | 'missing') => judged.flatMap((j) => j[side]);
  return {
    score: Math.max(0, ...lines.map((l) => l.score)),
    reasons: together(said('reasons'), need.lines.length),
    missing: judged.length
      ? together(
          [
            ...uncovered.map((l) => ({
              no: l.no,
              code: 'product',
              points: 0,
              names: [facts.material(l.path.at(-1) ?? '')],
            })),
            ...said('missing'),
          ],
          need.lines.length,
        )
      : [],
    lines,
    makes: judged.filter((j) => j.near === 1).map((j) => j.no),
  };
};

/** Whose turn it is among equals: another order for each inquiry, the same whenever it is asked. */
const turnOf = (inquiryId: string, entId: string): string =>
  createHash('sha256').update(`${inquiryId} ${entId}`).digest('hex');

/**
 * Suppliers to tell, the best first: of each line who makes it, and others with a degree of 50 and more in it, the best `most`
 * a line. Where degrees are equal, `turn` says who comes first.
 */
export const suppliersToTell = <T extends Pick<Match, 'score' | 'lines' | 'makes'> & { entId: string }>(
  matches: readonly T[],
  inquiryId: string,
  most = 20,
): T[] => {
  const turns = new Map(matches.map((m) => [m.entId, turnOf(inquiryId, m.entId)]));
  const before = (a: T, b: T) => ((turns.get(a.entId) ?? '') < (turns.get(b.entId) ?? '') ? -1 : 1);
  const numbers = new Set(matches.flatMap((m) => m.lines.map((l) => l.no)));
  const told = new Set<T>();
  for (const no of numbers) {
    const scored = matches.flatMap((m) => {
      const score = m.lines.find((l) => l.no === no)?.score ?? 0;
      return m.makes.includes(no) || score >= 50 ? [{ m, score }] : [];
    });
    for (const { m } of scored.toSorted((a, b) => b.score - a.score || before(a.m, b.m)).slice(0, most)) told.add(m);
  }
  return [...told].toSorted((a, b) => b.score - a.score || before(a, b));
};
