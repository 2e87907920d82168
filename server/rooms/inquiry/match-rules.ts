import type { Text } from '#contract/core/schemas.ts';
import type { Reason } from '#contract/inquiry-schemas.ts';

/** What matching knows of a need. `paths` are group, category, leaf of each line's product. */
export type Need = {
  paths: string[][];
  processes: string[];
  certificates: string[];
  field: string | null;
  countries: string[];
};
export type Supply = {
  categories: string[];
  processes: string[];
  certificates: { slug: string; verified: boolean }[];
  fields: string[];
  sales: string[];
  tendency: number | null;
};
/** Words and the material tree, handed in so that the rules stay pure. */
export type Facts = {
  path: (slug: string) => string[];
  material: (slug: string) => Text;
  process: (slug: string) => Text;
  certificate: (slug: string) => Text;
  field: (slug: string) => Text;
};
export type Match = { score: number; reasons: Reason[]; missing: Reason[] };

/** Points a part of the degree can bring; together 100 (decisions 4). */
export const weights = { product: 50, process: 20, certificate: 15, field: 10, level: 5 } as const;

/** How near one product is to what a company makes: 1 the leaf or its category, 0.4 the group, 0 nothing. */
const nearness = (path: string[], made: string[], tree: Facts['path']): number => {
  if (made.some((m) => path.includes(m) && m !== path[0])) return 1;
  if (made.some((m) => tree(m)[0] === path[0])) return 0.4;
  return 0;
};

const share = <T>(wanted: T[], has: (t: T) => boolean) => ({
  got: wanted.filter(has),
  lacking: wanted.filter((w) => !has(w)),
});

/** The matching degree 0-100 with its reasons and what is missing; nothing where no product is near. */
export const matchSupplier = (need: Need, supply: Supply, facts: Facts): Match => {
  const reasons: Reason[] = [];
  const missing: Reason[] = [];
  const near = need.paths.map((p) => nearness(p, supply.categories, facts.path));
  const best = near.reduce((a, b) => a + b, 0) / Math.max(1, near.length);
  if (!best) return { score: 0, reasons, missing };
  const product = Math.round(weights.product * best);
  const leaf = (p: string[]) => facts.material(p.at(-1) ?? '');
  reasons.push({
    code: best === 1 ? 'product' : 'nearProduct',
    points: product,
    names: need.paths.filter((_, i) => (near[i] ?? 0) > 0).map(leaf),
  });
  const uncovered = need.paths.filter((_, i) => near[i] === 0);
  if (uncovered.length)
    missing.push({ code: 'product', points: weights.product - product, names: uncovered.map(leaf) });

  const part = (
    code: 'process' | 'certificate',
    wanted: string[],
    has: (s: string) => boolean,
    name: (s: string) => Text,
  ) => {
    const full = weights[code];
    if (!wanted.length) return full / 2;
    const { got, lacking } = share(wanted, has);
    const points = Math.round((full * got.length) / wanted.length);
    if (got.length) reasons.push({ code, points, names: got.map(name) });
    if (lacking.length) missing.push({ code, points: full - points, names: lacking.map(name) });
    return points;
  };
  let score = product;
  score += part('process', need.processes, (s) => supply.processes.includes(s), facts.process);
  score += part(
    'certificate',
    need.certificates,
    (s) => supply.certificates.some((c) => c.slug === s && c.verified),
    facts.certificate,
  );
  if (need.field) {
    const knows = supply.fields.includes(need.field);
    (knows ? reasons : missing).push({ code: 'field', points: weights.field, names: [facts.field(need.field)] });
    score += knows ? weights.field : 0;
  } else score += weights.field / 2;
  const abroad = need.countries.some((c) => c !== 'CN');
  score += !abroad || supply.sales.length > 0 ? weights.level : 0;
  return { score: Math.min(100, Math.round(score)), reasons, missing };
};

/** Suppliers worth telling: a degree of 50 and more, the best first, at most `most`. */
export const worthTelling = <T extends { score: number }>(matches: T[], most = 20): T[] =>
  matches
    .filter((m) => m.score >= 50)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
