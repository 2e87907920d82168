import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { companyAddresses, enterprises } from '../tables.ts';

/** Where a company stands and stood, as far as it ever chose; the newest choice first. */
export const findAddresses = (ctx: Ctx, entId: string) =>
  ctx.db
    .select({ slug: companyAddresses.slug })
    .from(companyAddresses)
    .where(eq(companyAddresses.entId, entId))
    .orderBy(desc(companyAddresses.createdAt), companyAddresses.slug);

/** How often a company chose in the last year; going back counts too. */
export const countChoices = async (ctx: Ctx, entId: string): Promise<number> =>
  (
    await ctx.db
      .select({ n: sql<number>`count(*)::int` })
      .from(sql`${companyAddresses}, unnest(${companyAddresses.chosenAt}) as chosen`)
      .where(and(eq(companyAddresses.entId, entId), sql`chosen > now() - interval '1 year'`))
  )[0]?.n ?? 0;

/**
 * Moves a locked company from one address to another, and keeps both for it. The key of the table lets one of several have a new
 * address, and the former stays taken while it is being left.
 * @returns whether it is the company's now; another one has it, or had it, where not
 */
export const moveAddress = async (tx: Ctx, o: { entId: string; from: string; to: string }): Promise<boolean> => {
  const { entId, from, to } = o;
  const rows = [from, to].toSorted().map((slug) => ({ slug, entId }));
  await tx.db.insert(companyAddresses).values(rows).onConflictDoNothing();
  const [kept] = await tx.db
    .select({ entId: companyAddresses.entId })
    .from(companyAddresses)
    .where(eq(companyAddresses.slug, to));
  const others = await tx.db.$count(enterprises, and(eq(enterprises.slug, to), ne(enterprises.id, entId)));
  if (kept?.entId !== entId || others > 0) return false;
  await tx.db
    .update(companyAddresses)
    .set({ chosenAt: sql`array_append(${companyAddresses.chosenAt}, clock_timestamp())` })
    .where(eq(companyAddresses.slug, to));
  await tx.db.update(enterprises).set({ slug: to }).where(eq(enterprises.id, entId));
  return true;
};

/** The company that once stood at an address. */
export const findByFormer = async (ctx: Ctx, slug: string) =>
  (
    await ctx.db
      .select({ company: enterprises })
      .from(companyAddresses)
      .innerJoin(enterprises, eq(enterprises.id, companyAddresses.entId))
      .where(eq(companyAddresses.slug, slug))
  )[0]?.company;
