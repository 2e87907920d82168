import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiryComparing } from '#contract/inquiry/comparing.ts';
import { compare } from '#contract/inquiry/comparison/level.ts';
import type { Ctx } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { type Speaker, speaker } from '#server/platform/pdf/speaker.ts';
import { readNotes } from '../comparing/note.ts';
import { readOwn } from '../lists/read-own.ts';
import { scoringOf } from '../scoring/score.ts';
import { comparisonRows } from './comparison-rows.ts';
import { type ComparisonPaper, comparisonSheet } from './comparison-sheet.ts';
import { comparisonXlsx } from './comparison-xlsx.ts';
import type { PaperRow } from './paper-rows.ts';
import { scoreRows } from './score-rows.ts';
import { splitWords } from './split-words.ts';

type Asked = ParsedOf<typeof inquiryComparing.pdf>['query'];

/**
 * The comparison as its reader looks at it: it is made of what their page is answered, so that a file holds nothing besides.
 * @throws Refused common.notFound for everybody who isn't of the buyer's side
 */
const paperOf = async (
  ctx: Ctx,
  id: string,
  asked: Asked,
): Promise<{ p: ComparisonPaper; s: ReturnType<typeof speaker> }> => {
  const data = await readOwn(ctx, id);
  const s = speaker(asked.lang ?? ctx.lang, asked.zone);
  const { say, text, f } = s;
  const { lines } = data.parts;
  const tier = Math.min(asked.tier, Math.max(...lines.map((l) => l.tiers.length)));
  const currency = asked.currency ?? data.parts.currency;
  const columns = compare(lines, data.quotations, {
    tier,
    to: currency,
    rates: data.rates,
    term: data.row.tradeTerm,
    assumed: data.assumptions,
    landed: asked.landed !== '0',
  });
  const look = {
    data,
    columns,
    tier,
    currency,
    differencesOnly: asked.differences === '1',
    scoring: await scoringOf(ctx, id),
  };
  const used = data.rates.filter(
    (r) => r.currency !== 'CNY' && [currency, ...data.quotations.map((q) => q.currency)].includes(r.currency),
  );
  const made = comparisonRows(look, s);
  const p = {
    look,
    heads: data.quotations.map((q) => text(q.company.name)),
    rows: [...made.rows, ...scoreRows(look, s)],
    words: made.words,
    split: splitWords(look, s),
    rates: used.map((r) =>
      [say('compare:rate', { currency: r.currency, cny: f.number(r.cny, 6), day: f.day(r.day) }), r.source]
        .filter(Boolean)
        .join(' · '),
    ),
    view: [
      say('papers:view', { tier: say('inquiry:line.tier', { n: tier }), currency }),
      say(`papers:${columns.some((c) => c.landed) ? 'landed' : 'plain'}`),
    ],
    at: f.stamp(new Date().toISOString()),
  };
  return { p, s };
};

const nameOf = ({ look }: ComparisonPaper, lang: string) => `${look.data.row.number}-${lang}`;

/** The comparison as a PDF. */
export const printComparison = async (ctx: Ctx, id: string, asked: Asked): Promise<Response> => {
  const { p, s } = await paperOf(ctx, id, asked);
  return download(await printSheet(comparisonSheet(p, s)), 'pdf', nameOf(p, s.lang));
};

/** A cell of a spreadsheet takes 32,767 characters. */
const mostInCell = 32_000;
type AskedSheet = ParsedOf<typeof inquiryComparing.sheet>['query'];

/** What the buyer's side noted of each quotation, as a row of long texts; the spreadsheet alone has it, where it is asked for. */
const notesRow = async (ctx: Ctx, { look }: ComparisonPaper, { say, f }: Speaker): Promise<PaperRow> => {
  const { notes } = await readNotes(ctx, look.data.row.id);
  return {
    label: say('notes:title'),
    cells: look.data.quotations.map((q) => {
      const text = notes
        .filter((n) => n.quotationId === q.id)
        .map((n) => `${n.name} · ${f.stamp(n.at)}\n${n.text}`)
        .join('\n\n')
        .slice(0, mostInCell);
      return { text, value: text };
    }),
  };
};

/** The comparison as a spreadsheet, with the notes of the own side where they are asked for. */
export const writeComparison = async (ctx: Ctx, id: string, asked: AskedSheet): Promise<Response> => {
  const { p, s } = await paperOf(ctx, id, asked);
  if (asked.notes === '1') p.words = [...p.words, await notesRow(ctx, p, s)];
  return download(await comparisonXlsx(p, s), 'xlsx', nameOf(p, s.lang));
};
