import { legalNames } from '../legal/documents.ts';

/** Kinds of pieces that the platform publishes, as data. */
export const contentKinds = [
  'news',
  'statement',
  'case',
  'journal',
  'video',
  'campaign',
  'legal',
  'help',
  'announcement',
] as const;
export type ContentKind = (typeof contentKinds)[number];
/** Kinds that stand in lists, feeds and the members' news centre. */
export const listedKinds = ['news', 'statement', 'case', 'journal', 'video'] as const;
export type ListedKind = (typeof listedKinds)[number];
export const isListed = (kind: ContentKind): kind is ListedKind =>
  (listedKinds as readonly ContentKind[]).includes(kind);
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
  /** Its pieces stand at fixed places. */
  slots?: readonly string[];
  /** Readers always have a version of it: none is taken back. */
  stays?: true;
  /** It is listed under what it helps with. */
  topic?: true;
  /** Title, summary and links are all that there is of it: it has no page, tags or sources. */
  brief?: true;
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

/** What the site announces: that it is in beta, once a browser and version; and what is new, once a day (notices 7). */
export const announcementSlots = ['beta', 'daily'] as const;
export type AnnouncementSlot = (typeof announcementSlots)[number];

/** What somebody looks for help with, in the order in which help is listed. */
export const helpTopics = ['start', 'buying', 'selling', 'fairs', 'account'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const kindRules: Record<ContentKind, Rule> = {
  news: { gated: false, person: false, figures: false, listed: true },
  statement: { gated: true, person: true, figures: true, listed: true },
  case: { gated: true, person: false, figures: true, listed: true },
  journal: { gated: false, person: false, figures: false, listed: true, media: 'journal' },
  video: { gated: false, person: false, figures: false, listed: true, media: 'video' },
  campaign: { gated: false, person: false, figures: false, listed: false, slots: campaignSlots },
  // What members have agreed to is replaced by another version, never taken away (content 35).
  legal: { gated: false, person: false, figures: false, listed: false, slots: legalNames, stays: true },
  help: { gated: false, person: false, figures: false, listed: false, topic: true },
  announcement: { gated: false, person: false, figures: false, listed: false, slots: announcementSlots, brief: true },
};

/** The fixed places of a kind, one of which is the slug of each of its pieces; null where a piece names its own. */
export const slotsOf = (kind: ContentKind): readonly string[] | null => kindRules[kind].slots ?? null;
/** Whether a piece of this kind may have this slug: one of its places, or none of any kind's. */
export const mayBeSlug = (kind: ContentKind, slug: string): boolean =>
  slotsOf(kind)?.includes(slug) ?? !contentKinds.some((k) => slotsOf(k)?.includes(slug));
