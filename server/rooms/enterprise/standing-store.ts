import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { NumberKind } from '#contract/enterprise/company-numbers.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { newId } from '#server/platform/ids.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { nameHas } from './capabilities/capability-store.ts';
import type { Company } from './store.ts';
import { enterprises } from './tables.ts';

/** A company as its application described it; what it makes and where it sells comes with the company's own form. */
export const createCompany = async (tx: Ctx, c: { name: Text; address: string; country: string }): Promise<string> => {
  const id = newId();
  holdOwnRow(tx, 'company', id);
  await tx.db.insert(enterprises).values({
    id,
    slug: `c-${id}`,
    name: c.name,
    countryCode: c.country,
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
    .set({
      supplierVerified: sql`${enterprises.id} = any(${sql.param(verified)}::uuid[])`,
      // Until what it did is counted anew; without the mark there is no level (sites 17).
      supplierLevel: sql`case when not ${enterprises.id} = any(${sql.param(verified)}::uuid[]) then 'basic'
        when ${enterprises.supplierLevel} = 'basic' then 'ordinary' else ${enterprises.supplierLevel} end`,
    })
    .where(inArray(enterprises.id, ids));
};

/**
 * What tells one company from all others: a credit code, or the number of its registration abroad, which is one within its
 * country. Older registrations name no country.
 */
export type CompanyNumber =
  | { key: 'creditCode'; value: string }
  | { key: 'registrationNumber'; country: string; kind: NumberKind; value: string }
  | { key: 'registrationNumber'; country: null; kind: null; value: string };

const numberKeys = ['creditCode', 'registrationNumber', 'registrationCountry', 'registrationKind'] as const;
/** The profile without any number. */
const withoutNumbers = sql.raw(`"enterprises"."profile" - '{${numberKeys.join(',')}}'::text[]`);

/** Keeps the verified number with the company, and the name that stands beside it on the document. */
export const setCompanyNumber = async (
  tx: Ctx,
  id: string,
  number: CompanyNumber,
  verifiedName: string,
): Promise<void> => {
  const country = number.key === 'registrationNumber' ? number.country : null;
  const kept = {
    [number.key]: number.value,
    verifiedName,
    ...(country &&
      number.key === 'registrationNumber' && { registrationCountry: country, registrationKind: number.kind }),
  };
  await tx.db
    .update(enterprises)
    .set({
      profile: sql`(${withoutNumbers}) || ${JSON.stringify(kept)}::jsonb`,
      ...(country && { countryCode: country }),
    })
    .where(eq(enterprises.id, id));
};

/** The numbers of a company whose verification was taken back are free for whoever proves them. */
export const clearCompanyNumbers = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db
    .update(enterprises)
    .set({ profile: sql`(${withoutNumbers}) - 'verifiedName'` })
    .where(eq(enterprises.id, id));
};

/**
 * The other company that has this number, of the same country. Where one of the two names no country, the names must be the same
 * too. Callers hold the number's lock while they decide on it.
 */
export const otherWithNumber = async (
  ctx: Ctx,
  number: CompanyNumber,
  o: { mine: string | null; name: string },
): Promise<string | undefined> => {
  const plain = (v: string) =>
    v
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const rows = await ctx.db
    .select({
      id: enterprises.id,
      name: sql<string>`coalesce(${enterprises.profile}->>'verifiedName', '')`,
      country: sql<string | null>`${enterprises.profile}->>'registrationCountry'`,
    })
    .from(enterprises)
    .where(
      and(
        sql`${enterprises.profile}->>${number.key} = ${number.value}`,
        o.mine ? ne(enterprises.id, o.mine) : undefined,
      ),
    )
    .limit(50);
  return rows.find((r) => {
    if (number.key === 'creditCode') return true;
    if (number.country && r.country) return number.country === r.country;
    return plain(r.name) === plain(o.name);
  })?.id;
};

/** Two approvals with one number at once take turns. */
export const lockNumber = async (tx: Ctx, number: CompanyNumber): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${number.key} ${number.value}`}))`);
};

/** Companies whose name has the words, or whose number they are. */
export const findCompanies = async (
  ctx: Ctx,
  o: { q: string; current: number; size: number },
): Promise<{ rows: Company[]; total: number }> => {
  const word = o.q.trim().toUpperCase();
  const where = o.q
    ? or(
        nameHas(o.q),
        sql`${enterprises.profile}->>'creditCode' = ${word}`,
        sql`${enterprises.profile}->>'registrationNumber' = ${word}`,
      )
    : undefined;
  return pageOfRows(
    ctx.db.select().from(enterprises).where(where).orderBy(asc(enterprises.slug)),
    o,
    ctx.db.$count(enterprises, where),
  );
};
