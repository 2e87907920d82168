import * as z from 'zod/mini';
import { langs } from '../core/langs.ts';
import { richText } from '../core/rich-text.ts';
import { id, line, slug } from '../core/schemas.ts';
import { articleKinds, kindRules } from '../content/kinds.ts';
import { pieceLimits } from '../content/piece.ts';

/** What companies write: cases of theirs, and statements of their people. */
export const contributedKinds = ['case', 'statement'] as const satisfies readonly (typeof articleKinds)[number][];
export type ContributedKind = (typeof contributedKinds)[number];

export const contributionLimits = {
  open: 5,
  rows: 12,
  products: 6,
  fields: 6,
  leastReason: 4,
  reason: 600,
  note: 400,
} as const;

/** What a company says, in one language; what is not written yet is empty. */
export const contributionWords = z.object({
  lang: z.enum(langs),
  title: line(0, pieceLimits.title),
  summary: line(0, pieceLimits.summary),
  html: richText(pieceLimits.html),
  /** Who says it, of a statement; empty for a case. */
  sayer: z.object({ name: line(0, pieceLimits.label), role: line(0, pieceLimits.label) }),
  figures: z
    .array(z.object({ label: line(0, pieceLimits.label), value: line(0, pieceLimits.value) }))
    .check(z.maxLength(contributionLimits.rows)),
  /** Where the figures come from. */
  source: line(0, pieceLimits.source),
  picture: z.nullable(id),
  products: z.array(id).check(z.maxLength(contributionLimits.products)),
  fields: z.array(slug).check(z.maxLength(contributionLimits.fields)),
  /** What the company adds for the desk alone. */
  note: line(0, contributionLimits.note),
});
export type ContributionWords = z.infer<typeof contributionWords>;

const isBlank = (html: string): boolean => !html.replace(/<[^>]*>|&nbsp;/g, '').trim();

/**
 * Fields that are missing before a contribution can be handed in (content 29): title, summary, body, figures with their source; of
 * a statement, who says it. A row of figures is whole or not there.
 */
export const lacksOfWords = (kind: ContributedKind, w: ContributionWords): string[] => [
  ...(['title', 'summary', 'source'] as const).filter((f) => !w[f].trim()),
  ...(isBlank(w.html) ? ['html'] : []),
  ...(kindRules[kind].figures && !w.figures.length ? ['figures'] : []),
  ...w.figures.flatMap((r, i) =>
    (['label', 'value'] as const).flatMap((f) => (r[f].trim() ? [] : [`figures.${i}.${f}`])),
  ),
  ...(kindRules[kind].person
    ? (['name', 'role'] as const).flatMap((f) => (w.sayer[f].trim() ? [] : [`sayer.${f}`]))
    : []),
];

/** Texts by their place; of the figures, each row as one. */
const placesOf = (w: ContributionWords): Map<string, string> =>
  new Map([
    ['title', w.title],
    ['summary', w.summary],
    ['html', w.html],
    ['sayer', [w.sayer.name, w.sayer.role].filter(Boolean).join(' · ')],
    ...w.figures.map((r, i): [string, string] => [`figures.${i}`, `${r.label}: ${r.value}`]),
    ['source', w.source],
  ]);
/** What differs between two times that it was handed in. */
export const wordChanges = (
  before: ContributionWords,
  after: ContributionWords,
): { at: string; before: string; after: string }[] => {
  const [a, b] = [placesOf(before), placesOf(after)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((at) => (a.get(at) ?? '') !== (b.get(at) ?? ''))
    .map((at) => ({ at, before: a.get(at) ?? '', after: b.get(at) ?? '' }));
};

const pictures: Record<string, string> = {
  'wind-energy': 'blade-root-1',
  aerospace: 'autoclave-1',
  'low-altitude': 'drone-1',
  automotive: 'body-panel-1',
  rail: 'sandwich-panel-1',
  marine: 'boat-hull-1',
  'hydrogen-pressure': 'tank-1',
  construction: 'rebar-1',
  'corrosion-environment': 'grating-1',
  'oil-gas': 'pipes-1',
  'sports-leisure': 'bicycle-frame-1',
};
/** The site's own picture that stands where the company sent none, by the first field of use that has one. */
export const pictureFor = (fields: readonly string[]): string =>
  fields.flatMap((f) => pictures[f] ?? [])[0] ?? 'carbon-twill-1';
