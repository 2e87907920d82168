import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { factsOf } from './facts.ts';
import { searchText, searchVersion } from './search-text.ts';
import { insertProducts, type NewProduct } from './store.ts';

export type SeedProduct = Omit<NewProduct, 'search'> & { companyName: Text };

/** Products of the demo world and of the load test, with their search words. */
export const insertCatalogue = (ctx: Ctx, rows: SeedProduct[]): Promise<void> =>
  insertProducts(
    ctx,
    rows.map(({ companyName, ...p }) => ({
      ...p,
      search: searchText(p, companyName),
      facts: factsOf(p.values),
      searchVersion,
    })),
  );
