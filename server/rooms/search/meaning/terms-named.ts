import type { Text } from '#contract/core/schemas.ts';
import {
  certificateLabel,
  datasheetField,
  datasheetStandards,
  materialLabel,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import { split } from '../words.ts';
import { partsOf, tradeNames } from './trade-names.ts';

/** A term of the field: a process or certificate by its slug, a standard by the category whose datasheet states values by it. */
export type TermNamed = { kind: 'process' | 'certificate' | 'standard'; slug: string; name: Text; note: Text };

const keyOf = (text: string): string => split(text).flatMap(partsOf).join(' ');
const asIs = (s: string): Text => ({ cn: s, en: s, es: s });
const joined = (a: Text, b: Text): Text =>
  Object.fromEntries((['cn', 'en', 'es'] as const).map((l) => [l, [a[l], b[l]].filter(Boolean).join(' · ')]));
/** Fewer letters begin too many names. */
const leastLatin = 3;

/** Processes, certificates and standards whose names begin with the words, or are them; at most so many, the shortest names first. */
export const termsNamed = (q: string, most: number): TermNamed[] => {
  const key = keyOf(q);
  const chinese = /\p{Script=Han}/u.test(key);
  if (key.length < (chinese ? 2 : leastLatin)) return [];
  const begins = (name: string) => name === key || name.startsWith(key) || (chinese && name.includes(key));
  const found = new Map<string, TermNamed>();
  const names = [...tradeNames().by].filter(([name]) => begins(name)).toSorted((a, b) => a[0].length - b[0].length);
  for (const [, { kind, slugs }] of names)
    for (const slug of slugs) {
      const name = kind === 'process' ? processLabel(slug) : certificateLabel(slug);
      if (!found.has(`${kind} ${slug}`)) found.set(`${kind} ${slug}`, { kind, slug, name, note: {} });
    }
  for (const { standard, field, category } of datasheetStandards().filter((s) => begins(keyOf(s.standard))))
    found.set(`standard ${standard}`, {
      kind: 'standard',
      slug: category,
      name: asIs(standard),
      note: joined(datasheetField(field)?.label ?? {}, materialLabel(category)),
    });
  return [...found.values()].slice(0, most);
};
