import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { hasCapability, inForce, nameHas, worksIn } from './capabilities/capability-store.ts';
import { enterprises, supplierConduct } from './tables.ts';

const certificatesInForce = sql`cardinality(${inForce})`;
const makes = (categories: string[]) =>
  or(sql`${enterprises.categories} && ${sql.param(categories)}::text[]`, hasCapability(categories, undefined));

/** Words as they are read of suppliers. `rest` is what is said beside processes and certificates, with what it means and who has it. */
export type WordsOfSuppliers = {
  q: string;
  processes: string[][];
  certificates: string[][];
  rest: { words: string; made: string[]; goods: string[] };
};

const meets = ({ processes, certificates, rest }: WordsOfSuppliers): SQL | undefined => {
  const { words, made, goods } = rest;
  const all = [
    ...processes.map(worksIn),
    ...certificates.map((any) => sql`${inForce} && ${sql.param(any)}::text[]`),
    ...(words
      ? [
          or(
            nameHas(words),
            made.length ? makes(made) : undefined,
            goods.length ? inArray(enterprises.id, goods) : undefined,
          ),
        ]
      : []),
  ];
  return all.length ? and(...all) : undefined;
};

/**
 * Verified suppliers as lists are narrowed by them: those that are called so, then those that meet what the words say, each with
 * more verified certificates first.
 */
export const findWished = (ctx: Ctx, o: WordsOfSuppliers | undefined) =>
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
    .where(and(eq(enterprises.supplierVerified, true), o && or(nameHas(o.q), meets(o))))
    .orderBy(...(o ? [desc(nameHas(o.q))] : []), desc(certificatesInForce), asc(enterprises.slug));
export type WishedRow = Awaited<ReturnType<typeof findWished>>[number];
