import { useEffect, useState } from 'react';
import { type Lang, langs } from '#contract/core/langs.ts';
import { type GlossaryTerm, language } from '#contract/language/calls.ts';
import { quietCall } from '../call.ts';

/** A piece of a text; `means` is what a term in it is called in the reader's language. */
type Piece = { text: string; means?: string };
export type Marker = (text: string) => Piece[];

const cjk = /\p{Script=Han}/u;
const escaped = (s: string) => s.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Shorter names mean too many things: PI, CE. */
const longEnough = (name: string) => [...name].length >= (cjk.test(name) ? 2 : 3);
/** A text is read, not taught: what is marked of it has an end. */
const most = 12;
const inWord = String.raw`[\p{Script=Latin}\p{N}]`;

/** Marks terms of the other languages in a text, with what they are called in the reader's; what is called the same there is left. */
export const markerOf = (terms: readonly GlossaryTerm[], reader: Lang): Marker => {
  const known = new Set(terms.flatMap((t) => t.names[reader].map((n) => n.toLowerCase())));
  const means = new Map<string, Set<string>>();
  for (const t of terms)
    for (const lang of langs)
      if (lang !== reader)
        for (const name of t.names[lang]) {
          const key = name.toLowerCase();
          const label = t.names[reader][0];
          if (label && longEnough(name) && !known.has(key)) means.set(key, (means.get(key) ?? new Set()).add(label));
        }
  const names = [...means.keys()].toSorted((a, b) => b.length - a.length).map((n) => [n, escaped(n)] as const);
  const latin = names.filter(([n]) => !cjk.test(n)).map(([, e]) => e);
  const han = names.filter(([n]) => cjk.test(n)).map(([, e]) => e);
  const one = new RegExp(
    [latin.length && `(?<!${inWord})(?:${latin.join('|')})(?!${inWord})`, han.join('|')].filter(Boolean).join('|') ||
      '$^',
    'giu',
  );
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const m of [...text.matchAll(one)].slice(0, most)) {
      const said = [...(means.get(m[0].toLowerCase()) ?? [])].slice(0, 2).join(' / ');
      if (!said) continue;
      if (m.index > end) pieces.push({ text: text.slice(end, m.index) });
      pieces.push({ text: m[0], means: said });
      end = m.index + m[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end) });
    return pieces;
  };
};

const kept = new Map<Lang, Promise<Marker>>();

/** The marker of terms for a reader, read once a window; null until it is there. */
export const useMarker = (reader: Lang): Marker | null => {
  const [marker, setMarker] = useState<Marker | null>(null);
  useEffect(() => {
    let left = false;
    const found = kept.get(reader) ?? quietCall(language.glossary).then(({ terms }) => markerOf(terms, reader));
    kept.set(reader, found);
    found.then(
      (is) => left || setMarker(() => is),
      () => kept.delete(reader),
    );
    return () => {
      left = true;
    };
  }, [reader]);
  return marker;
};
