import type { Ctx } from '#server/platform/context.ts';
import { testQuotations, testSheets, testSheetVersions } from './tables.ts';

export { testMethods } from './methods.ts';

export type SeedTesting = {
  sheets: (typeof testSheets.$inferInsert)[];
  versions: (typeof testSheetVersions.$inferInsert)[];
  quotations: (typeof testQuotations.$inferInsert)[];
};

/** Price sheets of the demo world with their versions, and quotations that were kept. */
export const insertTesting = async (ctx: Ctx, s: SeedTesting): Promise<void> => {
  if (s.sheets.length) await ctx.db.insert(testSheets).values(s.sheets);
  if (s.versions.length) await ctx.db.insert(testSheetVersions).values(s.versions);
  if (s.quotations.length) await ctx.db.insert(testQuotations).values(s.quotations);
};
