import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { newId } from '#server/platform/ids.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { nameHas } from './capability-store.ts';
import type { Company } from './store.ts';
import { enterprises } from './tables.ts';

/** A company as its application described it; what it makes and where it sells comes with the company's own form. */
export const createCompany = async (tx: Ctx, c: { name: Text; address: string }): Promise<string> => {
  const id = newId();
  holdOwnRow(tx, 'company', id);
  await tx.db.insert(enterprises).values({
    id,
    slug: `c-${id}`,
    name: c.name,
    profile: { address: c.address },
  });
  return id;
};

/** The supplier's mark of companies, kept for queries. It follows from verifications: only `settleRights` of the identity room calls this. */
export const markSuppliers = async (tx: Ctx, marks: { id: string; verified: boolean }[]): Promise<void> => {
  if (!marks.length) return;
  const ids = marks.map((m) => m.id);
  const verified = marks.filter((m) => m.verified).map((m) => m.id);
  await tx.db
    .update(enterprises)
    .set({ supplierVerified: sql`${enterprises.id} = any(${sql.param(verified)}::uuid[])` })
    .where(inArray(enterprises.id, ids));
};

/** What tells one company from all others: a credit code, or the number of its registration abroad. */
export type CompanyNumber = { key: 'creditCode' | 'registrationNumber'; value: string };

/** Keeps the verified number with the company, and the name that stands beside it on the document. */
export const setCompanyNumber = async (
  tx: Ctx,
  id: string,
  { key, value }: CompanyNumber,
  verifiedName: string,
): Promise<void> => {
  await tx.db
    .update(enterprises)
    .set({ profile: sql`${enterprises.profile} || ${JSON.stringify({ [key]: value, verifiedName })}::jsonb` })
    .where(eq(enterprises.id, id));
};

/** The numbers of a company whose verification was taken back are free for whoever proves them. */
export const clearCompanyNumbers = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db
    .update(enterprises)
    .set({ profile: sql`${enterprises.profile} - 'creditCode' - 'registrationNumber' - 'verifiedName'` })
    .where(eq(enterprises.id, id));
};

/**
 * The other company that has this number. Numbers of registrations abroad repeat between countries, so there the name must be
 * the same too. Callers hold the number's lock while they decide on it.
 */
export const otherWithNumber = async (
  ctx: Ctx,
  { key, value }: CompanyNumber,
  o: { mine: string | null; name: string },
): Promise<string | undefined> => {
  const plain = (v: string) =>
    v
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const rows = await ctx.db
    .select({ id: enterprises.id, name: sql<string>`coalesce(${enterprises.profile}->>'verifiedName', '')` })
    .from(enterprises)
    .where(and(sql`${enterprises.profile}->>${key} = ${value}`, o.mine ? ne(enterprises.id, o.mine) : undefined))
    .limit(20);
  return rows.find((r) => key === 'creditCode' || plain(r.name) === plain(o.name))?.id;
};

/** Two approvals with one number at once take turns. */
export const lockNumber = async (tx: Ctx, number: CompanyNumber): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${number.key} ${number.value}`}))`);
};

/** Companies whose name or credit code has the words. */
export const findCompanies = async (
  ctx: Ctx,
  o: { q: string; current: number; size: number },
): Promise<{ rows: Company[]; total: number }> => {
  const where = o.q
    ? or(nameHas(o.q), sql`${enterprises.profile}->>'creditCode' = ${o.q.trim().toUpperCase()}`)
    : undefined;
  return pageOfRows(
    ctx.db.select().from(enterprises).where(where).orderBy(asc(enterprises.slug)),
    o,
    ctx.db.$count(enterprises, where),
  );
};
