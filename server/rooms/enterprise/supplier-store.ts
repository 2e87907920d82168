import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { hasCapability, inForce, nameHas } from './capabilities/capability-store.ts';
import { enterprises, supplierConduct } from './tables.ts';

const certificatesInForce = sql`cardinality(${inForce})`;
const makes = (categories: string[]) =>
  or(sql`${enterprises.categories} && ${sql.param(categories)}::text[]`, hasCapability(categories, undefined));

/**
 * Verified suppliers as lists are narrowed by them: those that are called so, then those that make what the words mean, each with
 * more verified certificates first.
 */
export const findWished = (ctx: Ctx, o: { q: string | undefined; made: string[] | undefined }) =>
  ctx.db
    .select({
      id: enterprises.id,
      categories: enterprises.categories,
      capabilities: enterprises.capabilities,
      processes: enterprises.processes,
      countryCode: enterprises.countryCode,
      regionId: enterprises.regionId,
      annualCapacity: enterprises.annualCapacity,
      /** Seen by an operator and in force. */
      certificates: inForce,
      conduct: supplierConduct,
    })
    .from(enterprises)
    .leftJoin(supplierConduct, eq(supplierConduct.entId, enterprises.id))
    .where(
      and(
        eq(enterprises.supplierVerified, true),
        o.q ? or(nameHas(o.q), o.made?.length ? makes(o.made) : undefined) : undefined,
      ),
    )
    .orderBy(...(o.q ? [desc(nameHas(o.q))] : []), desc(certificatesInForce), asc(enterprises.slug));
export type WishedRow = Awaited<ReturnType<typeof findWished>>[number];
