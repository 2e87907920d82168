import { asc, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orderDocuments } from '../tables.ts';

export type DocumentRecord = typeof orderDocuments.$inferSelect;

/** Documents of orders, in the order they came. */
export const findDocuments = (ctx: Ctx, orderIds: string[]): Promise<DocumentRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderDocuments)
        .where(inArray(orderDocuments.orderId, orderIds))
        .orderBy(asc(orderDocuments.createdAt), asc(orderDocuments.id))
    : Promise.resolve([]);

/** @returns how many of them were not there yet */
export const insertDocuments = async (ctx: Ctx, rows: (typeof orderDocuments.$inferInsert)[]): Promise<number> =>
  rows.length
    ? (await ctx.db.insert(orderDocuments).values(rows).onConflictDoNothing().returning({ id: orderDocuments.id }))
        .length
    : 0;
