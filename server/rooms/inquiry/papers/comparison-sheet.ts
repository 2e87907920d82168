import { htmlLang } from '#contract/core/langs.ts';
import type { Block, Sheet } from '#server/platform/pdf/sheet.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import type { Look, PaperCell, PaperRow } from './paper-rows.ts';

/** So many quotations stand beside one another on a page laid across. */
const across = 4;
const colours = { bad: '#a8420b', best: '#0b6554' };

const drawn = (c: PaperCell | undefined) => ({
  text: c?.text ?? '',
  ...(c?.best && { bold: true, color: colours.best }),
  ...(c?.bad && { color: colours.bad }),
});

/** One table of up to four quotations, all rows of the comparison. */
const tableOf = (heads: string[], rows: PaperRow[], from: number): Block => ({
  kind: 'table',
  columns: [
    { head: '', share: 0.2 },
    ...Array.from({ length: across }, (_, k) => ({ head: heads[from + k] ?? '', share: 0.8 / across })),
  ],
  rows: rows.map((r) => [
    { text: r.label, bold: r.cells === null },
    ...Array.from({ length: across }, (_, k) => drawn(r.cells?.[from + k])),
  ]),
});

const wordBlocks = (heads: string[], words: PaperRow[], { say }: Speaker): Block[] =>
  words.flatMap((r): Block[] => [
    { kind: 'heading', text: r.label },
    ...(r.cells ?? []).flatMap((c, k): Block[] =>
      c.value === null ? [] : [{ kind: 'text', text: say('papers:with', { label: heads[k], value: c.text }) }],
    ),
  ]);

export type ComparisonPaper = {
  look: Look;
  heads: string[];
  rows: PaperRow[];
  words: PaperRow[];
  split: string[];
  rates: string[];
  /** What is compared, in words. */
  view: string[];
  at: string;
};

/** The comparison on paper: four quotations a table, all rows of each; then notes, votes and the split award. */
export const comparisonSheet = (p: ComparisonPaper, s: Speaker): Sheet => {
  const { say, text } = s;
  const { row } = p.look.data;
  const groups = Array.from({ length: Math.ceil(p.heads.length / across) }, (_, g) => g * across);
  return {
    lang: htmlLang[s.lang],
    across: true,
    title: say('papers:comparison'),
    sign: 'Weft',
    beside: [`${row.number} · ${text(row.title)}`, ...p.view, say('papers:made', { at: p.at })],
    warning: null,
    blocks: [
      ...groups.flatMap((from): Block[] => [
        ...(from
          ? [
              {
                kind: 'heading' as const,
                text: say('papers:more', {
                  from: from + 1,
                  to: Math.min(from + across, p.heads.length),
                  count: p.heads.length,
                }),
              },
            ]
          : []),
        tableOf(p.heads, p.rows, from),
      ]),
      ...wordBlocks(p.heads, p.words, s),
      ...(p.split.length
        ? [
            { kind: 'heading' as const, text: say('deciding:split.title') },
            { kind: 'text' as const, text: p.split.join('\n') },
          ]
        : []),
      ...(p.rates.length
        ? [
            { kind: 'heading' as const, text: say('papers:rates') },
            { kind: 'text' as const, text: p.rates.join('\n') },
          ]
        : []),
    ],
    foot: say('papers:footComparison', { number: row.number, at: p.at }),
    pages: say('papers:page', { page: '{page}', pages: '{pages}' }),
  };
};
