import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import { emptySite, type Machine, type SiteContent, siteLimits } from '#contract/sites/site.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companySites, siteVersions } from './tables.ts';

export type SiteRow = typeof companySites.$inferSelect;
type Saved = { revision: number; savedAt: string };
const saved = { revision: companySites.revision, savedAt: companySites.savedAt };
const now = sql`clock_timestamp()`;

export const findSite = async (ctx: Ctx, entId: string): Promise<SiteRow | undefined> =>
  (await ctx.db.select().from(companySites).where(eq(companySites.entId, entId)))[0];

export type PublishedSite = { content: SiteContent; at: string; number: number };
/** What readers see of a company's pages; undefined where nothing is published. */
export const findPublished = async (ctx: Ctx, entId: string): Promise<PublishedSite | undefined> =>
  (
    await ctx.db
      .select({ content: siteVersions.content, at: siteVersions.at, number: siteVersions.number })
      .from(companySites)
      .innerJoin(
        siteVersions,
        and(eq(siteVersions.entId, companySites.entId), eq(siteVersions.number, companySites.published)),
      )
      .where(eq(companySites.entId, entId))
  )[0];

/** Machines of companies that their published pages show with the process that they are for. */
export const findMachines = async (
  ctx: Ctx,
  entIds: string[],
): Promise<Map<string, { process: string; name: Text; size: string }[]>> => {
  if (!entIds.length) return new Map();
  const rows = await ctx.db
    .select({
      entId: siteVersions.entId,
      machines: sql<Machine[] | null>`${siteVersions.content}->'production'->'machines'`,
    })
    .from(companySites)
    .innerJoin(
      siteVersions,
      and(eq(siteVersions.entId, companySites.entId), eq(siteVersions.number, companySites.published)),
    )
    .where(
      and(inArray(companySites.entId, entIds), sql`not ${siteVersions.content}->'hidden' @> '["production"]'::jsonb`),
    );
  return new Map(
    rows.map((r) => [
      r.entId,
      (r.machines ?? []).flatMap(({ process, name, size }) => (process ? [{ process, name, size }] : [])),
    ]),
  );
};

/** The company that has published last. */
export const findNewestPublished = async (ctx: Ctx): Promise<string | undefined> =>
  (
    await ctx.db
      .select({ entId: companySites.entId })
      .from(companySites)
      .where(isNotNull(companySites.published))
      .orderBy(desc(companySites.publishedAt), asc(companySites.entId))
      .limit(1)
  )[0]?.entId;

/** Writes a whole draft over the revision `base`, 0 for none. @returns undefined where another revision stands */
export const writeDraft = async (
  ctx: Ctx,
  entId: string,
  content: SiteContent,
  base: number,
): Promise<Saved | undefined> =>
  (
    await ctx.db
      .insert(companySites)
      .values({ entId, content, revision: base + 1, savedAt: now })
      .onConflictDoUpdate({
        target: companySites.entId,
        set: { content, revision: base + 1, savedAt: now },
        setWhere: eq(companySites.revision, base),
      })
      .returning(saved)
  )[0];

/**
 * Writes parts of a draft and leaves the rest as it stands at that moment; with `base`, only over that revision.
 * @returns undefined where another revision stands
 */
export const mergeDraft = async (
  ctx: Ctx,
  entId: string,
  part: Partial<SiteContent>,
  base: number | undefined,
): Promise<Saved | undefined> =>
  (
    await ctx.db
      .insert(companySites)
      .values({ entId, content: { ...emptySite(), ...part }, revision: 1, savedAt: now })
      .onConflictDoUpdate({
        target: companySites.entId,
        set: {
          content: sql`${companySites.content} || ${JSON.stringify(part)}::jsonb`,
          revision: sql`${companySites.revision} + 1`,
          savedAt: now,
        },
        ...(base !== undefined && { setWhere: eq(companySites.revision, base) }),
      })
      .returning(saved)
  )[0];

/** Makes the draft at this revision the newest version. @returns undefined where another revision stands */
export const publishDraft = async (
  tx: Ctx,
  entId: string,
  base: number,
  userId: string,
): Promise<{ number: number; at: string } | undefined> => {
  const [row] = await tx.db
    .update(companySites)
    .set({ last: sql`${companySites.last} + 1`, published: sql`${companySites.last} + 1`, publishedAt: now })
    .where(and(eq(companySites.entId, entId), eq(companySites.revision, base)))
    .returning();
  if (!row?.publishedAt) return undefined;
  const { content, last: number, publishedAt: at } = row;
  await tx.db.insert(siteVersions).values({ entId, number, content, userId, at });
  await tx.db
    .delete(siteVersions)
    .where(and(eq(siteVersions.entId, entId), lte(siteVersions.number, number - siteLimits.versions)));
  return { number, at };
};

/** Readers see the facts alone again. */
export const withdrawSite = async (ctx: Ctx, entId: string): Promise<void> => {
  await ctx.db.update(companySites).set({ published: null, publishedAt: null }).where(eq(companySites.entId, entId));
};

export type VersionRow = Omit<typeof siteVersions.$inferSelect, 'content'>;
export const findVersions = (ctx: Ctx, entId: string): Promise<VersionRow[]> =>
  ctx.db
    .select({
      entId: siteVersions.entId,
      number: siteVersions.number,
      userId: siteVersions.userId,
      at: siteVersions.at,
    })
    .from(siteVersions)
    .where(eq(siteVersions.entId, entId))
    .orderBy(desc(siteVersions.number))
    .limit(siteLimits.versions);

export const findVersion = async (ctx: Ctx, entId: string, number: number): Promise<SiteContent | undefined> =>
  (
    await ctx.db
      .select({ content: siteVersions.content })
      .from(siteVersions)
      .where(and(eq(siteVersions.entId, entId), eq(siteVersions.number, number)))
  )[0]?.content;
