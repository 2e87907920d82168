import { type ContentKind, kindRules } from '#contract/content/kinds.ts';
import type { Block, BlockKind, InThree, PieceContent } from '#contract/content/piece.ts';
import { pageTo } from '#contract/pages.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';

export const noWords: InThree = { cn: '', en: '', es: '' };
const noHtml = '' as RichHtml;

const blocks: { [K in BlockKind]: Extract<Block, { kind: K }> } = {
  text: { kind: 'text', html: { cn: noHtml, en: noHtml, es: noHtml } },
  figures: { kind: 'figures', title: noWords, rows: [{ label: noWords, value: noWords }] },
  quote: { kind: 'quote', text: noWords, by: noWords },
  link: { kind: 'link', label: noWords, to: pageTo('search') },
};
/** Of what a piece of this kind may be built. */
export const blockKindsOf = (kind: ContentKind): BlockKind[] =>
  kindRules[kind].brief ? ['link'] : (Object.keys(blocks) as BlockKind[]);
export const newBlock = (kind: BlockKind): Block => blocks[kind];

const media: Record<'journal' | 'video', NonNullable<PieceContent['media']>> = {
  journal: { kind: 'journal', number: '1', editions: { cn: null, en: null, es: null }, download: false },
  video: { kind: 'video', film: null, poster: null, seconds: 0, captions: noWords, chapters: [] },
};

export const blankContent = (title: InThree, kind: ContentKind): PieceContent => ({
  title,
  summary: noWords,
  picture: 'carbon-twill-1',
  photo: null,
  blocks: kindRules[kind].brief ? [] : [blocks.text],
  person: kindRules[kind].person ? { name: noWords, role: noWords, firm: noWords } : null,
  materials: [],
  processes: [],
  fields: [],
  companies: [],
  products: [],
  standards: [],
  source: noWords,
  example: false,
  media: kindRules[kind].media ? media[kindRules[kind].media] : null,
  topic: kindRules[kind].topic ? 'start' : null,
});
