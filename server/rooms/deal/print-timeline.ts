import type { Lang } from '#contract/core/langs.ts';
import type { DealSubject } from '#contract/deal/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { readWhole } from './read-deal.ts';
import { timelineSheet } from './timeline-sheet.ts';

/** The timeline of a deal as a PDF. @throws Refused common.notFound */
export const printTimeline = async (
  ctx: Ctx,
  id: string,
  o: { lang?: Lang | undefined; zone?: string | undefined; of?: DealSubject | undefined },
): Promise<Response> => {
  const whole = await readWhole(ctx, { kind: o.of ?? 'inquiry', id }, o);
  const bytes = await printSheet(timelineSheet(whole, new Date().toISOString()));
  return download(bytes, 'pdf', `${whole.view.number}-timeline-${whole.words.lang}`);
};
