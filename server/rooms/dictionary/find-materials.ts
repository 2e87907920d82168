import type { Text } from '#contract/core/schemas.ts';
import { materialLabel, materialPath, materialSlugs } from './taxonomy.ts';

/** Lower case without accents, British spelling folded into American: `Fibre` finds what `fiber` finds. */
const fold = (s: string): string =>
  s.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('fibre', 'fiber').replaceAll('mould', 'mold');

type Known = { slug: string; depth: number; words: string[] }[];
const kept = new WeakMap<string[], Known>();

/** The offered materials with their words, made once for each state of the tree. */
const known = (): Known => {
  const slugs = materialSlugs();
  const made =
    kept.get(slugs) ??
    slugs.map((slug) => ({
      slug,
      depth: materialPath(slug).length,
      words: Object.values(materialLabel(slug)).map(fold),
    }));
  kept.set(slugs, made);
  return made;
};

const named = (slug: string): { slug: string; name: Text; group: Text } => ({
  slug,
  name: materialLabel(slug),
  group: materialLabel(materialPath(slug)[0] ?? slug),
});

/**
 * Groups, categories and leaves whose name in any language has the words; those that begin with them first, then the
 * more general.
 */
export const findMaterials = (q: string, most: number): { slug: string; name: Text; group: Text }[] => {
  const asked = fold(q.trim());
  if (!asked) return [];
  const rank = (words: string[]): number =>
    words.some((w) => w.startsWith(asked)) ? 0 : words.some((w) => w.includes(asked)) ? 1 : 2;
  return known()
    .map((k) => ({ ...k, rank: rank(k.words) }))
    .filter((k) => k.rank < 2)
    .toSorted((a, b) => a.rank - b.rank || a.depth - b.depth)
    .slice(0, most)
    .map(({ slug }) => named(slug));
};

/** Materials as lists of suggestions show them. */
export const nameMaterials = (slugs: string[]) => slugs.map(named);
