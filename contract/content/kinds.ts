/** Kinds of pieces that the platform publishes, as data. */
export const contentKinds = ['news', 'statement', 'case', 'journal', 'video', 'campaign'] as const;
export type ContentKind = (typeof contentKinds)[number];
/** Kinds that stand in lists, feeds and the members' news centre. */
export const listedKinds = ['news', 'statement', 'case', 'journal', 'video'] as const;
export type ListedKind = (typeof listedKinds)[number];
/** Those that are read as an article; the others are opened by a reader or a player of their own. */
export const articleKinds = ['news', 'statement', 'case'] as const satisfies readonly ListedKind[];
/** What members praise, collect and comment on (content 24). */
const discussedKinds = ['news', 'statement', 'case', 'video'] as const satisfies readonly ListedKind[];
export const isDiscussed = (kind: ContentKind): boolean => (discussedKinds as readonly ContentKind[]).includes(kind);

type Rule = {
  /** Visitors read title, summary and picture; the rest is for who is logged in (content 4). */
  gated: boolean;
  /** A person says it, who is named. */
  person: boolean;
  /** It rests on a table of figures. */
  figures: boolean;
  listed: boolean;
  /** It is nothing without the pages or the film that it carries. */
  media?: 'journal' | 'video';
};
export const kindRules: Record<ContentKind, Rule> = {
  news: { gated: false, person: false, figures: false, listed: true },
  statement: { gated: true, person: true, figures: true, listed: true },
  case: { gated: true, person: false, figures: true, listed: true },
  journal: { gated: false, person: false, figures: false, listed: true, media: 'journal' },
  video: { gated: false, person: false, figures: false, listed: true, media: 'video' },
  campaign: { gated: false, person: false, figures: false, listed: false },
};

/** A campaign page's address is one of nine, which is its slug too. */
export const campaignSlots = [
  'pageOne',
  'pageTwo',
  'pageThree',
  'pageFour',
  'pageFive',
  'pageSix',
  'pageSeven',
  'pageEight',
  'pageNine',
] as const;
export type CampaignSlot = (typeof campaignSlots)[number];
export const isCampaignSlot = (slug: string): slug is CampaignSlot => campaignSlots.includes(slug as CampaignSlot);
