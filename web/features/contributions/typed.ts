import type { ContributionView } from '#contract/contributions/calls.ts';
import { type ContributedKind, type ContributionWords, lacksOfWords } from '#contract/contributions/words.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import type { Stored } from '#web/ui/file/upload.ts';

/** What is typed; of the picture, the file that the server holds. */
export type Typed = Omit<ContributionWords, 'picture'> & {
  id: string;
  turn: number;
  picture: Stored | null;
  agreed: boolean;
};

const blankRow = { label: '', value: '' };
export const emptyOf = (id: string, lang: Lang): Typed => ({
  id,
  turn: 0,
  lang,
  title: '',
  summary: '',
  html: '' as RichHtml,
  sayer: { name: '', role: '' },
  figures: [blankRow],
  source: '',
  picture: null,
  products: [],
  fields: [],
  note: '',
  agreed: false,
});

export const typedOf = (v: ContributionView): Typed => ({
  ...v.words,
  figures: v.words.figures.length ? v.words.figures : [blankRow],
  id: v.row.id,
  turn: v.turn,
  picture: v.words.picture && v.pictureUrl ? { id: v.words.picture, url: v.pictureUrl, name: '', size: 0 } : null,
  agreed: false,
});

/** What is sent; a row of figures in which nothing stands is none. */
export const wordsOf = ({ id, turn, agreed, picture, ...words }: Typed): ContributionWords => ({
  ...words,
  figures: words.figures.filter((r, i) => r.label.trim() || r.value.trim() || i < lastFilled(words.figures)),
  picture: picture?.id ?? null,
});
const lastFilled = (rows: Typed['figures']): number => rows.findLastIndex((r) => r.label.trim() || r.value.trim());

/** Fields that are missing before it can be handed in, each with the name of its message. */
export const lackingOf = (kind: ContributedKind, v: Typed): [field: string, need: string][] => [
  ...lacksOfWords(kind, wordsOf(v)).map((at): [string, string] => [
    at,
    at.startsWith('figures.') ? (at.split('.')[2] ?? '') : at.replace('sayer.', ''),
  ]),
  ...(v.agreed ? [] : [['agreed', 'agreed'] as [string, string]]),
];
