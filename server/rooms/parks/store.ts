import { and, arrayContains, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ParkWish } from '#contract/parks/calls.ts';
import type { ParkState } from '#contract/parks/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { parks as p, parkTenancies as s } from './tables.ts';

export type ParkRecord = typeof p.$inferSelect;
export type NewPark = typeof p.$inferInsert;
type Place = { current: number; size: number };
const now = sql`clock_timestamp()`;

const named = (q: string) => everyWord(q, (like) => or(textMatches(p.name, like), textMatches(p.city, like)));
const wished = (w: ParkWish) =>
  and(
    eq(p.state, 'shown'),
    w.province ? eq(p.province, w.province) : undefined,
    w.field ? arrayContains(p.fields, [w.field]) : undefined,
    w.q ? named(w.q) : undefined,
  );

/** Parks that everybody sees: by province from the north to the south as their codes have it, the largest first. */
export const findShown = (ctx: Ctx, o: Place & ParkWish) =>
  pageOfRows(
    ctx.db.select().from(p).where(wished(o)).orderBy(asc(p.province), desc(p.hectares), asc(p.id)),
    o,
    ctx.db.$count(p, wished(o)),
  );
export const countShown = async (ctx: Ctx, w: ParkWish) => {
  const field = sql<string>`unnest(${p.fields})`;
  const [byProvince, byField] = await Promise.all([
    // Filters show what another choice would bring, so each leaves its own out.
    ctx.db
      .select({
        province: p.province,
        parks: sql<number>`count(distinct ${p.id})::int`,
        companies: sql<number>`count(${s.id})::int`,
      })
      .from(p)
      .leftJoin(s, and(eq(s.parkId, p.id), eq(s.state, 'confirmed')))
      .where(wished({ ...w, province: undefined }))
      .groupBy(p.province),
    ctx.db
      .select({ slug: field, n: sql<number>`count(*)::int` })
      .from(p)
      .where(wished({ ...w, field: undefined }))
      .groupBy(field),
  ]);
  return { byProvince, byField };
};
export const findShownSlug = async (ctx: Ctx, slug: string): Promise<ParkRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(p)
      .where(and(eq(p.slug, slug), eq(p.state, 'shown')))
  )[0];
/** Other parks of the province. */
export const findNear = (ctx: Ctx, park: ParkRecord, most: number): Promise<ParkRecord[]> =>
  ctx.db
    .select()
    .from(p)
    .where(and(eq(p.state, 'shown'), eq(p.province, park.province), ne(p.id, park.id)))
    .orderBy(desc(p.hectares), asc(p.id))
    .limit(most);
/** For sitemaps. */
export const findListedParks = async (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ slug: string; changed: string }[]> =>
  (
    await ctx.db
      .select({ slug: p.slug, changed: p.updatedAt })
      .from(p)
      .where(eq(p.state, 'shown'))
      .orderBy(asc(p.id))
      .limit(o.limit)
      .offset(o.offset)
  ).map((r) => ({ slug: r.slug, changed: new Date(r.changed).toISOString() }));

export const findPark = async (ctx: Ctx, id: string): Promise<ParkRecord | undefined> =>
  (await ctx.db.select().from(p).where(eq(p.id, id)))[0];
export const findParks = (ctx: Ctx, ids: string[]): Promise<ParkRecord[]> =>
  ids.length ? ctx.db.select().from(p).where(inArray(p.id, ids)) : Promise.resolve([]);
export const findParkByKey = async (ctx: Ctx, createdBy: string, clientKey: string): Promise<ParkRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(p)
      .where(and(eq(p.createdBy, createdBy), eq(p.clientKey, clientKey)))
  )[0];
export const isSlugTaken = async (ctx: Ctx, slug: string, but: string | null): Promise<boolean> =>
  (await ctx.db.$count(p, and(eq(p.slug, slug), but ? ne(p.id, but) : undefined))) > 0;
export const findAllParks = (ctx: Ctx, o: Place & { q?: string | undefined; state?: ParkState | undefined }) => {
  const where = and(o.state ? eq(p.state, o.state) : undefined, o.q ? named(o.q) : undefined);
  return pageOfRows(
    ctx.db.select().from(p).where(where).orderBy(desc(p.updatedAt), desc(p.id)),
    o,
    ctx.db.$count(p, where),
  );
};

/** Whoever writes a park, or says something of who is there, takes turns. */
export const lockPark = async (tx: Ctx, id: string): Promise<ParkRecord | undefined> => {
  taking(tx, 'park', [id]);
  return (await tx.db.select().from(p).where(eq(p.id, id)).for('no key update'))[0];
};
/** @returns false where this click, or the address, was there already */
export const insertPark = async (tx: Ctx, row: NewPark): Promise<boolean> =>
  (await tx.db.insert(p).values(row).onConflictDoNothing().returning({ id: p.id })).length === 1;
export const rewritePark = async (
  tx: Ctx,
  id: string,
  o: Omit<NewPark, 'id' | 'clientKey' | 'createdBy'>,
): Promise<void> => {
  await tx.db
    .update(p)
    .set({ ...o, version: sql`${p.version} + 1`, updatedAt: now })
    .where(eq(p.id, id));
};

/** How many companies are confirmed in each park. */
export const countCompanies = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({ id: s.parkId, n: count() })
    .from(s)
    .where(and(inArray(s.parkId, ids), eq(s.state, 'confirmed')))
    .groupBy(s.parkId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
