import { langs } from '../core/langs.ts';
import { type ContentKind, kindRules } from './kinds.ts';
import type { PieceContent } from './piece.ts';

/** The texts of a version by their place: `title.en`, `blocks.2.text.cn`. HTML without a letter counts as empty. */
const textsOf = (value: unknown, at = ''): [place: string, text: string][] => {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([k, v]) => textsOf(v, at ? `${at}.${k}` : k));
};

const lang = new RegExp(`\\.(${langs.join('|')})$`);
const isBlank = (text: string): boolean =>
  !text
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();

/**
 * What a piece lacks before it can be handed in (content 6): places of empty texts; `blocks`, where nothing is said; `person`
 * and `figures` where its kind asks for them;
 * `editions`, `film` and `poster` of what a journal or a video is. A source that is nowhere given is not missed.
 */
export const lacksOf = (kind: ContentKind, c: PieceContent): string[] => {
  const { media } = c;
  const video = media?.kind === 'video' ? { captions: media.captions, chapters: media.chapters } : null;
  const texts = textsOf({
    title: c.title,
    summary: c.summary,
    blocks: c.blocks,
    person: c.person,
    source: c.source,
    media: video,
  });
  const sourced = Object.values(c.source).some((s) => s.trim());
  const rule = kindRules[kind];
  return [
    ...texts
      .filter(([at, s]) => lang.test(at) && isBlank(s) && (sourced || !at.startsWith('source.')))
      .map(([at]) => at),
    ...(c.blocks.length || rule.brief ? [] : ['blocks']),
    ...(rule.person && !c.person ? ['person'] : []),
    ...(rule.media && media?.kind !== rule.media ? [rule.media === 'video' ? 'film' : 'editions'] : []),
    ...(media?.kind === 'journal' && !Object.values(media.editions).some(Boolean) ? ['editions'] : []),
    ...(media?.kind === 'video' && !media.film ? ['film'] : []),
    ...(media?.kind === 'video' && !media.poster ? ['poster'] : []),
    ...(rule.topic && !c.topic ? ['topic'] : []),
    ...(rule.figures && !c.blocks.some((b) => b.kind === 'figures') ? ['figures'] : []),
  ];
};

/** Texts that differ between two versions; null where one of them has none. */
export const changesOf = (
  before: Partial<PieceContent>,
  after: Partial<PieceContent>,
): { at: string; before: string | null; after: string | null }[] => {
  const [a, b] = [new Map(textsOf(before)), new Map(textsOf(after))];
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((at) => a.get(at) !== b.get(at))
    .map((at) => ({ at, before: a.get(at) ?? null, after: b.get(at) ?? null }));
};
