import { landLine } from '#contract/inquiry/comparison/landed-lines.ts';
import { answeredLine, answerTo, type Column, outliersOf, tierOf } from '#contract/inquiry/comparison/level.ts';
import { isBelow, leastOf } from '#contract/inquiry/offers/least.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { daysLate, deliveryDay, differencesOf, type TermDifference } from '#contract/order/terms-differ.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import { answerText, requirementText } from './answer-words.ts';
import { costRows, costText, gapText, landedText } from './cost-words.ts';
import { alternativeTexts, proofText } from './offer-words.ts';
import type { Look, PaperCell, PaperRow } from './paper-rows.ts';

const plain = (text: string, more: Partial<PaperCell> = {}): PaperCell => ({ text, value: text, ...more });
const none: PaperCell = { text: '—', value: null };
const cents = (n: number) => Math.round(n * 100) / 100;

const standingOf = ({ columns, data }: Look, c: Column, { say, f }: Speaker): string => {
  const best = columns.find((x) => x.lowest)?.total;
  const n = c.cells.filter(Boolean).length;
  if (c.quotation.state === 'withdrawn') return say('common:quotationState.withdrawn');
  if (c.lowest) return say('compare:lowest');
  if (!c.alike) return say('compare:otherQuantities');
  if (!c.complete) return say('compare:partial', { n, of: data.parts.lines.length });
  if (c.total === null) return say('compare:noRate');
  if (!c.comparable) return say('compare:head.otherTerm', { term: c.quotation.tradeTerm });
  return best ? `+${f.number(((c.total - best) / best) * 100, 1)}%` : '—';
};

const overview = (look: Look, s: Speaker): PaperRow[] => {
  const { columns, currency } = look;
  const { say, f } = s;
  const row = (label: string, cell: (c: Column) => PaperCell): PaperRow => ({ label, cells: columns.map(cell) });
  const money = (n: number | null | undefined): PaperCell =>
    typeof n === 'number' ? { text: f.money(n, currency), value: cents(n) } : none;
  return [
    { label: say('papers:overview'), cells: null },
    row(say('papers:quote'), ({ quotation: q }) =>
      plain(`${q.number} · ${say('inquiry:mine.revision', { n: q.revision })}`),
    ),
    row(say('papers:state'), ({ quotation: q }) => plain(say(`common:quotationState.${q.state}`))),
    row(say('papers:total', { currency }), (c) => ({ ...money(c.total), best: c.lowest })),
    row(say('papers:standing'), (c) => plain(standingOf(look, c, s), { best: c.lowest })),
    ...(columns.some((c) => c.landed)
      ? [
          row(say('costs:open'), ({ quotation: q }) => gapText(q, look, s)),
          row(say('compare:landed.price'), (c) => money(c.priced)),
          row(say('compare:landed.freight'), (c) => money(c.landed?.freight)),
          row(say('compare:landed.duty'), (c) => money(c.landed?.duty)),
          row(say('compare:landed.other'), (c) => money(c.landed?.other)),
        ]
      : []),
    row(say('papers:fit'), ({ quotation: q }) => ({ text: String(q.score), value: q.score })),
    row(say('papers:meets'), (c) => plain(`${c.meets}/${c.answers}`)),
  ];
};

const flagOf = (ratio: number, { say, f }: Speaker): string =>
  ratio > 1
    ? say('compare:flag.high', { n: f.number(ratio, 1) })
    : say('compare:flag.low', { n: f.number(ratio * 100, 0) });

/** Prices of a line; with what each is in the common currency where they differ in it, and what stands out. */
const priceRows = ({ columns, currency }: Look, line: LineView, at: number, s: Speaker): PaperRow[] => {
  const { say, f, unit } = s;
  const missing = plain(say('compare:missing'));
  const cells = columns.map((c) => ({ q: c.quotation, cell: c.cells[at] ?? null }));
  const ratios = outliersOf(columns, at);
  return [
    {
      label: say('papers:price'),
      cells: cells.map(({ q, cell }) =>
        cell
          ? {
              text: `${f.money(cell.price, q.currency, 4)}/${unit(line.unit)}`,
              value: Number(cell.price),
              best: cell.lowest,
            }
          : missing,
      ),
    },
    {
      label: say('papers:lineTotal'),
      cells: cells.map(({ q, cell }) =>
        cell ? { text: f.money(cell.total, q.currency), value: cents(cell.total) } : none,
      ),
    },
    ...(cells.some(({ q }) => q.currency !== currency)
      ? [
          {
            label: say('papers:levelled', { currency }),
            cells: cells.map(({ cell }) =>
              typeof cell?.levelled === 'number'
                ? { text: f.money(cell.levelled, currency), value: cents(cell.levelled) }
                : none,
            ),
          },
        ]
      : []),
    ...(ratios.some((r) => r !== undefined)
      ? [
          {
            label: say('papers:flags'),
            cells: ratios.map((r) => (r === undefined ? none : plain(flagOf(r, s), { bad: true }))),
          },
        ]
      : []),
  ];
};

/** The least quantity at which each offers a line, where one has any; a figure where it is in the unit of the line. */
const leastRow = ({ columns, tier }: Look, line: LineView, { say, f, unit }: Speaker): PaperRow[] => {
  const leasts = columns.map(({ quotation: q }) => ({ least: leastOf(q, line.id), of: answeredLine(q, line).unit }));
  if (leasts.every((l) => l.least === null)) return [];
  return [
    {
      label: `${say('inquiry:quote.moq')} (${unit(line.unit)})`,
      cells: leasts.map(({ least, of }) => {
        if (least === null) return none;
        const text = `${f.number(least)} ${unit(of, least)}`;
        const alike = of === line.unit;
        const bad = alike && isBelow(line.tiers[tierOf(line, tier)], least);
        return { text, value: alike ? Number(least) : text, bad };
      }),
    },
  ];
};

/** What each line comes to with what is said of the costs until delivery, and whose word that is. */
const landedRow = ({ columns, currency }: Look, at: number, s: Speaker): PaperRow[] => {
  const landed = columns.map((c) => landLine(c, at));
  if (landed.every((l) => l === null)) return [];
  const cells = landed.map((l) => (l ? { text: landedText(l, currency, s), value: cents(l.total) } : none));
  return [{ label: s.say('costs:landed'), cells }];
};

const lineRows = (look: Look, line: LineView, at: number, s: Speaker): PaperRow[] => {
  const { say, f, unit, text } = s;
  const quantity = line.tiers[tierOf(line, look.tier)] ?? '';
  const { columns, data } = look;
  return [
    {
      label: `${say('inquiry:line.title', { n: line.no })} · ${text(line.productName)} · ${f.number(quantity)} ${unit(line.unit, quantity)}`,
      cells: null,
    },
    ...(line.awarded !== 'open'
      ? [
          {
            label: say('papers:mark'),
            cells: columns.map(({ quotation: q }) =>
              data.shares.some((x) => x.lineId === line.id && x.quotationId === q.id)
                ? plain(say('compare:awarded'), { best: true })
                : none,
            ),
          },
        ]
      : []),
    ...priceRows(look, line, at, s),
    ...leastRow(look, line, s),
    ...landedRow(look, at, s),
    ...line.requirements.map((r, n) => ({
      label: `${requirementText(r, s)}${r.must ? ` · ${say('inquiry:requirement.must')}` : ''}`,
      cells: columns.map(({ quotation: q }) => {
        const a = answerTo(q, line, n);
        return a
          ? plain([answerText(r, a, s), proofText(q, a, s)].filter(Boolean).join(' · '), {
              bad: a.verdict === 'deviates',
              base: `${a.verdict}${a.value ?? ''}`,
            })
          : plain(say('compare:missing'));
      }),
    })),
  ];
};

/** In which row each difference from the asked terms is marked. */
const marked: Record<TermDifference, string> = {
  late: 'leadDays',
  tradeTerm: 'tradeTerm',
  place: 'tradeTerm',
  paymentType: 'payment',
  currency: 'payment',
};

const termRows = (look: Look, s: Speaker): PaperRow[] => {
  const { data, columns } = look;
  const { say, f, text } = s;
  const { row, parts } = data;
  const asked = {
    tradeTerm: row.tradeTerm,
    place: row.deliveryPlace,
    paymentType: parts.paymentType,
    currency: parts.currency,
    deliveryDate: row.deliveryDate,
  };
  const pay = (type: string) => say(`common:payment.${type}`);
  const words = (d: TermDifference, deliveryDate: string): string => {
    if (d === 'late') {
      const n = daysLate(row.deliveryDate, deliveryDate);
      return say('compare:flag.late', { n, count: n });
    }
    const value = {
      tradeTerm: row.tradeTerm,
      place: text(row.deliveryPlace),
      paymentType: pay(parts.paymentType),
      currency: parts.currency,
    }[d];
    return say('compare:flag.asked', { value });
  };
  const flags = columns.map(({ quotation: q }) => {
    const deliveryDate = deliveryDay(row.deliveryDate, q.leadDays, new Date());
    return differencesOf(asked, { ...q, deliveryDate }).map((d) => ({ at: marked[d], text: words(d, deliveryDate) }));
  });
  const of = (key: string, cell: (q: QuotationView) => PaperCell): PaperRow => ({
    label: say(`inquiry:quote.${key}`),
    cells: columns.map(({ quotation: q }, n) => {
      const said = (flags[n] ?? []).filter((x) => x.at === key).map((x) => x.text);
      const c = cell(q);
      const words = [c.text, ...said].join(' · ');
      return said.length ? { text: words, value: words, bad: true, base: c.text } : c;
    }),
  });
  return [
    { label: say('compare:terms'), cells: null },
    { label: say('inquiry:terms.currency'), cells: columns.map(({ quotation: q }) => plain(q.currency)) },
    of('tradeTerm', (q) => plain(`${q.tradeTerm} ${q.place}`)),
    of('leadDays', (q) => ({
      text: say('inquiry:quote.days', { n: q.leadDays, count: q.leadDays }),
      value: q.leadDays,
    })),
    of('payment', (q) => plain(pay(q.paymentType))),
    ...costRows.flatMap((row) => {
      const said = columns.map((c) => costText(c.quotation, look.tier, row, s));
      return said.every((x) => x === null)
        ? []
        : [{ label: say(`costs:${row}`), cells: said.map((x) => plain(x ?? say('costs:notStated'))) }];
    }),
    of('validUntil', (q) => ({ text: f.day(q.validUntil), value: { day: q.validUntil } })),
  ];
};

/** What is too long for a narrow cell: notes, annexes, and what colleagues say. */
const wordRows = ({ data, columns }: Look, s: Speaker): PaperRow[] => {
  const { say, join } = s;
  const of = (label: string, words: (q: QuotationView) => string): PaperRow => ({
    label,
    cells: columns.map(({ quotation: q }) => {
      const said = words(q);
      return said ? plain(said) : none;
    }),
  });
  return [
    of(say('offers:alternatives'), (q) => data.parts.lines.flatMap((l) => alternativeTexts(q, l, s)).join('\n')),
    of(say('inquiry:quote.note'), (q) => q.note ?? ''),
    of(say('inquiry:annex.title'), (q) => join(q.annexes.map((a) => a.name))),
    of(say('compare:votes.row'), (q) =>
      data.votes
        .filter((v) => v.quotationId === q.id)
        .map((v) =>
          [
            say('compare:votes.said', { name: v.name, choice: say(`compare:votes.${v.choice}`) }),
            v.reason,
            v.revision === q.revision ? '' : say('compare:votes.earlier', { n: v.revision }),
          ]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
    ),
  ].filter((r) => r.cells?.some((c) => c !== none));
};

const same = (cells: PaperCell[]) => cells.length > 1 && new Set(cells.map((c) => c.base ?? c.text)).size === 1;

/** The comparison row by row, as the buyer's page shows it; `words` are rows of long texts. */
export const comparisonRows = (look: Look, s: Speaker): { rows: PaperRow[]; words: PaperRow[] } => {
  const optional = (rows: PaperRow[]) => (look.differencesOnly ? rows.filter((r) => !r.cells || !same(r.cells)) : rows);
  return {
    rows: [
      ...overview(look, s),
      ...look.data.parts.lines.flatMap((line, i) => optional(lineRows(look, line, i, s))),
      ...optional(termRows(look, s)),
    ],
    words: wordRows(look, s),
  };
};
