import { htmlLang } from '#contract/core/langs.ts';
import type { Block, Sheet } from '#server/platform/pdf/sheet.ts';
import type { LeftWhy, Withheld } from './parts.ts';
import type { WholeDeal } from './read-deal.ts';

/** A line of the index: a file of the archive with its size and hash, in the order in which they stand there. */
export type Listed = { name: string; kind: string; bytes: number; sha256: string };
/** A file that is not in it, and why. */
export type Left = { name: string; why: LeftWhy };

/** What an archive never holds, each once. */
const withheldOf = (whole: WholeDeal): Withheld[] => [...new Set(whole.parts.flatMap((p) => p.withheld ?? []))];

/** The index for programs. */
export const indexJson = (whole: WholeDeal, made: string, listed: Listed[], left: Left[]): string => {
  const { view, words } = whole;
  const index = {
    number: view.number,
    title: words.text(view.title),
    party: view.party,
    made,
    zone: words.zone,
    capped: view.capped,
    files: listed,
    left,
    withheld: withheldOf(whole),
    events: view.events.map(({ at, kind, title, detail, number, party, company }) => ({
      at,
      kind,
      title,
      detail,
      number,
      party,
      company: company ? words.text(company.name) : null,
    })),
  };
  return `${JSON.stringify(index, null, 2)}\n`;
};

/** A cell of CSV; what a spreadsheet would take for a formula is text. */
const cell = (v: string | number): string =>
  `"${String(v)
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`;

/** The index for spreadsheets; the mark at the front tells them that it is UTF-8. */
export const indexCsv = (listed: Listed[]): string => {
  const rows = [['name', 'kind', 'bytes', 'sha256'], ...listed.map((l) => [l.name, l.kind, l.bytes, l.sha256])];
  return `\ufeff${rows.map((r) => r.map(cell).join(',')).join('\r\n')}\r\n`;
};

/** The index on paper: each file with its hash, what is left out, and what such an archive never holds. */
export const indexSheet = (whole: WholeDeal, made: string, listed: Listed[], left: Left[]): Sheet => {
  const { view, words } = whole;
  const { say, text, moment, zone, lang, f } = words;
  const withheld = withheldOf(whole);
  const kindOf = (kind: string) => say(kind === 'timeline' ? 'deal:title' : `deal:kind.${kind}`);
  const blocks: Block[] = [
    { kind: 'heading', text: text(view.title) },
    {
      kind: 'table',
      columns: [
        { head: say('deal:index.file'), share: 0.68 },
        { head: say('deal:index.kind'), share: 0.17 },
        { head: say('deal:index.bytes'), share: 0.15, end: true },
      ],
      rows: listed.map((l) => [
        { text: l.name, note: `SHA-256 ${l.sha256}` },
        kindOf(l.kind),
        f.number(String(l.bytes)),
      ]),
    },
  ];
  if (left.length)
    blocks.push(
      { kind: 'heading', text: say('deal:index.left') },
      {
        kind: 'table',
        columns: [
          { head: say('deal:index.file'), share: 0.5 },
          { head: say('deal:index.why'), share: 0.5 },
        ],
        rows: left.map((l) => [l.name, say(`deal:index.because.${l.why}`)]),
      },
    );
  if (withheld.length)
    blocks.push(
      { kind: 'heading', text: say('deal:index.withheld') },
      ...withheld.map((w): Block => ({ kind: 'text', text: say(`deal:index.never.${w}`) })),
    );
  return {
    lang: htmlLang[lang],
    title: say('deal:index.title'),
    sign: 'Weft',
    beside: [view.number, say('deal:paper.made', { at: moment(made) }), say('deal:paper.zone', { zone })],
    warning: view.capped ? say('deal:capped') : null,
    blocks,
    foot: say('deal:index.foot', { number: view.number }),
    pages: say('papers:page', { page: '{page}', pages: '{pages}' }),
  };
};
