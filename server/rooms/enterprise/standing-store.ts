import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { newId } from '#server/platform/ids.ts';
import { named } from './capability-store.ts';
import type { Enterprise } from './store.ts';
import { enterprises } from './tables.ts';

/** A company as its application described it; what it makes and where it sells comes with the company's own form. */
export const createCompany = async (
  tx: Ctx,
  c: { name: Text; creditCode: string; address: string },
): Promise<string> => {
  const id = newId();
  await tx.db.insert(enterprises).values({
    id,
    slug: `c-${id}`,
    name: c.name,
    profile: { creditCode: c.creditCode, address: c.address },
  });
  return id;
};

export const setSupplierVerified = async (tx: Ctx, id: string, supplierVerified: boolean): Promise<void> => {
  await tx.db.update(enterprises).set({ supplierVerified }).where(eq(enterprises.id, id));
};

/** Keeps the verified credit code with the company. */
export const setCreditCode = async (tx: Ctx, id: string, creditCode: string): Promise<void> => {
  await tx.db
    .update(enterprises)
    .set({ profile: sql`${enterprises.profile} || ${JSON.stringify({ creditCode })}::jsonb` })
    .where(eq(enterprises.id, id));
};

/** The other company that has this credit code. Callers hold the code's lock while they decide on it. */
export const otherWithCode = async (ctx: Ctx, creditCode: string, mine: string | null): Promise<string | undefined> =>
  (
    await ctx.db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(
        and(sql`${enterprises.profile}->>'creditCode' = ${creditCode}`, mine ? ne(enterprises.id, mine) : undefined),
      )
      .limit(1)
  )[0]?.id;

/** Two approvals with one code at once take turns. */
export const lockCode = async (tx: Ctx, creditCode: string): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`credit ${creditCode}`}))`);
};

/** Companies whose name or credit code has the words. */
export const findCompanies = async (
  ctx: Ctx,
  o: { q: string; current: number; size: number },
): Promise<{ rows: Enterprise[]; total: number }> => {
  const where = o.q
    ? or(named(o.q), sql`${enterprises.profile}->>'creditCode' = ${o.q.trim().toUpperCase()}`)
    : undefined;
  return pageOfRows(
    ctx.db.select().from(enterprises).where(where).orderBy(asc(enterprises.slug)),
    o,
    ctx.db.$count(enterprises, where),
  );
};
