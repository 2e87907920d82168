import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { importLimits, type RowAct } from '#contract/catalogue/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { taking } from '#server/platform/locks.ts';
import { productImportRows as rows, productImports as imports } from '../tables.ts';

export type { CellFault } from '../tables.ts';
export type Import = typeof imports.$inferSelect;
export type NewRow = typeof rows.$inferInsert;

export const insertImport = async (tx: Ctx, one: typeof imports.$inferInsert, all: NewRow[]): Promise<void> => {
  await tx.db.insert(imports).values(one);
  for (let i = 0; i < all.length; i += 500) await tx.db.insert(rows).values(all.slice(i, i + 500));
};

export const findImport = async (ctx: Ctx, entId: string, id: string): Promise<Import | undefined> =>
  (
    await ctx.db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.entId, entId)))
  )[0];

/** Whose an import is, for the job that writes it. */
export const findCompanyOf = async (ctx: Ctx, id: string): Promise<Pick<Import, 'entId' | 'userId'> | undefined> =>
  (await ctx.db.select({ entId: imports.entId, userId: imports.userId }).from(imports).where(eq(imports.id, id)))[0];

/** The import under its lock. */
export const lockImport = async (tx: Ctx, id: string): Promise<Import | undefined> => {
  taking(tx, 'productImport', [id]);
  return (await tx.db.select().from(imports).where(eq(imports.id, id)).for('no key update'))[0];
};

export const setRunning = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.update(imports).set({ state: 'running' }).where(eq(imports.id, id));
  await tx.db.delete(rows).where(and(eq(rows.importId, id), eq(rows.act, 'same')));
};

const toWrite = inArray(rows.act, ['new', 'change']);
export const findRowsToWrite = (tx: Ctx, id: string, most: number) =>
  tx.db
    .select()
    .from(rows)
    .where(and(eq(rows.importId, id), toWrite))
    .orderBy(asc(rows.row))
    .limit(most);

/** Rows that are written are kept no longer. */
export const setWritten = async (
  tx: Ctx,
  id: string,
  o: { numbers: number[]; done: number; skipped: number; over: boolean },
): Promise<void> => {
  if (o.numbers.length) await tx.db.delete(rows).where(and(eq(rows.importId, id), inArray(rows.row, o.numbers)));
  await tx.db
    .update(imports)
    .set({
      done: sql`${imports.done} + ${o.done}`,
      skipped: sql`${imports.skipped} + ${o.skipped}`,
      ...(o.over && { state: 'done' as const }),
    })
    .where(eq(imports.id, id));
};

export const findRows = (ctx: Ctx, id: string, o: { act?: RowAct | undefined; current: number; size: number }) => {
  const where = and(eq(rows.importId, id), o.act && eq(rows.act, o.act));
  return pageOfRows(ctx.db.select().from(rows).where(where).orderBy(asc(rows.row)), o, ctx.db.$count(rows, where));
};

/** Checks that were not started and imports that are over go after a day, with their rows. */
export const dropOldImports = async (ctx: Ctx): Promise<void> => {
  await ctx.db
    .delete(imports)
    .where(
      and(
        inArray(imports.state, ['checked', 'done']),
        lt(imports.createdAt, sql`now() - make_interval(days => ${importLimits.days}::int)`),
      ),
    );
};
