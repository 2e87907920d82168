import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { enterprises } from './tables.ts';

export type Enterprise = typeof enterprises.$inferSelect;

export const findByIds = (ctx: Ctx, ids: string[]): Promise<Enterprise[]> =>
  ids.length ? ctx.db.select().from(enterprises).where(inArray(enterprises.id, ids)) : Promise.resolve([]);

export const findVerifiedSuppliers = (ctx: Ctx): Promise<Enterprise[]> =>
  ctx.db
    .select()
    .from(enterprises)
    .where(and(eq(enterprises.supplierVerified, true)));

export const insertMany = async (ctx: Ctx, rows: (typeof enterprises.$inferInsert)[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(enterprises).values(rows);
};
