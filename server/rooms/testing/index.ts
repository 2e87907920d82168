import { testing, testSheets } from '#contract/testing/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { keepQuotation } from './keep-quotation.ts';
import { readHistory, readSheet, saveSheet } from './keep-sheet.ts';
import { comparePrices, readLabs, readMethods } from './price-request.ts';
import { printQuotation } from './print-quotation.ts';
import { exportQuotations, readQuotation, readQuotations } from './read-quotations.ts';
import { sendQuotation } from './send-quotation.ts';

/** Prices of tests at once: methods, laboratories' sheets with their history, quotations that become applications. */
export const testingRoom: Room = {
  name: 'testing',
  routes: [
    route(testing.methods, ({ ctx }) => readMethods(ctx)),
    route(testing.labs, ({ ctx }) => readLabs(ctx)),
    route(testing.compare, ({ ctx, query }) => comparePrices(ctx, query)),
    route(testing.keep, ({ ctx, body }) => keepQuotation(ctx, body)),
    route(testing.page, ({ ctx, query }) => readQuotations(ctx, query)),
    route(testing.detail, ({ ctx, params }) => readQuotation(ctx, params.id)),
    route(testing.pdf, ({ ctx, params, query }) => printQuotation(ctx, params.id, query)),
    route(testing.send, ({ ctx, params, body }) => sendQuotation(ctx, params.id, body)),
    route(testSheets.read, ({ ctx }) => readSheet(ctx)),
    route(testSheets.save, ({ ctx, body }) => saveSheet(ctx, body)),
    route(testSheets.history, ({ ctx, query }) => readHistory(ctx, query)),
  ],
  provides: [provide(exportParts, { name: 'test-quotations', read: exportQuotations })],
};
