import { downloadZip } from 'client-zip';
import type { Lang } from '#contract/core/langs.ts';
import { fromThousandths, toThousandths } from '#contract/core/money.ts';
import { type Value, xlsxParts } from '#contract/files/xlsx.ts';
import type { Ctx } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { speaker } from '#server/platform/pdf/speaker.ts';
import { readComparison } from './read-comparison.ts';

type Comparison = Awaited<ReturnType<typeof readComparison>>;
type Say = ReturnType<typeof speaker>;

const figure = (n: string | undefined): Value => (n === undefined ? null : Number(n));
const sumOf = (quantities: string[]): Value =>
  Number(fromThousandths(quantities.reduce((sum, q) => sum + toThousandths(q), 0n))) || null;

/** What was given to a supplier of a line by awards that stand. */
const givenOf = (c: Comparison, applicationId: string, lineId: string): Value =>
  sumOf(
    c.awards
      .filter((a) => a.applicationId === applicationId && !a.fellThrough)
      .flatMap((a) => a.lines.filter((l) => l.lineId === lineId).map((l) => l.quantity)),
  );

/** Three columns a supplier: price, amount, what was awarded. */
const lineRows = (c: Comparison, { text, unit }: Say): Value[][] =>
  c.lines.map((l) => [
    l.no,
    text(l.name),
    text(l.specification),
    Number(l.quantity),
    unit(l.unit, l.quantity),
    Number(l.left),
    ...c.offers.flatMap((o): Value[] => {
      const p = o.offer?.prices.find((x) => x.lineId === l.id);
      return [figure(p?.price), figure(p?.total), givenOf(c, o.applicationId, l.id)];
    }),
  ]);

const termRows = (c: Comparison, { say }: Say): Value[][] => {
  const row = (label: string, of: (o: NonNullable<Comparison['offers'][number]['offer']>) => Value): Value[] => [
    label,
    ...Array<Value>(5).fill(null),
    ...c.offers.flatMap((o): Value[] => [o.offer && of(o.offer), null, null]),
  ];
  return [
    row(say('tender:total'), (o) => Number(o.total)),
    row(say('tender:table.leadDays'), (o) => o.leadDays),
    row(say('tender:table.validUntil'), (o) => ({ day: o.validUntil })),
    row(say('tender:offer.note'), (o) => o.note ?? ''),
  ];
};

/** Each award with its order and its reason, those that fell through too, under titles of their own. */
const awardRows = (c: Comparison, { say, text }: Say): Value[][] =>
  c.awards.length
    ? [
        [],
        [say('tender:award.made')],
        [
          say('tender:no'),
          say('tender:file.supplier'),
          say('tender:file.order'),
          say('tender:quantity'),
          say('tender:file.state'),
          `${say('tender:price')} (${c.terms?.currency ?? 'CNY'})`,
          say('tender:file.reason'),
          say('tender:file.date'),
        ],
        ...c.awards.flatMap((a) =>
          a.lines.map((l): Value[] => {
            const line = c.lines.find((x) => x.id === l.lineId);
            return [
              line?.no ?? null,
              text(c.offers.find((o) => o.applicationId === a.applicationId)?.company.name ?? {}),
              a.order?.number ?? '',
              Number(l.quantity),
              a.fellThrough ? say('tender:award.fell') : '',
              Number(l.price),
              text(a.reason ?? {}),
              { at: a.at },
            ];
          }),
        ),
      ]
    : [];

/**
 * The comparison of a purchase as a spreadsheet: lines, prices and awards, made of what its page is answered, so that a file holds
 * nothing besides (purchases 31). @throws Refused common.notFound for everybody but the buyer's side
 */
export const writeComparison = async (ctx: Ctx, id: string, asked: Lang | undefined): Promise<Response> => {
  const c = await readComparison(ctx, id);
  const s = speaker(asked ?? ctx.lang);
  const { say, text, lang } = s;
  const currency = c.terms?.currency ?? 'CNY';
  const titles = [
    say('tender:no'),
    say('tender:item'),
    say('purchase:sheet.specification'),
    say('tender:quantity'),
    say('purchase:sheet.unit'),
    say('tender:file.left'),
    ...c.offers.flatMap((o) => {
      const company = text(o.company.name);
      return [
        `${company} · ${say('tender:price')} (${currency})`,
        `${company} · ${say('tender:total')} (${currency})`,
        `${company} · ${say('tender:file.awarded')}`,
      ];
    }),
  ];
  const hidden = c.readable ? [] : [[], [say('tender:file.hidden')]];
  const rows: Value[][] = [
    ...lineRows(c, s),
    ...termRows(c, s),
    ...hidden,
    ...awardRows(c, s),
    [],
    [`${c.row.number} · ${text(c.row.title)}`],
  ];
  const bytes = new Uint8Array(await downloadZip(xlsxParts(c.row.number, titles, rows)).arrayBuffer());
  return download(bytes, 'xlsx', `${c.row.number}-comparison-${lang}`);
};
