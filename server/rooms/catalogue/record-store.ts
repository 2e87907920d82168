import { desc, eq } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { products } from './tables.ts';

/** A company's products, those changed last first, and how many. */
export const findOfCompany = async (ctx: Ctx, entId: string) => {
  const where = eq(products.entId, entId);
  const rows = await ctx.db
    .select({
      id: products.id,
      model: products.model,
      name: products.name,
      state: products.state,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(where)
    .orderBy(desc(products.updatedAt), desc(products.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(products, where) };
};
