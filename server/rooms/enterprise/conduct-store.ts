import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { type Deeds, type Response, responseOf, type SupplierLevel } from './conduct-rules.ts';
import { lockCompanies } from './store.ts';
import { enterprises, supplierConduct } from './tables.ts';

export type Judged = Deeds & { entId: string; rate: number | null; level: SupplierLevel };

/** Verified suppliers after this id, so many at once. */
export const nextSuppliers = async (ctx: Ctx, after: string | null, most: number): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(and(eq(enterprises.supplierVerified, true), after ? gt(enterprises.id, after) : undefined))
      .orderBy(asc(enterprises.id))
      .limit(most)
  ).map((r) => r.id);

type Kept = { deeds: Deeds | undefined; level: string; verified: boolean };
/** What stands of these companies, under their locks. */
export const lockConduct = async (tx: Ctx, entIds: string[]): Promise<Map<string, Kept>> => {
  const locked = await lockCompanies(tx, entIds);
  const rows = entIds.length
    ? await tx.db.select().from(supplierConduct).where(inArray(supplierConduct.entId, entIds))
    : [];
  const by = new Map(rows.map((r) => [r.entId, r]));
  return new Map(
    locked.map((e) => [e.id, { deeds: by.get(e.id), level: e.supplierLevel, verified: e.supplierVerified }]),
  );
};

/** Writes what was judged, and the level with the companies, whose lists show it. */
export const writeConduct = async (tx: Ctx, rows: Judged[]): Promise<void> => {
  if (!rows.length) return;
  await tx.db
    .insert(supplierConduct)
    .values(rows.map(({ level: _, ...row }) => row))
    .onConflictDoUpdate({
      target: supplierConduct.entId,
      set: {
        asked: sql`excluded.asked`,
        askers: sql`excluded.askers`,
        answered: sql`excluded.answered`,
        hours: sql`excluded.hours`,
        completed: sql`excluded.completed`,
        rate: sql`excluded.rate`,
        judgedAt: sql`clock_timestamp()`,
      },
    });
  await tx.db.execute(sql`
    update ${enterprises} set supplier_level = v.level
    from unnest(${sql.param(rows.map((r) => r.entId))}::uuid[], ${sql.param(rows.map((r) => r.level))}::text[]) as v(id, level)
    where ${enterprises.id} = v.id and ${enterprises.supplierLevel} <> v.level`);
};

/** What is counted of a company; undefined where it was not judged yet. */
export const findDeeds = async (ctx: Ctx, entId: string): Promise<Deeds | undefined> =>
  (await ctx.db.select().from(supplierConduct).where(eq(supplierConduct.entId, entId)))[0];

/** The public mark of companies; null where there are too few inquiries to say. */
export const findResponses = async (ctx: Ctx, entIds: string[]): Promise<Map<string, Response | null>> =>
  entIds.length
    ? new Map(
        (await ctx.db.select().from(supplierConduct).where(inArray(supplierConduct.entId, entIds))).map((r) => [
          r.entId,
          responseOf(r),
        ]),
      )
    : new Map();
