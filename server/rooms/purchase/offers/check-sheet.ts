import type { AnswerOf } from '#contract/core/endpoint.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { BadSheet, type Cell, readXlsx } from '#server/rooms/catalogue/index.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { ownSheet } from '#server/rooms/files/index.ts';
import { findLines } from './line-store.ts';
import { priced } from './offer-rules.ts';
import { ownApplication } from './own-application.ts';
import { columnOf, columnTitle } from './price-sheet.ts';
import { readRows } from './read-rows.ts';

/** A purchase has at most a hundred lines; notes and empty rows may stand between them. */
const mostRows = 1000;

const read = async (ctx: Ctx, file: string): Promise<Cell[][]> => {
  const { stream } = await ownSheet(ctx, file);
  return readXlsx(stream).catch((err: unknown) => {
    if (!(err instanceof BadSheet)) throw err;
    throw err.why === 'long' ? refuse(purchaseErrors.longSheet) : refuse(purchaseErrors.notSheet);
  });
};

/**
 * Reads an uploaded price file and says what each row was read as; nothing is written (purchases 20).
 * @throws Refused common.notFound, purchase.notAdmitted, notPriced, notSheet, longSheet, noColumns, emptySheet, files.wrongType
 */
export const checkPriceSheet = async (ctx: Ctx, id: string, file: string): Promise<AnswerOf<typeof tender.check>> => {
  const { application } = await ownApplication(ctx, id);
  if (application?.state !== 'accepted') throw refuse(purchaseErrors.notAdmitted);
  const lines = await findLines(ctx, id);
  if (!lines.length) throw refuse(purchaseErrors.notPriced);
  const [head = [], ...body] = await read(ctx, file);
  if (body.length > mostRows) throw refuse(purchaseErrors.longSheet);
  const columns = head.map((t) => (t === null ? undefined : columnOf(String(t))));
  if (!columns.includes('no') || !columns.includes('price')) throw refuse(purchaseErrors.noColumns);
  const rows = readRows(body, { columns, lines, lang: ctx.lang });
  const given = rows.flatMap((r) =>
    r.lineId && r.price && !r.faults.length ? [{ lineId: r.lineId, price: r.price }] : [],
  );
  if (!rows.some((r) => r.price !== null || r.faults.length)) throw refuse(purchaseErrors.emptySheet);
  const { prices, total } = priced(lines, given);
  const totals = new Map(prices.map((p) => [p.lineId, p.total]));
  return {
    rows: rows.map((r) => {
      const line = lines.find((l) => l.id === r.lineId);
      return {
        row: r.row,
        no: r.no,
        lineId: r.lineId,
        name: line ? materialLabel(line.product) : null,
        price: r.price,
        total: r.faults.length ? null : ((r.lineId && totals.get(r.lineId)) ?? null),
        faults: r.faults.map((f) => ({
          column: columnTitle(f.column, ctx.lang),
          text: translate(ctx.lang, `errors:rules.${f.code}`, f.params),
        })),
      };
    }),
    missing: lines.filter((l) => !totals.has(l.id)).map((l) => l.no),
    faults: rows.reduce((n, r) => n + r.faults.length, 0),
    total: totals.size === lines.length ? total : null,
  };
};
