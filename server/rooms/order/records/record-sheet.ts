import type { AnswerOf } from '#contract/core/endpoint.ts';
import { htmlLang } from '#contract/core/langs.ts';
import type { BoundVersion, ChangeView } from '#contract/order/changes.ts';
import { disputeActs, type order as calls } from '#contract/order/calls.ts';
import type { Block, Sheet } from '#server/platform/pdf/sheet.ts';
import { type DealWords, together } from '#server/rooms/deal/index.ts';

type Detail = AnswerOf<typeof calls.detail>;
type Named = readonly { name: string }[];
type Head = [text: string, share: number];

const table = (heads: Head[], rows: Extract<Block, { kind: 'table' }>['rows']): Block => ({
  kind: 'table',
  columns: heads.map(([head, share]) => ({ head, share })),
  rows,
});
/** A part of the record with its heading; nothing where there is nothing to tell. */
const part = (heading: string, heads: Head[], rows: Extract<Block, { kind: 'table' }>['rows']): Block[] =>
  rows.length ? [{ kind: 'heading', text: heading }, table(heads, rows)] : [];

const namesOf = (files: Named, { join }: DealWords): string => join(files.map((f) => f.name));

/** What bound, on one line each: total, day, terms, and each line with quantity and price. */
const boundWords = (v: BoundVersion, d: Detail, { say, f }: DealWords): string =>
  [
    together([
      f.money(v.total, d.row.currency),
      say('order:fact.deliverOn', { day: f.day(v.deliveryDate) }),
      `${v.tradeTerm} ${v.place}`,
      say(`common:payment.${v.paymentType}`),
    ]),
    ...v.lines.map((l) =>
      say('order:record.line', {
        n: l.no,
        quantity: f.number(l.quantity),
        price: f.money(l.price, d.row.currency, 4),
        total: f.money(l.total, d.row.currency),
      }),
    ),
  ].join('\n');

/** Each version that bound, the first as it was accepted. */
const versions = (d: Detail): { version: number; at: string; bound: BoundVersion }[] => {
  const accepted = d.changes
    .filter((c): c is ChangeView & { version: number } => c.state === 'accepted' && c.version !== null)
    .toSorted((a, b) => a.version - b.version);
  const { tradeTerm, place, paymentType, deliveryDate } = d.terms;
  const now: BoundVersion = {
    lines: d.lines.map(({ no, quantity, price, total }) => ({ no, quantity, price, total })),
    total: d.row.total,
    deliveryDate,
    tradeTerm,
    place,
    paymentType,
  };
  return [
    { version: 1, at: d.row.createdAt, bound: accepted[0]?.before ?? now },
    ...accepted.map((c) => ({ version: c.version, at: c.answeredAt ?? c.at, bound: c.after })),
  ];
};

const changeRows = (d: Detail, w: DealWords) =>
  d.changes.map((c) => [
    w.moment(c.at),
    { text: w.say(`order:changes.asked.${c.by}`), note: c.reason },
    {
      text: w.say(`order:changes.state.${c.state}`),
      note: together([c.answeredAt && w.moment(c.answeredAt), c.answer]),
    },
  ]);

const deliveryRows = (d: Detail, w: DealWords) => {
  const { say, f, text, unit } = w;
  return d.deliveries.map((x) => [
    say('order:deliveries.n', { n: x.no }),
    {
      text: together([
        `${say('order:deliveries.shippedOn')} ${f.day(x.shippedOn)}`,
        `${x.carrier} ${x.waybill}`.trim(),
      ]),
      note: x.lines
        .map((l) =>
          together([
            `${l.no}. ${text(l.productName)}`,
            `${say('order:deliveries.shipped')} ${f.number(l.quantity)} ${unit(l.unit, l.quantity)}`,
            l.received !== null && `${say('order:deliveries.received')} ${f.number(l.received)}`,
            l.faulty !== null && `${say('order:deliveries.faulty')} ${f.number(l.faulty)}`,
          ]),
        )
        .join('\n'),
    },
    x.receivedOn ? f.day(x.receivedOn) : say('order:deliveries.onTheWay'),
  ]);
};

const complaintRows = (d: Detail, w: DealWords) =>
  d.deliveries.flatMap((x) =>
    x.complaints.map((c) => [
      w.say('order:deliveries.n', { n: x.no }),
      { text: c.text, note: together([w.moment(c.at), namesOf(c.annexes, w)]) },
      {
        text: c.answer ?? w.say(`order:deliveries.state.${c.state}`),
        note: together([c.answeredAt && w.moment(c.answeredAt), namesOf(c.answerAnnexes, w)]),
      },
    ]),
  );

type Paid = Detail['payments']['payments'][number];
const paidRows = (paid: readonly Paid[], kind: 'payments' | 'refunds', d: Detail, w: DealWords) =>
  paid.map((p) => [
    w.say(`order:${kind}.n`, { n: p.no }),
    { text: w.f.money(p.amount, d.row.currency), note: together([w.f.day(p.paidOn), p.note, namesOf(p.proof, w)]) },
    {
      text: w.say(`order:payments.state.${p.state}`),
      note: together([p.answeredAt && w.moment(p.answeredAt), p.reason]),
    },
  ]);

/** The dispute word by word: who raised it, statements, proposals, and what became of it. */
const disputeRows = (d: Detail, w: DealWords) =>
  d.timeline
    .filter((e) => disputeActs.some((a) => a === e.step))
    .map((e) => [
      w.moment(e.at),
      { text: w.say(`order:did.${e.step}`), note: w.say(`order:by.${e.party}`) },
      {
        text: together([e.reason, e.offer && w.say('order:disputed.offered', { end: w.say(`order:end.${e.offer}`) })]),
        note: namesOf(e.annexes, w),
      },
    ]);

const documentRows = (d: Detail, w: DealWords) =>
  d.documents.map((x) => [
    w.say(`order:documents.kind.${x.kind}`),
    { text: x.file.name, note: x.delivery ? w.say('order:deliveries.n', { n: x.delivery }) : '' },
    { text: w.moment(x.at), note: w.say(`order:${x.by}`) },
  ]);

/** The record of an order on paper: versions that bound, changes, deliveries, complaints, payments, refunds, dispute, documents. */
export const recordSheet = (d: Detail, w: DealWords): Sheet => {
  const { say } = w;
  const when: Head = [say('deal:paper.when'), 0.22];
  const what: Head = [say('deal:paper.what'), 0.28];
  const said: Head = [say('order:record.said'), 0.5];
  const answered: Head = [say('order:record.answered'), 0.36];
  const number: Head = [say('order:no'), 0.14];
  return {
    lang: htmlLang[w.lang],
    title: say('order:record.title'),
    sign: 'Weft',
    beside: [d.row.number, say(`common:orderState.${d.row.state}`), say('deal:paper.zone', { zone: w.zone })],
    warning: null,
    blocks: [
      { kind: 'heading', text: w.text(d.row.title) },
      ...part(
        say('order:record.versions'),
        [when, [say('order:terms'), 0.78]],
        versions(d).map((v) => [
          w.moment(v.at),
          { text: say('order:version', { n: v.version }), note: boundWords(v.bound, d, w) },
        ]),
      ),
      ...part(say('order:changes.history'), [when, [say('order:record.said'), 0.42], answered], changeRows(d, w)),
      ...part(
        say('order:deliveries.title'),
        [number, [say('deal:paper.what'), 0.62], [say('order:deliveries.receivedOn'), 0.24]],
        deliveryRows(d, w),
      ),
      ...part(say('order:deliveries.complaint'), [number, said, answered], complaintRows(d, w)),
      ...part(
        say('order:payments.title'),
        [number, [say('order:payments.amount'), 0.5], answered],
        paidRows(d.payments.payments, 'payments', d, w),
      ),
      ...part(
        say('order:refunds.title'),
        [number, [say('order:payments.amount'), 0.5], answered],
        paidRows(d.payments.refunds?.refunds ?? [], 'refunds', d, w),
      ),
      ...part(say('order:disputed.title'), [when, what, said], disputeRows(d, w)),
      ...part(
        say('order:documents.title'),
        [
          [say('order:documents.kindLabel'), 0.25],
          [say('order:documents.files'), 0.45],
          [say('deal:paper.when'), 0.3],
        ],
        documentRows(d, w),
      ),
    ],
    foot: say('order:record.foot', { number: d.row.number }),
    pages: say('papers:page', { page: '{page}', pages: '{pages}' }),
  };
};
