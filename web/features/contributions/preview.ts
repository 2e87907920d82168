import type { ContributionView } from '#contract/contributions/calls.ts';
import { pictureFor } from '#contract/contributions/words.ts';
import type { PieceView } from '#contract/content/calls.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';

/** A contribution as its readers would see it, in the one language that it has. */
export const previewOf = (v: ContributionView, figures: string): PieceView => {
  const { row, words: w } = v;
  const text = (s: string) => ({ cn: '', en: '', es: '', [w.lang]: s });
  const { name, role } = w.sayer;
  const { cn = '', en = '', es = '' } = row.company.name;
  return {
    row: {
      id: row.id,
      kind: row.kind,
      slug: v.slug ?? '',
      title: text(w.title),
      summary: text(w.summary),
      picture: pictureFor(w.fields),
      photo: v.pictureUrl,
      person: row.kind === 'statement' ? { name: text(name), role: text(role), firm: { cn, en, es } } : null,
      materials: [],
      example: false,
      publishedAt: row.updatedAt,
      revisedAt: null,
    },
    gate: 'none',
    parts: {
      blocks: [
        { kind: 'text', html: { cn: '' as RichHtml, en: '' as RichHtml, es: '' as RichHtml, [w.lang]: w.html } },
        {
          kind: 'figures',
          title: { cn: figures, en: figures, es: figures },
          rows: w.figures.map((r) => ({ label: text(r.label), value: text(r.value) })),
        },
      ],
      processes: [],
      fields: v.fields,
      companies: [row.company],
      products: v.products,
      standards: [],
      source: text(w.source),
    },
    related: [],
  };
};
