import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Findable, findableBy, searchVersion } from './search-text.ts';
import { insertProducts, type NewProduct } from './store.ts';

export type SeedProduct = Omit<NewProduct, keyof Findable> & { companyName: Text };

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
