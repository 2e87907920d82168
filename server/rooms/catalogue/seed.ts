import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Findable, findableBy, searchVersion } from './search-text.ts';
import { insertQuestions } from './questions/question-store.ts';
import type { productQuestions } from './questions/tables.ts';
import { insertProducts, type NewProduct } from './store.ts';

export type SeedProduct = Omit<NewProduct, keyof Findable> & { companyName: Text };

export type SeedQuestion = typeof productQuestions.$inferInsert;

/** What was asked about products of the demo world. */
export const insertProductQuestions = (ctx: Ctx, rows: SeedQuestion[]): Promise<void> => insertQuestions(ctx, rows);

/** Products of the demo world and of the load test, with their search words. */
export const insertCatalogue = (ctx: Ctx, rows: SeedProduct[]): Promise<void> =>
  insertProducts(
    ctx,
    rows.map(({ companyName, ...p }) => ({
      ...p,
      ...findableBy(p, companyName),
      searchVersion,
    })),
  );
