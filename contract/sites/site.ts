import { type Lang, langs } from '../core/langs.ts';

/** The blocks of a company's home, in their first order; what each may hold is in `schemas.ts`. */
export const siteBlocks = ['overview', 'production', 'quality', 'team', 'process', 'trade'] as const;
export type SiteBlock = (typeof siteBlocks)[number];

/**
 * How the head of a home looks: cloth woven from what the company can make, its own picture (1204 x 600), or neither, for who
 * wants figures first.
 */
export const siteTemplates = ['woven', 'picture', 'plain'] as const;
type SiteTemplate = (typeof siteTemplates)[number];

/** What a company may write at most. The banner's measure is what is recommended, in pixels. */
export const siteLimits = {
  claim: 120,
  title: 60,
  body: 8000,
  machines: 30,
  contacts: 20,
  /** Published versions that are kept; the oldest go first. */
  versions: 30,
  capabilities: 300,
  certificates: 40,
  banner: { width: 1204, height: 600 },
} as const;

/**
 * Who reads a contact's name and addresses. Visitors read none of them, whatever stands here: of a contact for everybody they see
 * what it is responsible for, its languages and its hours (security 4).
 */
export const contactAudiences = ['everybody', 'members', 'identified', 'partners'] as const;
export type ContactAudience = (typeof contactAudiences)[number];

/** Languages that people are spoken to in; ISO 639-1. */
export const contactLanguages = ['zh', 'en', 'es', 'de', 'fr', 'it', 'pt', 'ja', 'ko', 'ru', 'ar', 'tr'] as const;
export type ContactLanguage = (typeof contactLanguages)[number];

type Words = { [L in Lang]?: string | undefined };
/** `process` is what it is for, a slug of `process_type`: matching reads no other machines. */
export type Machine = { name: Words; size: string; count: number; process?: string | undefined };
/** A block as it is typed, read, or sent. */
export type BlockContent = { title: Words; body: Words; picture: string | null; machines?: Machine[] | undefined };
/** A whole site as it is typed; the same without types of rich text. */
export type SiteContent = {
  template: SiteTemplate;
  order: SiteBlock[];
  hidden: SiteBlock[];
  header: { claim: Words; banner: string | null };
} & { [B in SiteBlock]: BlockContent };

const emptyBlock = (): BlockContent => ({ title: {}, body: {}, picture: null });
/** A site that nobody has begun. */
export const emptySite = (): SiteContent => ({
  template: 'woven',
  order: [...siteBlocks],
  hidden: [],
  header: { claim: {}, banner: null },
  overview: emptyBlock(),
  production: { ...emptyBlock(), machines: [] },
  quality: emptyBlock(),
  team: emptyBlock(),
  process: emptyBlock(),
  trade: emptyBlock(),
});

const said = (w: Words): boolean => langs.some((l) => w[l]?.trim());
/** Whether a block has something to read. */
export const isFilled = (b: BlockContent): boolean => said(b.body) || Boolean(b.picture) || Boolean(b.machines?.length);

/** The blocks that readers see, in the company's order. */
export const shownBlocks = (s: Pick<SiteContent, 'order' | 'hidden'> & SiteContent): SiteBlock[] =>
  s.order.filter((b) => !s.hidden.includes(b) && isFilled(s[b]));

/** A text of a site by where it stands: `header.claim`, `quality.body`, `production.machines.0`. */
export type SitePlace = { block: SiteBlock | 'header'; part: string };
const wordsOf = (s: SiteContent): (SitePlace & { words: Words })[] => [
  { block: 'header', part: 'claim', words: s.header.claim },
  ...siteBlocks.flatMap((block) => [
    { block, part: 'title', words: s[block].title },
    { block, part: 'body', words: s[block].body },
    ...(s[block].machines ?? []).map((m, i) => ({ block, part: `machines.${i}`, words: m.name })),
  ]),
];

/** Texts that are there in another language and not in this one. */
export const untranslated = (s: SiteContent, lang: Lang): SitePlace[] =>
  wordsOf(s).flatMap(({ words, ...place }) => (said(words) && !words[lang]?.trim() ? [place] : []));

/** What a site still lacks before it can stand for a company: by word, the weightiest first. */
export const lacks = (s: SiteContent): ('claim' | 'overview' | 'production' | 'translation')[] => [
  ...(said(s.header.claim) ? [] : (['claim'] as const)),
  ...(isFilled(s.overview) ? [] : (['overview'] as const)),
  ...(isFilled(s.production) ? [] : (['production'] as const)),
  ...(langs.some((l) => untranslated(s, l).length) ? (['translation'] as const) : []),
];

/** Moves one block by so many places; at an end it stays. */
export const moved = (order: readonly SiteBlock[], block: SiteBlock, by: number): SiteBlock[] => {
  const rest = order.filter((b) => b !== block);
  const at = Math.max(0, Math.min(rest.length, order.indexOf(block) + by));
  return rest.toSpliced(at, 0, block);
};
