import { unitsOf } from './units.ts';
import type { Named, Vocabulary } from './vocabulary.ts';

/** How much a name counts that a material has from its group, its category, and of its own. */
const levels = [0.8, 0.95, 1];
/** Leaves less likely than this part of the likeliest are not meant. */
const least = 0.6;

/** What a text says of a material's names: which of its units they have, the most of one name that it says, whether it is one. */
type Said = { units: Set<string>; most: number; whole: boolean };

const saidOf = (node: Named, asked: Set<string>, v: Vocabulary): Said | null => {
  const said: Said = { units: new Set(), most: 0, whole: false };
  for (const alias of node.aliases) {
    const both = alias.filter((u) => asked.has(u));
    if (!both.length) continue;
    for (const u of both) said.units.add(u);
    const sum = (units: string[]) => units.reduce((n, u) => n + v.weight(u), 0);
    said.most = Math.max(said.most, sum(both) / sum(alias));
    said.whole ||= both.length === alias.length && alias.length === asked.size;
  }
  return said.units.size ? said : null;
};

/**
 * How likely each leaf of the tree is what a text names, 0 to 1, the likely ones alone: by how much of the text the names of
 * the leaf and those above it account for, and how much of such a name the text says.
 */
export const leavesNamed = (text: string, v: Vocabulary): Map<string, number> => {
  const asked = new Set(unitsOf(text).filter((u) => v.known(u)));
  const all = [...asked].reduce((n, u) => n + v.weight(u), 0);
  const found = new Map<string, number>();
  if (!all) return found;
  const said = new Map(v.nodes.map((n) => [n, saidOf(n, asked, v)]));
  for (const { slug, path } of v.leaves) {
    const by = new Map<string, number>();
    let most = 0;
    let whole = 0;
    for (const [i, node] of path.entries()) {
      const own = said.get(node);
      if (!own) continue;
      const level = levels[i] ?? 1;
      for (const u of own.units) by.set(u, Math.max(by.get(u) ?? 0, level));
      most = Math.max(most, own.most * level);
      // The text is a name, no more and no less.
      if (own.whole) whole = Math.max(whole, level);
    }
    const recall = [...by].reduce((n, [u, level]) => n + v.weight(u) * level, 0) / all;
    const score = whole || recall ** 2 * (0.4 + 0.6 * most);
    if (score > 0.05) found.set(slug, score);
  }
  const best = Math.max(0, ...found.values());
  return new Map([...found].filter(([, n]) => n >= best * least).map(([slug, n]) => [slug, Number(n.toFixed(3))]));
};
