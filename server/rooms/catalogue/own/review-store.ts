import { eq, inArray, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { products, type StoredValue } from '../tables.ts';

/** Names and datasheets of products. */
export const findSheets = async (
  ctx: Ctx,
  ids: string[],
): Promise<Map<string, { name: Text; values: StoredValue[] }>> =>
  ids.length
    ? new Map(
        (
          await ctx.db
            .select({ id: products.id, name: products.name, values: products.values })
            .from(products)
            .where(inArray(products.id, [...new Set(ids)]))
        ).map(({ id, ...rest }) => [id, rest]),
      )
    : new Map();

/** Writes the datasheet of a locked product; who edits it meanwhile is told by its revision. */
export const writeSheet = async (tx: Ctx, id: string, values: StoredValue[]): Promise<void> => {
  await tx.db
    .update(products)
    .set({ values, revision: sql`${products.revision} + 1` })
    .where(eq(products.id, id));
};
