import {
  materialLabel,
  materialPath,
  materialsBelow,
  materialSlugs,
  nameMaterials,
} from '#server/rooms/dictionary/index.ts';
import { fold } from '../words.ts';
import { understand } from './understand.ts';

/** Choices that are worth reading. */
const mostNear = 6;
/** A name is sure where it says all of a material's own name; a group's says less. */
const sure = 0.95;

const kept = new WeakMap<string[], Map<string, string[]>>();
const plain = (s: string): string => fold(s).replace(/\s+/gu, ' ').trim();
/** Materials that a line can name, by slug and by their names; made once for each state of the tree. */
const byName = (): Map<string, string[]> => {
  const slugs = materialSlugs();
  const known = kept.get(slugs);
  if (known) return known;
  const made = new Map<string, string[]>();
  const above = new Set(slugs.flatMap((s) => materialPath(s).slice(0, -1)));
  for (const slug of slugs.filter((s) => !above.has(s)))
    for (const name of new Set([slug, ...Object.values(materialLabel(slug))].map(plain)))
      made.set(name, [...(made.get(name) ?? []), slug]);
  kept.set(slugs, made);
  return made;
};

/** The materials that a name surely means or may mean, the likeliest first. */
const slugsCalled = (name: string): { meant: string | null; near: string[] } => {
  if (!name.trim()) return { meant: null, near: [] };
  const called = byName().get(plain(name)) ?? [];
  if (called.length)
    return called.length === 1 ? { meant: called[0] ?? null, near: [] } : { meant: null, near: called };
  const { leaves, first, instead } = understand(name);
  const likely = [...leaves].toSorted((a, b) => b[1] - a[1]);
  const [best, second] = likely;
  // What was written otherwise is asked, however near it comes.
  if (best && !instead && best[1] >= sure && (second?.[1] ?? 0) < best[1] * 0.9) return { meant: best[0], near: [] };
  const near = likely.length ? likely.map(([slug]) => slug) : first.filter((s) => materialsBelow(s).length < 2);
  return { meant: null, near: near.slice(0, mostNear) };
};

/** What each of some names means, in their order. Nothing of it depends on what is listed, or on who asks. */
export const materialsCalled = (names: string[]) =>
  names.map((name) => {
    const { meant, near } = slugsCalled(name);
    return { meant: meant === null ? null : (nameMaterials([meant])[0] ?? null), near: nameMaterials(near) };
  });
