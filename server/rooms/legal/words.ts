import type { PieceContent } from '#contract/content/piece.ts';

/** What a legal text says. */
export type LegalWords = Pick<PieceContent, 'title' | 'summary' | 'blocks'>;
