import { downloadZip } from 'client-zip';
import { type Value, xlsxParts } from '#contract/files/xlsx.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import type { ComparisonPaper } from './comparison-sheet.ts';

/** The comparison as a spreadsheet: a column a quotation; prices and amounts are figures, days are dates. */
export const comparisonXlsx = async (p: ComparisonPaper, s: Speaker): Promise<Uint8Array<ArrayBuffer>> => {
  const { say, text } = s;
  const { row } = p.look.data;
  const alone = (words: string): Value[] => [words];
  const rows: Value[][] = [
    ...[...p.rows, ...p.words].map((r): Value[] => [r.label, ...(r.cells ?? []).map((c) => c.value)]),
    ...(p.split.length ? [alone(''), alone(say('deciding:split.title')), ...p.split.map(alone)] : []),
    ...(p.rates.length ? [alone(''), alone(say('papers:rates')), ...p.rates.map(alone)] : []),
    alone(''),
    ...[
      `${row.number} · ${text(row.title)}`,
      ...p.view,
      say('papers:footComparison', { number: row.number, at: p.at }),
    ].map(alone),
  ];
  const parts = xlsxParts(row.number, [say('papers:suppliers'), ...p.heads], rows);
  return new Uint8Array(await downloadZip(parts).arrayBuffer());
};
