import type { Lang } from '../core/langs.ts';
import type { Block, PieceContent } from './piece.ts';

const ofBlock = (b: Block, l: Lang): unknown[] =>
  b.kind === 'text'
    ? [b.html[l]]
    : b.kind === 'figures'
      ? b.rows.flatMap((r) => [r.label[l], r.value[l]])
      : b.kind === 'quote'
        ? [b.text[l], b.by[l]]
        : [];

/**
 * What a member wrote of a piece, in their language (content 32). Links and the heading of a table, which the desk adds, are not
 * among it.
 */
const theirWords = (c: PieceContent, l: Lang): unknown[] => [
  c.title[l],
  c.summary[l],
  ...(c.person ? [c.person.name[l], c.person.role[l]] : []),
  ...c.blocks.flatMap((b) => ofBlock(b, l)),
  c.source[l],
];

/** Whether a member's words stand in `after` as they stood in `before`. */
export const keepsWords = (before: PieceContent, after: PieceContent, l: Lang): boolean =>
  JSON.stringify(theirWords(before, l)) === JSON.stringify(theirWords(after, l));
