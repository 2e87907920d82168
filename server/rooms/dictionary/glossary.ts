import { readFileSync } from 'node:fs';
import { type Lang, langs } from '#contract/core/langs.ts';

type Term = {
  slug: string;
  label: Record<Lang, string>;
  synonyms: Record<Lang, string[]>;
  misspellings?: string[];
};
let kept: Term[] | null = null;
const terms = (): Term[] =>
  (kept ??= (JSON.parse(readFileSync(new URL('./data/glossary.json', import.meta.url), 'utf8')) as { terms: Term[] })
    .terms);

/** The terms of the field with all that they are called in three languages, common misspellings among them. */
export const glossary = (): { slug: string; names: string[] }[] =>
  terms().map((t) => ({
    slug: t.slug,
    names: [...Object.values(t.label), ...Object.values(t.synonyms).flat(), ...(t.misspellings ?? [])],
  }));

/** The same by language, as they are written; the usual name first. */
export const glossaryTerms = (): { names: Record<Lang, string[]> }[] =>
  terms().map((t) => ({
    names: Object.fromEntries(langs.map((l) => [l, [t.label[l], ...t.synonyms[l]]])) as Record<Lang, string[]>,
  }));
