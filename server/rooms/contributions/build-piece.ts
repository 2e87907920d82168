import { type ContributionWords, pictureFor } from '#contract/contributions/words.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { translate } from '#server/platform/translate.ts';
import type { ContributionRecord } from './store.ts';

const only = (lang: Lang, text: string) => ({ cn: '', en: '', es: '', [lang]: text });
const inAll = (of: (lang: Lang) => string) => ({ cn: of('cn'), en: of('en'), es: of('es') });

/** Where a piece stands before the desk names it; nobody reads from it how many were written. */
export const firstSlug = (kind: ContributionRecord['kind'], pieceId: string): string => `${kind}-${pieceId.slice(-12)}`;

/**
 * What the company wrote, as the first version of a piece: its language filled, the others empty for the desk (content 32). The
 * heading of the figures is the platform's, so it is there in every language.
 */
export const pieceOf = (
  { kind, words: w }: { kind: ContributionRecord['kind']; words: ContributionWords },
  company: { id: string; name: Partial<Record<Lang, string>> },
): PieceContent => {
  const text = (s: string) => only(w.lang, s);
  const firm = inAll((l) => company.name[l] ?? langs.flatMap((x) => company.name[x] ?? [])[0] ?? '');
  const html = { cn: '' as RichHtml, en: '' as RichHtml, es: '' as RichHtml, [w.lang]: w.html };
  return {
    title: text(w.title),
    summary: text(w.summary),
    picture: pictureFor(w.fields),
    topic: null,
    photo: w.picture,
    blocks: [
      { kind: 'text', html },
      {
        kind: 'figures',
        title: inAll((l) => translate(l, 'contributions:figuresTitle')),
        rows: w.figures.map((r) => ({ label: text(r.label), value: text(r.value) })),
      },
    ],
    person: kind === 'statement' ? { name: text(w.sayer.name), role: text(w.sayer.role), firm } : null,
    materials: [],
    processes: [],
    fields: w.fields,
    companies: [company.id],
    products: w.products,
    standards: [],
    source: text(w.source),
    example: false,
    media: null,
  };
};
