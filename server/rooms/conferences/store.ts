import { and, arrayContains, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ConferenceWish } from '#contract/conferences/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { ConferencePhase, ConferenceState } from '#contract/conferences/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { conferences as c, conferenceSeats as s } from './tables.ts';

export type ConferenceRecord = typeof c.$inferSelect;
export type NewConference = typeof c.$inferInsert;
type Place = { current: number; size: number };
const now = sql`clock_timestamp()`;

const named = (q: string) =>
  everyWord(q, (like) => or(textMatches(c.name, like), textMatches(c.city, like), textMatches(c.organiser, like)));
const inPhase: Record<ConferencePhase, SQL> = {
  coming: sql`${c.startsAt} > now()`,
  live: sql`${c.startsAt} <= now() and ${c.endsAt} > now()`,
  past: sql`${c.endsAt} <= now()`,
};
/** What everybody may know of: a cancelled one too, so that who has the date in mind reads that it is off. */
const shown = ne(c.state, 'draft');

/** Conferences that everybody sees: what goes on and comes by its day, then what is over, the latest first. */
export const findShown = (ctx: Ctx, o: Place & ConferenceWish) => {
  const where = and(
    shown,
    o.phase ? inPhase[o.phase] : undefined,
    o.kind ? eq(c.kind, o.kind) : undefined,
    o.mode ? eq(c.mode, o.mode) : undefined,
    o.field ? arrayContains(c.fields, [o.field]) : undefined,
    o.q ? named(o.q) : undefined,
  );
  const past = sql`${c.endsAt} <= now()`;
  return pageOfRows(
    ctx.db
      .select()
      .from(c)
      .where(where)
      .orderBy(asc(past), asc(sql`case when ${past} then null else ${c.startsAt} end`), desc(c.startsAt), asc(c.id)),
    o,
    ctx.db.$count(c, where),
  );
};
export const findShownSlug = async (ctx: Ctx, slug: string): Promise<ConferenceRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(c)
      .where(and(eq(c.slug, slug), shown))
  )[0];
/** The next conferences besides one. */
export const findNext = (ctx: Ctx, but: string, most: number): Promise<ConferenceRecord[]> =>
  ctx.db
    .select()
    .from(c)
    .where(and(eq(c.state, 'shown'), inPhase.coming, ne(c.id, but)))
    .orderBy(asc(c.startsAt), asc(c.id))
    .limit(most);
/** For sitemaps. */
export const findListedConferences = async (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ slug: string; changed: string }[]> =>
  (
    await ctx.db
      .select({ slug: c.slug, changed: c.updatedAt })
      .from(c)
      .where(eq(c.state, 'shown'))
      .orderBy(asc(c.id))
      .limit(o.limit)
      .offset(o.offset)
  ).map((r) => ({ slug: r.slug, changed: new Date(r.changed).toISOString() }));

/** Conferences in which somebody has a place or waits for one: by their day, those that are over last. */
export const findOfPerson = (ctx: Ctx, userId: string, o: Place) => {
  const where = and(eq(s.userId, userId), shown);
  return pageOfRows(
    ctx.db
      .select({ conference: c, state: s.state, n: s.n })
      .from(s)
      .innerJoin(c, eq(c.id, s.conferenceId))
      .where(where)
      .orderBy(asc(sql`${c.endsAt} <= now()`), asc(c.startsAt), asc(c.id)),
    o,
    ctx.db
      .select({ n: count() })
      .from(s)
      .innerJoin(c, eq(c.id, s.conferenceId))
      .where(where)
      .then((rows) => rows[0]?.n ?? 0),
  );
};

export const findConference = async (ctx: Ctx, id: string): Promise<ConferenceRecord | undefined> =>
  (await ctx.db.select().from(c).where(eq(c.id, id)))[0];
export const findConferences = (ctx: Ctx, ids: string[]): Promise<ConferenceRecord[]> =>
  ids.length ? ctx.db.select().from(c).where(inArray(c.id, ids)) : Promise.resolve([]);
export const isSlugTaken = async (ctx: Ctx, slug: string, but: string): Promise<boolean> =>
  (await ctx.db.$count(c, and(eq(c.slug, slug), ne(c.id, but)))) > 0;
export const findAll = (ctx: Ctx, o: Place & { q?: string | undefined; state?: ConferenceState | undefined }) => {
  const where = and(o.state ? eq(c.state, o.state) : undefined, o.q ? named(o.q) : undefined);
  return pageOfRows(
    ctx.db.select().from(c).where(where).orderBy(desc(c.updatedAt), desc(c.id)),
    o,
    ctx.db.$count(c, where),
  );
};

/** Whoever writes a conference, or takes, gives back or hands on a place in it, comes through here. */
export const lockConference = async (tx: Ctx, id: string): Promise<ConferenceRecord | undefined> => {
  taking(tx, 'conference', [id]);
  return (await tx.db.select().from(c).where(eq(c.id, id)).for('no key update'))[0];
};
/** @returns false where this conference, or its address, was there already */
export const insertConference = async (tx: Ctx, row: NewConference): Promise<boolean> =>
  (await tx.db.insert(c).values(row).onConflictDoNothing().returning({ id: c.id })).length === 1;
export const rewriteConference = async (tx: Ctx, id: string, o: Omit<NewConference, 'id' | 'createdBy'>) => {
  await tx.db
    .update(c)
    .set({ ...o, version: sql`${c.version} + 1`, updatedAt: now })
    .where(eq(c.id, id));
};
export const markCancelled = async (tx: Ctx, id: string, cancelReason: Text): Promise<void> => {
  await tx.db
    .update(c)
    .set({ state: 'cancelled', cancelReason, version: sql`${c.version} + 1`, updatedAt: now })
    .where(eq(c.id, id));
};
