import { downloadZip } from 'client-zip';
import type { Lang } from '#contract/core/langs.ts';
import { langs } from '#contract/core/langs.ts';
import { common } from '#contract/core/errors.ts';
import { type Value, xlsxParts } from '#contract/files/xlsx.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { refuse } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { speaker } from '#server/platform/pdf/speaker.ts';
import { translate } from '#server/platform/translate.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { isAdmitted } from '#contract/purchase/states.ts';
import { ownApplication } from './own-application.ts';
import { findLines } from './line-store.ts';
import { findOffers } from './offer-store.ts';

/** Columns of a price file, in their order. */
const sheetColumns = ['no', 'item', 'specification', 'quantity', 'unit', 'price'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

export const columnTitle = (column: SheetColumn, lang: Lang): string => translate(lang, `purchase:sheet.${column}`);

const tidy = (s: string): string => s.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
/** The column that a title means, in whichever language it was written; the currency may stand behind it. */
export const columnOf = (title: string): SheetColumn | undefined => {
  const said = tidy(title).replace(/\s*[([].*$/, '');
  return sheetColumns.find((c) => langs.some((l) => tidy(columnTitle(c, l)) === said));
};

/**
 * The price form of a purchase in a language: its lines, with an empty column for prices, or those that were handed in last.
 * @throws Refused common.notFound, purchase.notAdmitted, purchase.notPriced
 */
export const writePriceSheet = async (ctx: Ctx, id: string, asked: Lang | undefined): Promise<Response> => {
  const { x, application } = await ownApplication(ctx, id);
  if (!application) throw refuse(common.notFound);
  if (!isAdmitted(application.state)) throw refuse(purchaseErrors.notAdmitted);
  const lines = await findLines(ctx, id);
  if (!lines.length) throw refuse(purchaseErrors.notPriced);
  const [offer] = await findOffers(ctx, [application.id]);
  const { lang, text, unit } = speaker(asked ?? ctx.lang);
  const rows = lines.map((l): Value[] => [
    l.no,
    text(materialLabel(l.product)),
    text(l.specification),
    Number(l.quantity),
    unit(l.unit, l.quantity),
    offer?.prices.filter((p) => p.lineId === l.id).map((p) => Number(p.price))[0] ?? null,
  ]);
  const titles = sheetColumns.map((c) =>
    c === 'price' ? `${columnTitle(c, lang)} (${x.currency})` : columnTitle(c, lang),
  );
  const bytes = new Uint8Array(await downloadZip(xlsxParts(x.number, titles, rows)).arrayBuffer());
  return download(bytes, 'xlsx', `${x.number}-${lang}`);
};
