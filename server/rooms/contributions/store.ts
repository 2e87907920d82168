import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type ContributionState, openContributions } from '#contract/contributions/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { taking } from '#server/platform/locks.ts';
import { contributionEvents as e, contributions as c } from './tables.ts';

export type ContributionRecord = typeof c.$inferSelect;
export type NewContribution = typeof c.$inferInsert;
export type EventRecord = typeof e.$inferSelect;
const now = sql`clock_timestamp()`;

/** Whoever changes or moves a contribution takes turns. */
export const lockContribution = async (tx: Ctx, id: string): Promise<ContributionRecord | undefined> => {
  taking(tx, 'contribution', [id]);
  return (await tx.db.select().from(c).where(eq(c.id, id)).for('no key update'))[0];
};

/** @returns false where the id is taken */
export const insertContribution = async (tx: Ctx, row: NewContribution): Promise<boolean> =>
  (await tx.db.insert(c).values(row).onConflictDoNothing({ target: c.id }).returning({ id: c.id })).length === 1;

export const findContribution = async (ctx: Ctx, id: string): Promise<ContributionRecord | undefined> =>
  (await ctx.db.select().from(c).where(eq(c.id, id)))[0];
export const findContributions = (ctx: Ctx, ids: string[]): Promise<ContributionRecord[]> =>
  ctx.db.select().from(c).where(inArray(c.id, ids));
export const findByPiece = async (ctx: Ctx, pieceId: string): Promise<ContributionRecord | undefined> =>
  (await ctx.db.select().from(c).where(eq(c.pieceId, pieceId)))[0];

export const countOpen = (ctx: Ctx, entId: string): Promise<number> =>
  ctx.db.$count(c, and(eq(c.entId, entId), inArray(c.state, [...openContributions])));
export const findInStates = (ctx: Ctx, entId: string, states: ContributionState[]): Promise<ContributionRecord[]> =>
  ctx.db
    .select()
    .from(c)
    .where(and(eq(c.entId, entId), inArray(c.state, states)))
    .orderBy(asc(c.updatedAt), asc(c.id))
    .limit(100);

type Wanted = {
  entId?: string;
  userId?: string;
  state?: ContributionState | undefined;
  /** What a company is writing is nobody else's. */
  handedIn?: true;
};
export const findContributionPage = (ctx: Ctx, o: Wanted & { current: number; size: number }) => {
  const where = and(
    o.entId ? eq(c.entId, o.entId) : undefined,
    o.userId ? eq(c.userId, o.userId) : undefined,
    o.state ? eq(c.state, o.state) : undefined,
    o.handedIn ? ne(c.state, 'draft') : undefined,
  );
  return pageOfRows(
    ctx.db.select().from(c).where(where).orderBy(desc(c.updatedAt), desc(c.id)),
    o,
    ctx.db.$count(c, where),
  );
};

/** What waits for the desk: what was handed in, and what a company wants back; the longest wait first of all. */
export const findWaiting = async (ctx: Ctx): Promise<{ n: number; since: string | null }> => {
  const [row] = await ctx.db
    .select({ n: sql<number>`count(*)::int`, since: sql<string | null>`min(coalesce(${c.askedAt}, ${c.updatedAt}))` })
    .from(c)
    .where(sql`${c.state} = 'submitted' or ${c.askedAt} is not null`);
  return row ?? { n: 0, since: null };
};

type Change = Partial<Pick<NewContribution, 'state' | 'words' | 'lang' | 'picture' | 'pieceId'>> & {
  asked?: boolean;
};
/** Under its lock. */
export const writeContribution = async (tx: Ctx, id: string, { asked, ...part }: Change): Promise<void> => {
  await tx.db
    .update(c)
    .set({
      ...part,
      ...(asked !== undefined && { askedAt: asked ? now : null }),
      turn: sql`${c.turn} + 1`,
      updatedAt: now,
    })
    .where(eq(c.id, id));
};
/** One that was never handed in goes without a trace. */
export const deleteContribution = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.delete(e).where(eq(e.contributionId, id));
  await tx.db.delete(c).where(eq(c.id, id));
};

/** @returns false where it is there already */
export const insertEvent = async (tx: Ctx, row: typeof e.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(e).values(row).onConflictDoNothing().returning({ id: e.id })).length === 1;
export const findEvents = (ctx: Ctx, contributionId: string): Promise<EventRecord[]> =>
  ctx.db.select().from(e).where(eq(e.contributionId, contributionId)).orderBy(asc(e.at), asc(e.id)).limit(200);
/** The newest two times that it was handed in, the newest first. */
export const findHandedIn = (ctx: Ctx, contributionId: string): Promise<EventRecord[]> =>
  ctx.db
    .select()
    .from(e)
    .where(and(eq(e.contributionId, contributionId), isNotNull(e.words)))
    .orderBy(desc(e.at), desc(e.id))
    .limit(2);
export const countHandedIn = (ctx: Ctx, contributionId: string): Promise<number> =>
  ctx.db.$count(e, and(eq(e.contributionId, contributionId), isNotNull(e.words)));
