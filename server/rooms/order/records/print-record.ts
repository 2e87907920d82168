import { download } from '#server/platform/http/download.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import type { DealWords } from '#server/rooms/deal/index.ts';
import type { presentOrders } from '../present-whole.ts';
import { recordSheet } from './record-sheet.ts';

/** The record of an order that its reader was answered, as a PDF. */
export const printRecord = async (
  detail: Awaited<ReturnType<typeof presentOrders>>[number],
  words: DealWords,
): Promise<Response> =>
  download(await printSheet(recordSheet(detail, words)), 'pdf', `${detail.row.number}-record-${words.lang}`);
