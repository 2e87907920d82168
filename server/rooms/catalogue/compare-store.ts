import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Product } from './store.ts';
import { products } from './tables.ts';

/** Of these products those that everybody may find, whole. */
export const findListed = (ctx: Ctx, ids: string[]): Promise<Product[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(products)
        .where(and(inArray(products.id, ids), eq(products.state, 'listed')))
    : Promise.resolve([]);
