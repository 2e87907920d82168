import { readFileSync } from 'node:fs';

type Term = {
  slug: string;
  label: Record<string, string>;
  synonyms: Record<string, string[]>;
  misspellings?: string[];
};
type GlossaryTerm = { slug: string; names: string[] };
let kept: GlossaryTerm[] | null = null;

/** The terms of the field with all that they are called in three languages, common misspellings among them. */
export const glossary = (): GlossaryTerm[] =>
  (kept ??= (
    JSON.parse(readFileSync(new URL('./data/glossary.json', import.meta.url), 'utf8')) as { terms: Term[] }
  ).terms.map((t) => ({
    slug: t.slug,
    names: [...Object.values(t.label), ...Object.values(t.synonyms).flat(), ...(t.misspellings ?? [])],
  })));
