import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import type { Product } from '../store.ts';
import { products } from '../tables.ts';

/** Products that were not deleted, whoever sees them. */
export const findKept = (ctx: Ctx, ids: string[]): Promise<Product[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(products)
        .where(and(inArray(products.id, ids), ne(products.state, 'deleted')))
    : Promise.resolve([]);

/** Whether everybody found it until the operator took it down. */
export const wasTakenDown = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.db.$count(
    products,
    and(eq(products.id, id), eq(products.takenDownFrom, 'listed'), ne(products.state, 'deleted')),
  )) > 0;

/** Keeps a product from everybody; taken down once more it keeps the first reason. */
export const takeDownRow = async (tx: Ctx, id: string, reason: string): Promise<void> => {
  taking(tx, 'product', [id]);
  await tx.db
    .update(products)
    .set({
      takenDownAt: sql`clock_timestamp()`,
      takenDownReason: reason,
      takenDownFrom: sql`${products.state}`,
      state: sql`case ${products.state} when 'listed' then 'hidden' else ${products.state} end`,
      revision: sql`${products.revision} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(products.id, id), isNull(products.takenDownAt)));
};

/** Gives a product back to its supplier; one that was listed is listed again, where it still may be. */
export const giveBackRow = async (tx: Ctx, id: string, mayBeListed: (p: Product) => boolean): Promise<void> => {
  taking(tx, 'product', [id]);
  const [p] = await tx.db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNotNull(products.takenDownAt)))
    .for('no key update');
  if (!p) return;
  const listed = p.takenDownFrom === 'listed' && p.state === 'hidden' && mayBeListed(p);
  await tx.db
    .update(products)
    .set({
      takenDownAt: null,
      takenDownReason: null,
      takenDownFrom: null,
      ...(listed && { state: 'listed' as const }),
      revision: sql`${products.revision} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(products.id, id));
};
