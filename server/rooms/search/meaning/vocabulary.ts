import { readFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';
import { glossary, materialLabel, materialPath, materialSlugs } from '#server/rooms/dictionary/index.ts';
import { cjk, fold } from '../words.ts';
import { unitsOf, wordsOf } from './units.ts';

type Aliases = { aliases: Record<string, string[]>; grades: Record<string, string>; fields: Record<string, string[]> };
const own = JSON.parse(readFileSync(new URL('./aliases.json', import.meta.url), 'utf8')) as Aliases;

/** A material with everything that people call it. */
export type Named = { slug: string; aliases: string[][] };
export type Vocabulary = {
  nodes: Named[];
  /** Every leaf with the materials above it, itself last. */
  leaves: { slug: string; path: Named[] }[];
  /** How much a unit says: rare ones say more. */
  weight: (unit: string) => number;
  known: (unit: string) => boolean;
  /** Latin words of all names, for corrections. */
  latin: string[];
  /** Chinese names by how they sound, and by the first letters of that. */
  sounds: Map<string, string>;
  initials: Map<string, string>;
};

/** `小丝束碳纤维(1K–12K)` is also called `小丝束碳纤维`. */
const bare = (label: string): string => label.replace(/\s*[(（][^)）]*[)）]/g, '').trim();

const sound = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array' });
/** How a Chinese word sounds, in letters. */
export const soundOf = (text: string): string => sound(text).join('');

type Term = ReturnType<typeof glossary>[number];
let byName: Map<string, Term[]> | null = null;
/** The terms of the glossary by their slugs and by all their names. */
const termsBy = (): Map<string, Term[]> => {
  if (byName) return byName;
  byName = new Map();
  for (const t of glossary())
    for (const name of new Set([t.slug, ...t.names.map(fold)])) byName.set(name, [...(byName.get(name) ?? []), t]);
  return byName;
};
/** All names that the glossary has for what the tree calls so. */
const termsOf = (slug: string, labels: string[]): string[] =>
  [...new Set([slug, ...labels.map(fold)].flatMap((n) => termsBy().get(n) ?? []))].flatMap((t) => t.names);

const make = (slugs: string[]): Vocabulary => {
  const named = new Map<string, Named>();
  const sounds = new Map<string, string>();
  const initials = new Map<string, string>();
  const latin = new Set<string>();
  const seen = new Map<string, number>();
  for (const slug of slugs) {
    const labels = Object.values(materialLabel(slug)).flatMap((l) => [l, bare(l)]);
    const names = [...new Set([...labels, ...termsOf(slug, labels.map(bare)), ...(own.aliases[slug] ?? [])])];
    for (const word of names.flatMap(wordsOf))
      if (!cjk.test(word)) latin.add(word);
      else if ([...word].length > 1) {
        if (!sounds.has(soundOf(word))) sounds.set(soundOf(word), word);
        const letters = sound(word)
          .map((s) => s[0])
          .join('');
        if (letters.length > 2 && !initials.has(letters)) initials.set(letters, word);
      }
    const aliases = names.map(unitsOf).filter((a) => a.length);
    named.set(slug, { slug, aliases });
    for (const unit of new Set(aliases.flat())) seen.set(unit, (seen.get(unit) ?? 0) + 1);
  }
  const leaves = slugs
    .filter((s) => materialPath(s).length === 3)
    .map((slug) => ({ slug, path: materialPath(slug).flatMap((s) => named.get(s) ?? []) }));
  return {
    nodes: [...named.values()],
    leaves,
    weight: (unit) => Math.log(1 + slugs.length / (seen.get(unit) ?? 1)),
    known: (unit) => seen.has(unit),
    latin: [...latin],
    sounds,
    initials,
  };
};

const kept = new WeakMap<string[], Vocabulary>();
/** What the materials are called, made once for each state of the tree. */
export const vocabulary = (): Vocabulary => {
  const slugs = materialSlugs();
  const made = kept.get(slugs) ?? make(slugs);
  kept.set(slugs, made);
  return made;
};

/** Words by which people mean a field of the datasheet, besides its label. */
export const fieldAliases = (slug: string): string[] => own.fields[slug] ?? [];

const grades = new Map(Object.entries(own.grades).map(([g, slug]) => [fold(g), slug]));
/** The material that a grade is of, where the trade knows it: `t700`. */
export const materialOfGrade = (word: string): string | undefined => grades.get(word);
