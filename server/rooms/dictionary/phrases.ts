import { readFileSync } from 'node:fs';
import type { Lang } from '#contract/core/langs.ts';

type Phrase = {
  slug: string;
  who: 'buyer' | 'supplier' | 'both';
  label: Record<Lang, string>;
  params: string[];
};
type Group = { slug: string; when: Record<Lang, string>; phrases: Phrase[] };
let kept: Group[] | null = null;
const groups = (): Group[] =>
  (kept ??= (JSON.parse(readFileSync(new URL('./data/phrases.json', import.meta.url), 'utf8')) as { groups: Group[] })
    .groups);

/** Sentences of trade by occasion. */
export const phraseGroups = (): { slug: string; label: Record<Lang, string>; phrases: Phrase[] }[] =>
  groups().map(({ slug, when, phrases }) => ({ slug, label: when, phrases }));

let bySlug: Map<string, Phrase> | null = null;
/** @returns undefined for a phrase that there is not */
export const phraseOf = (slug: string): Phrase | undefined =>
  (bySlug ??= new Map(groups().flatMap((g) => g.phrases.map((p) => [p.slug, p])))).get(slug);
