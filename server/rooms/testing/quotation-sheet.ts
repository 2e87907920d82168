import { htmlLang } from '#contract/core/langs.ts';
import type { QuotationDetail } from '#contract/testing/schemas.ts';
import type { Block, Sheet } from '#server/platform/pdf/sheet.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';

const missingBlocks = ({ missing }: QuotationDetail, { say, text }: Speaker): Block[] =>
  missing.length
    ? [
        { kind: 'heading', text: say('testing:missing') },
        { kind: 'text', text: missing.map((m) => `${m.standard} · ${text(m.name)}`).join('\n') },
      ]
    : [];

/** A quotation of tests on paper. */
export const quotationSheet = (q: QuotationDetail, s: Speaker): Sheet => {
  const { say, text, f } = s;
  const { row } = q;
  const money = (v: string) => f.money(v, row.currency);
  return {
    lang: htmlLang[s.lang],
    title: say('testing:paper'),
    sign: 'Weft',
    beside: [
      row.number,
      say('papers:with', { label: say('testing:keptOn'), value: f.stamp(row.createdAt) }),
      say('papers:with', { label: say('testing:validUntil'), value: f.day(row.validUntil) }),
    ],
    warning: row.holds ? null : say('testing:overPaper'),
    blocks: [
      {
        kind: 'facts',
        columns: 2,
        facts: [
          { label: say('testing:lab'), value: text(row.lab.name), note: text(row.lab.city) || undefined },
          { label: say('testing:material'), value: text(row.material.name) },
          { label: say('testing:cutting'), value: say(`testing:cut.${q.cutting}`) },
          { label: say('testing:workingDays'), value: f.number(row.days) },
        ],
      },
      { kind: 'heading', text: say('testing:lines') },
      {
        kind: 'table',
        columns: [
          { head: say('testing:method'), share: 0.36 },
          { head: say('testing:condition'), share: 0.18 },
          { head: say('testing:charged'), share: 0.1, end: true },
          { head: say('testing:each'), share: 0.12, end: true },
          { head: say('testing:setup'), share: 0.12, end: true },
          { head: say('testing:total'), share: 0.12, end: true },
        ],
        rows: q.lines.map((l) => [
          { text: l.standard, note: text(l.name) },
          say(`testing:state.${l.condition}`),
          f.number(l.charged),
          money(l.each),
          money(l.setup),
          money(l.total),
        ]),
        sum: [say('testing:sum'), money(row.total)],
      },
      ...missingBlocks(q, s),
      { kind: 'heading', text: say('testing:terms') },
      { kind: 'text', text: say('testing:termsText') },
    ],
    foot: say('testing:foot', { number: row.number }),
    pages: say('papers:page', { page: '{page}', pages: '{pages}' }),
  };
};
