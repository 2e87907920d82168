import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { textHas } from '#server/platform/database/words.ts';
import { enterprises } from '../tables.ts';

/** A certificate that an operator has seen and that is in force today. */
const evidenced: SQL = sql`exists (
  select 1 from jsonb_array_elements(${enterprises.certificates}) as x
  where (x->>'verified')::boolean and coalesce((x->>'validUntil')::date, 'infinity'::date) >= current_date)`;

/** Slugs of the certificates that an operator has seen and that are in force today. */
export const inForce = sql<string[]>`array(
  select x->>'slug' from jsonb_array_elements(${enterprises.certificates}) as x
  where (x->>'verified')::boolean and coalesce((x->>'validUntil')::date, 'infinity'::date) >= current_date)`;

/** `process` null: the material whatever the process. */
export type CapabilityCount = { line: string; process: string | null; suppliers: number; evidenced: number };

/**
 * Verified suppliers by line and process in one statement; a line is a name for materials (slugs) counted together, and a
 * supplier counts once in each.
 */
export const countCapabilities = async (
  ctx: Ctx,
  lines: { line: string; slugs: string[] }[],
): Promise<CapabilityCount[]> => {
  const pairs = lines.flatMap((l) => l.slugs.map((slug) => [l.line, slug] as const));
  const { rows } = await ctx.db.execute<CapabilityCount>(sql`
    select l.line, c.process,
           count(distinct ${enterprises.id})::int as suppliers,
           (count(distinct ${enterprises.id}) filter (where ${evidenced}))::int as evidenced
    from ${enterprises}
    cross join lateral jsonb_to_recordset(${enterprises.capabilities}) as c(category text, process text, level int)
    join unnest(${sql.param(pairs.map(([line]) => line))}::text[],
                ${sql.param(pairs.map(([, slug]) => slug))}::text[]) as l(line, slug) on l.slug = c.category
    where ${enterprises.supplierVerified} and c.level > 0
    group by grouping sets ((l.line), (l.line, c.process))`);
  return rows;
};

export type BestLevel = { line: string; process: string; level: number; suppliers: number };

/** Verified suppliers by line and process, each counted once at the best level that it has there. */
export const countBestLevels = async (ctx: Ctx, lines: { line: string; slugs: string[] }[]): Promise<BestLevel[]> => {
  const pairs = lines.flatMap((l) => l.slugs.map((slug) => [l.line, slug] as const));
  const { rows } = await ctx.db.execute<BestLevel>(sql`
    select line, process, level, count(*)::int as suppliers from (
      select l.line, c.process, max(c.level)::int as level
      from ${enterprises}
      cross join lateral jsonb_to_recordset(${enterprises.capabilities}) as c(category text, process text, level int)
      join unnest(${sql.param(pairs.map(([line]) => line))}::text[],
                  ${sql.param(pairs.map(([, slug]) => slug))}::text[]) as l(line, slug) on l.slug = c.category
      where ${enterprises.supplierVerified} and c.level between 1 and 3
      group by ${enterprises.id}, l.line, c.process) best
    group by line, process, level`);
  return rows;
};

/** Verified suppliers by certificate that was seen and is in force, the most held first. */
export const countCertificates = (ctx: Ctx): Promise<{ slug: string; n: number }[]> => {
  const held = ctx.db
    .select({ slug: sql<string>`unnest(${inForce})`.as('slug'), id: enterprises.id })
    .from(enterprises)
    .where(eq(enterprises.supplierVerified, true))
    .as('held');
  return ctx.db
    .select({ slug: held.slug, n: sql<number>`count(distinct ${held.id})::int`.as('n') })
    .from(held)
    .groupBy(held.slug)
    .orderBy(sql`n desc`, asc(held.slug));
};

/** The company's name in any language has the words. */
export const nameHas = (q: string): SQL => textHas(enterprises.name, q);

/** It works one of the materials, in this process if one is named, at any level. */
export const hasCapability = (categories: string[], process: string | undefined): SQL => sql`exists (
  select 1 from jsonb_to_recordset(${enterprises.capabilities}) as c(category text, process text, level int)
  where c.level > 0 and c.category = any(${sql.param(categories)}::text[])
    ${process ? sql`and c.process = ${process}` : sql``})`;

/** It works in one of the processes, by its list or by what it states of a material. */
export const worksIn = (
  processes: string[],
): SQL => sql`(${enterprises.processes} && ${sql.param(processes)}::text[] or exists (
  select 1 from jsonb_to_recordset(${enterprises.capabilities}) as c(category text, process text, level int)
  where c.level > 0 and c.process = any(${sql.param(processes)}::text[])))`;

/** What verified suppliers are called. */
export const findNames = async (ctx: Ctx): Promise<Text[]> =>
  (
    await ctx.db
      .select({ name: enterprises.name })
      .from(enterprises)
      .where(eq(enterprises.supplierVerified, true))
      .orderBy(asc(enterprises.slug))
  ).map((r) => r.name);

/** Verified suppliers by name. */
export const suppliersNamed = (ctx: Ctx, q: string, most: number): Promise<{ id: string; name: Text; city: Text }[]> =>
  ctx.db
    .select({ id: enterprises.id, name: enterprises.name, city: enterprises.city })
    .from(enterprises)
    .where(and(eq(enterprises.supplierVerified, true), nameHas(q)))
    .orderBy(asc(enterprises.slug))
    .limit(most);
