import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialLabel, materialPath } from '#server/rooms/dictionary/index.ts';
import { insertProducts, type NewProduct } from './store.ts';
import { toVector } from './words.ts';

export type SeedProduct = Omit<NewProduct, 'search'> & { companyName: Text };

const all = (t: Text | undefined) => Object.values(t ?? {}).join(' ');

/** Products of the demo world and of the load test, with their search words. */
export const insertCatalogue = (ctx: Ctx, rows: SeedProduct[]): Promise<void> =>
  insertProducts(
    ctx,
    rows.map(({ companyName, ...p }) => ({
      ...p,
      search: toVector(
        [all(p.name), p.model, ...materialPath(p.category).map((s) => all(materialLabel(s)))].join(' '),
        [p.brand, all(companyName), all(p.overview), ...(p.values ?? []).map((v) => `${v.value}${v.unit ?? ''}`)].join(
          ' ',
        ),
      ),
    })),
  );
