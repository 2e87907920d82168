import { and, arrayOverlaps, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { standing } from '#server/platform/database/index.ts';
import { taking } from '#server/platform/locks.ts';
import { findByFormer } from './address/address-store.ts';
import { hasCapability, inForce, worksIn } from './capabilities/capability-store.ts';
import { materialsOf, processesOf } from './capabilities/what-it-does.ts';
import { enterprises, supplierConduct } from './tables.ts';

export type { Capability, Certificate } from './tables.ts';
export type Company = typeof enterprises.$inferSelect;
/** A company begins without the supplier's mark. */
export type NewCompany = Omit<typeof enterprises.$inferInsert, 'supplierVerified'>;
/** Companies under row locks until the transaction ends, for who changes them or who sits for them; by id. */
export const lockCompanies = (tx: Ctx, ids: string[]): Promise<Company[]> => {
  taking(tx, 'company', ids);
  return ids.length
    ? tx.db
        .select()
        .from(enterprises)
        .where(inArray(enterprises.id, ids))
        .orderBy(asc(enterprises.id))
        .for('no key update')
    : Promise.resolve([]);
};

/** Every act for a company asks this. */
const keeping = standing((db) =>
  db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(sql`${enterprises.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(enterprises.id))
    .for('share')
    .prepare('keep_companies'),
);

/** Holds companies as they are, with everybody who sits for them, until the transaction ends; many may at once. */
export const keepCompanies = async (tx: Ctx, ids: string[]): Promise<void> => {
  taking(tx, 'company', ids, 'keep');
  if (ids.length) await keeping(tx.db).execute({ ids });
};

/** What lists of other rooms show of a company. */
export type CompanyBrief = Pick<Company, 'id' | 'name' | 'city' | 'countryCode' | 'supplierVerified'>;

export const findByIds = (ctx: Ctx, ids: string[]): Promise<Company[]> =>
  ids.length ? ctx.db.select().from(enterprises).where(inArray(enterprises.id, ids)) : Promise.resolve([]);

/** A company by its id, or by its key in addresses, the one of now or a former one. */
export const findByKey = async (ctx: Ctx, key: string): Promise<Company | undefined> => {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);
  const [found] = await ctx.db
    .select()
    .from(enterprises)
    .where(isId ? eq(enterprises.id, key) : eq(enterprises.slug, key));
  return found ?? (isId ? undefined : findByFormer(ctx, key));
};

export const findBriefs = (ctx: Ctx, ids: string[]): Promise<CompanyBrief[]> =>
  ids.length
    ? ctx.db
        .select({
          id: enterprises.id,
          name: enterprises.name,
          city: enterprises.city,
          countryCode: enterprises.countryCode,
          supplierVerified: enterprises.supplierVerified,
        })
        .from(enterprises)
        .where(inArray(enterprises.id, ids))
    : Promise.resolve([]);

/** What matching looks at of a company; its materials and processes are those of its lists and of its capability matrix. */
export type SupplierStanding = Pick<
  Company,
  'id' | 'categories' | 'processes' | 'certificates' | 'fields' | 'salesRegions' | 'tendencyOrder' | 'annualCapacity'
> & {
  /** Share of the inquiries of a year that it answered, in per cent; null where there are too few to say. */
  rate: number | null;
  /** How many inquiries of a year it was told of, and answered. */
  asked: number;
  answered: number;
};
/** Verified suppliers that make something of these materials, or work one of them by their capability matrix. */
export const findVerifiedSuppliers = async (ctx: Ctx, categories: string[]): Promise<SupplierStanding[]> => {
  if (!categories.length) return [];
  const rows = await ctx.db
    .select({
      id: enterprises.id,
      categories: enterprises.categories,
      processes: enterprises.processes,
      capabilities: enterprises.capabilities,
      certificates: enterprises.certificates,
      fields: enterprises.fields,
      salesRegions: enterprises.salesRegions,
      tendencyOrder: enterprises.tendencyOrder,
      annualCapacity: enterprises.annualCapacity,
      rate: supplierConduct.rate,
      asked: sql<number>`coalesce(${supplierConduct.asked}, 0)`,
      answered: sql<number>`coalesce(${supplierConduct.answered}, 0)`,
    })
    .from(enterprises)
    .leftJoin(supplierConduct, eq(supplierConduct.entId, enterprises.id))
    .where(
      and(
        eq(enterprises.supplierVerified, true),
        or(arrayOverlaps(enterprises.categories, categories), hasCapability(categories, undefined)),
      ),
    )
    .orderBy(asc(enterprises.id));
  return rows.map(({ capabilities, ...r }) => ({
    ...r,
    categories: materialsOf({ ...r, capabilities }),
    processes: processesOf({ ...r, capabilities }),
  }));
};

/** Verified suppliers that work one of these processes. */
export const findByProcess = async (ctx: Ctx, processes: string[]): Promise<string[]> =>
  processes.length
    ? (
        await ctx.db
          .select({ id: enterprises.id })
          .from(enterprises)
          .where(and(eq(enterprises.supplierVerified, true), worksIn(processes)))
      ).map((r) => r.id)
    : [];

type Lists = Pick<Company, 'id' | 'categories' | 'processes' | 'fields' | 'countryCode'>;
/** What figures need of every verified supplier. */
export const findLists = (ctx: Ctx): Promise<Lists[]> =>
  ctx.db
    .select({
      id: enterprises.id,
      categories: enterprises.categories,
      processes: enterprises.processes,
      fields: enterprises.fields,
      countryCode: enterprises.countryCode,
    })
    .from(enterprises)
    .where(eq(enterprises.supplierVerified, true));

/** What lists of other rooms are narrowed by of every company. */
export type CompanyTraits = Pick<Company, 'id' | 'countryCode' | 'processes' | 'supplierVerified'> & {
  /** Seen by an operator and in force. */
  certificates: string[];
};
export const findTraits = async (ctx: Ctx): Promise<CompanyTraits[]> => {
  const rows = await ctx.db
    .select({
      id: enterprises.id,
      countryCode: enterprises.countryCode,
      processes: enterprises.processes,
      capabilities: enterprises.capabilities,
      supplierVerified: enterprises.supplierVerified,
      certificates: inForce,
    })
    .from(enterprises);
  return rows.map(({ capabilities, ...r }) => ({ ...r, processes: processesOf({ ...r, capabilities }) }));
};

export const insertMany = async (ctx: Ctx, rows: NewCompany[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(enterprises).values(rows);
};

/** Verified suppliers by key, for sitemaps. */
export const findListedSlugs = (ctx: Ctx, o: { limit: number; offset: number }): Promise<{ slug: string }[]> =>
  ctx.db
    .select({ slug: enterprises.slug })
    .from(enterprises)
    .where(eq(enterprises.supplierVerified, true))
    .orderBy(asc(enterprises.slug))
    .limit(o.limit)
    .offset(o.offset);

/** How many verified suppliers there are. */
export const countVerified = (ctx: Ctx): Promise<number> =>
  ctx.db.$count(enterprises, eq(enterprises.supplierVerified, true));
