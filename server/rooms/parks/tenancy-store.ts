import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { TenancyState } from '#contract/parks/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { parkTenancies as s } from './tables.ts';

export type TenancyRecord = typeof s.$inferSelect;
const now = sql`clock_timestamp()`;

/** What a company says of a park; read again under the park's lock by whoever writes. */
export const findTenancy = async (ctx: Ctx, entId: string, parkId: string): Promise<TenancyRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(s)
      .where(and(eq(s.entId, entId), eq(s.parkId, parkId)))
  )[0];
export const findTenancyById = async (ctx: Ctx, id: string): Promise<TenancyRecord | undefined> =>
  (await ctx.db.select().from(s).where(eq(s.id, id)))[0];
/** Companies that the desk has confirmed in a park, those that were first there first. */
export const findConfirmed = async (ctx: Ctx, parkId: string, most: number): Promise<string[]> =>
  (
    await ctx.db
      .select({ entId: s.entId })
      .from(s)
      .where(and(eq(s.parkId, parkId), eq(s.state, 'confirmed')))
      .orderBy(asc(s.askedAt), asc(s.id))
      .limit(most)
  ).map((r) => r.entId);
export const findTenanciesOf = (ctx: Ctx, entId: string): Promise<TenancyRecord[]> =>
  ctx.db.select().from(s).where(eq(s.entId, entId)).orderBy(desc(s.askedAt), desc(s.id));
export const findTenancies = (ctx: Ctx, o: { current: number; size: number; state?: TenancyState | undefined }) => {
  const where = o.state ? eq(s.state, o.state) : undefined;
  return pageOfRows(
    ctx.db.select().from(s).where(where).orderBy(desc(s.askedAt), desc(s.id)),
    o,
    ctx.db.$count(s, where),
  );
};
/** Writes a statement, or asks again after a refusal. */
export const askTenancy = async (
  tx: Ctx,
  row: { id: string; parkId: string; entId: string; note: string; askedBy: string },
): Promise<void> => {
  const { note, askedBy } = row;
  await tx.db
    .insert(s)
    .values({ ...row, state: 'asked' })
    .onConflictDoUpdate({
      target: [s.entId, s.parkId],
      set: { state: 'asked', note, askedBy, reason: '', askedAt: now, decidedBy: null, decidedAt: null },
    });
};
export const decideTenancy = async (
  tx: Ctx,
  id: string,
  o: { state: 'confirmed' | 'refused'; reason: string; decidedBy: string },
): Promise<void> => {
  await tx.db
    .update(s)
    .set({ ...o, decidedAt: now })
    .where(eq(s.id, id));
};
/** @returns whether the company had said so */
export const removeTenancy = async (tx: Ctx, entId: string, parkId: string): Promise<boolean> =>
  (
    await tx.db
      .delete(s)
      .where(and(eq(s.entId, entId), eq(s.parkId, parkId)))
      .returning({ id: s.id })
  ).length === 1;
export const removeTenanciesOf = async (tx: Ctx, entId: string): Promise<void> => {
  await tx.db.delete(s).where(eq(s.entId, entId));
};
