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
export const blockKinds = Object.keys(blocks) as BlockKind[];
export const newBlock = (kind: BlockKind): Block => blocks[kind];

export const blankContent = (title: InThree, person: boolean): PieceContent => ({
  title,
  summary: noWords,
  picture: 'carbon-twill-1',
  blocks: [blocks.text],
  person: person ? { name: noWords, role: noWords, firm: noWords } : null,
  materials: [],
  processes: [],
  fields: [],
  companies: [],
  products: [],
  standards: [],
  source: noWords,
  example: false,
});
