import { htmlLang } from '#contract/core/langs.ts';
import { lineTotal, minorToDecimal } from '#contract/core/money.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import type { Block, Sheet } from '#server/platform/pdf/sheet.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import { answerText, requirementText } from './answer-words.ts';
import { costFacts } from './cost-words.ts';
import { alternativeTexts, proofText } from './offer-words.ts';

/** A quotation with what it answers, as a side of it reads both. */
export type QuotationPaper = {
  q: QuotationView;
  /** The lines that it answers: those of the version that it was written for. */
  lines: LineView[];
  inquiry: { number: string; title: Text; version: number };
  buyer: Text;
  expired: boolean;
};

/** A row for each quantity that is offered, and one for a line that is not. */
const priceRows = (p: QuotationPaper, { say, text, unit, f }: Speaker) =>
  p.lines.flatMap((line) => {
    const quoted = p.q.lines.find((l) => l.lineId === line.id);
    const least =
      quoted?.moq &&
      say('papers:with', {
        label: say('inquiry:quote.moq'),
        value: `${f.number(quoted.moq)} ${unit(line.unit, quoted.moq)}`,
      });
    const note = [text(line.specification), least].filter(Boolean).join(' · ');
    const product = { text: text(line.productName), note };
    const offered = line.tiers.flatMap((quantity, i) => {
      const price = quoted?.prices[i];
      return price ? [{ quantity, price }] : [];
    });
    if (!offered.length) return [[String(line.no), product, say('papers:notOffered'), '—', '—']];
    return offered.map(({ quantity, price }, i) => [
      i === 0 ? String(line.no) : '',
      i === 0 ? product : '',
      `${f.number(quantity)} ${unit(line.unit, quantity)}`,
      `${f.money(price, p.q.currency, 4)}/${unit(line.unit)}`,
      f.money(minorToDecimal(lineTotal(price, quantity)), p.q.currency),
    ]);
  });

const totalsBlock = ({ q }: QuotationPaper, { say, f }: Speaker): Block => ({
  kind: 'facts',
  columns: 3,
  facts: q.totals.map((total, i) => ({
    label: `${say('papers:totals')} · ${say('inquiry:line.tier', { n: i + 1 })}`,
    value: total === null ? '—' : f.money(total, q.currency),
  })),
});

const termsBlock = ({ q }: QuotationPaper, s: Speaker): Block => {
  const { say, f } = s;
  return {
    kind: 'facts',
    columns: 2,
    facts: [
      {
        label: say('inquiry:quote.tradeTerm'),
        value: `${q.tradeTerm} ${q.place}`,
        note: say('contract:incoterms'),
      },
      { label: say('inquiry:quote.leadDays'), value: say('inquiry:quote.days', { n: q.leadDays, count: q.leadDays }) },
      { label: say('inquiry:quote.payment'), value: say(`common:payment.${q.paymentType}`) },
      { label: say('inquiry:terms.currency'), value: q.currency },
      { label: say('inquiry:quote.validUntil'), value: f.day(q.validUntil) },
      ...costFacts(q, s),
    ],
  };
};

const answersBlocks = ({ q, lines }: QuotationPaper, s: Speaker): Block[] => {
  const rows = lines.flatMap((line) => {
    const answers = q.lines.find((l) => l.lineId === line.id)?.answers ?? [];
    return line.requirements.flatMap((r, i) => {
      const a = answers[i];
      if (!a) return [];
      const deviates = a.verdict === 'deviates';
      return [
        [
          String(line.no),
          { text: requirementText(r, s), note: r.must ? s.say('inquiry:requirement.must') : '' },
          {
            text: answerText(r, a, s),
            note: proofText(q, a, s),
            bold: deviates,
            ...(deviates && { color: '#a8420b' }),
          },
        ],
      ];
    });
  });
  return rows.length
    ? [
        { kind: 'heading', text: s.say('papers:answers') },
        {
          kind: 'table',
          columns: [
            { head: s.say('order:no'), share: 0.07 },
            { head: s.say('order:agreed.requirement'), share: 0.5 },
            { head: s.say('order:agreed.answer'), share: 0.43 },
          ],
          rows,
        },
      ]
    : [];
};

const warningOf = ({ q, inquiry, expired }: QuotationPaper, { say }: Speaker): string | null => {
  if (q.state === 'withdrawn' || q.state === 'refused') return say(`papers:${q.state}`);
  if (q.state === 'submitted' && expired) return say('papers:expired');
  return q.forVersion === inquiry.version ? null : say('papers:earlier', { n: q.forVersion });
};

const textBlocks = (heading: string, words: string): Block[] =>
  words
    ? [
        { kind: 'heading', text: heading },
        { kind: 'text', text: words },
      ]
    : [];

/** A quotation on paper, the same for both sides. */
export const quotationSheet = (p: QuotationPaper, s: Speaker): Sheet => {
  const { say, text, join, f } = s;
  const { q, inquiry } = p;
  return {
    lang: htmlLang[s.lang],
    title: say('papers:quotation'),
    sign: 'Weft',
    beside: [
      `${q.number} · ${say('inquiry:mine.revision', { n: q.revision })}`,
      say('papers:with', { label: say('papers:quotedOn'), value: f.stamp(q.at) }),
      say('papers:with', { label: say('papers:inquiry'), value: inquiry.number }),
      say('papers:with', {
        label: say('papers:state'),
        value: say(`common:quotationState.${q.state}`),
      }),
    ],
    warning: warningOf(p, s),
    blocks: [
      {
        kind: 'facts',
        columns: 2,
        facts: [
          { label: say('papers:supplier'), value: text(q.company.name), note: text(q.company.city) },
          { label: say('papers:buyer'), value: text(p.buyer), note: text(inquiry.title) },
        ],
      },
      { kind: 'heading', text: say('papers:lines') },
      {
        kind: 'table',
        columns: [
          { head: say('order:no'), share: 0.07 },
          { head: say('order:product'), share: 0.38 },
          { head: say('papers:quantity'), share: 0.17, end: true },
          { head: say('papers:price'), share: 0.19, end: true },
          { head: say('papers:lineTotal'), share: 0.19, end: true },
        ],
        rows: priceRows(p, s),
      },
      totalsBlock(p, s),
      { kind: 'heading', text: say('compare:terms') },
      termsBlock(p, s),
      ...answersBlocks(p, s),
      ...textBlocks(say('offers:alternatives'), p.lines.flatMap((l) => alternativeTexts(q, l, s)).join('\n')),
      ...textBlocks(say('inquiry:quote.note'), q.note ?? ''),
      ...textBlocks(say('inquiry:annex.title'), join(q.annexes.map((a) => a.name))),
    ],
    foot: say('papers:footQuotation', { number: q.number, n: q.revision }),
    pages: say('papers:page', { page: '{page}', pages: '{pages}' }),
  };
};
