import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { testing } from '#contract/testing/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { speaker } from '#server/platform/pdf/speaker.ts';
import { quotationSheet } from './quotation-sheet.ts';
import { readQuotation } from './read-quotations.ts';

/** A quotation as a PDF, for the side that keeps it. @throws Refused common.notFound */
export const printQuotation = async (
  ctx: Ctx,
  id: string,
  { lang = ctx.lang, zone }: ParsedOf<typeof testing.pdf>['query'],
): Promise<Response> => {
  const q = await readQuotation(ctx, id);
  return download(await printSheet(quotationSheet(q, speaker(lang, zone))), 'pdf', `${q.row.number}-${lang}`);
};
