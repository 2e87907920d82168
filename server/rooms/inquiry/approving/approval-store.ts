import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { RequestState } from '#contract/inquiry/deciding/approval.ts';
import type { Ctx } from '#server/platform/context.ts';
import { approvalLimits, awardRequests } from './tables.ts';

export type RequestRow = typeof awardRequests.$inferSelect;
type NewRequest = Omit<typeof awardRequests.$inferInsert, 'createdAt' | 'expiresAt' | 'state'> & {
  days: number;
  /** The last moment at which what it would buy is valid. */
  until: string;
};

/** What a company set, the newest first. */
export const findLimits = (ctx: Ctx, entId: string, most: number) =>
  ctx.db
    .select()
    .from(approvalLimits)
    .where(eq(approvalLimits.entId, entId))
    .orderBy(desc(approvalLimits.at), desc(approvalLimits.id))
    .limit(most);

export const insertLimit = async (ctx: Ctx, row: Omit<typeof approvalLimits.$inferInsert, 'at'>): Promise<void> => {
  await ctx.db.insert(approvalLimits).values({ ...row, at: sql`clock_timestamp()` });
};

/** @returns false where one waits for the same inquiry or purchase */
export const insertRequest = async (ctx: Ctx, { days, until, ...row }: NewRequest): Promise<boolean> =>
  (
    await ctx.db
      .insert(awardRequests)
      .values({
        ...row,
        createdAt: sql`clock_timestamp()`,
        expiresAt: sql`least(clock_timestamp() + make_interval(days => ${days}), ${until}::timestamptz)`,
      })
      .onConflictDoNothing()
      .returning({ id: awardRequests.id })
  ).length > 0;

export const findRequest = async (ctx: Ctx, id: string): Promise<RequestRow | undefined> =>
  (await ctx.db.select().from(awardRequests).where(eq(awardRequests.id, id)))[0];

type About = { kind: 'inquiry' | 'purchase'; id: string };
const about = ({ kind, id }: About) => eq(kind === 'inquiry' ? awardRequests.inquiryId : awardRequests.purchaseId, id);

/** What was asked for about an inquiry or a purchase, the newest first. */
export const findRequests = (ctx: Ctx, of: About, most: number): Promise<RequestRow[]> =>
  ctx.db
    .select()
    .from(awardRequests)
    .where(about(of))
    .orderBy(desc(awardRequests.createdAt), desc(awardRequests.id))
    .limit(most);

/** What waits about an inquiry or a purchase, one at most. */
export const findWaiting = async (ctx: Ctx, of: About): Promise<RequestRow | undefined> =>
  (
    await ctx.db
      .select()
      .from(awardRequests)
      .where(and(about(of), eq(awardRequests.state, 'waiting'), sql`${awardRequests.expiresAt} > clock_timestamp()`))
  )[0];

/** The quotations that the request which waits about an inquiry would buy. */
export const quotationsOfRequest = async (ctx: Ctx, i: { id: string }): Promise<string[]> =>
  ((await findWaiting(ctx, { kind: 'inquiry', id: i.id }))?.terms ?? []).map((t) => t.quotationId);

export const countRequests = async (ctx: Ctx, of: About): Promise<number> =>
  (await ctx.db.select({ n: count() }).from(awardRequests).where(about(of)))[0]?.n ?? 0;

/** What waits of a company, the oldest first. */
export const findWaitingOf = (ctx: Ctx, entId: string, most: number): Promise<RequestRow[]> =>
  ctx.db
    .select()
    .from(awardRequests)
    .where(
      and(eq(awardRequests.entId, entId), eq(awardRequests.state, 'waiting'), sql`${awardRequests.expiresAt} > now()`),
    )
    .orderBy(asc(awardRequests.createdAt), asc(awardRequests.id))
    .limit(most);

/** What has waited too long. */
export const findOverdue = (ctx: Ctx, most: number): Promise<RequestRow[]> =>
  ctx.db
    .select()
    .from(awardRequests)
    .where(and(eq(awardRequests.state, 'waiting'), lte(awardRequests.expiresAt, sql`now()`)))
    .orderBy(asc(awardRequests.expiresAt), asc(awardRequests.id))
    .limit(most);

/** Whether a request has run out, by the database's clock. */
export const isOverdue = async (ctx: Ctx, id: string): Promise<boolean> =>
  (
    await ctx.db
      .select({ id: awardRequests.id })
      .from(awardRequests)
      .where(and(eq(awardRequests.id, id), lte(awardRequests.expiresAt, sql`clock_timestamp()`)))
  ).length > 0;

/** Ends what waits. @returns false where it does not wait any more */
export const endRequest = async (
  ctx: Ctx,
  id: string,
  o: { state: Exclude<RequestState, 'waiting'>; by: string | null; answer?: string },
): Promise<boolean> =>
  (
    await ctx.db
      .update(awardRequests)
      .set({
        state: o.state,
        answer: o.answer ?? '',
        ...(o.by && { decidedBy: o.by, decidedAt: sql`clock_timestamp()` }),
      })
      .where(and(eq(awardRequests.id, id), eq(awardRequests.state, 'waiting')))
      .returning({ id: awardRequests.id })
  ).length > 0;

/** What a person asked for or decided, for the copy of their own data. */
export const findRequestsBy = (ctx: Ctx, userId: string): Promise<RequestRow[]> =>
  ctx.db
    .select()
    .from(awardRequests)
    .where(inArray(awardRequests.userId, [userId]))
    .orderBy(asc(awardRequests.createdAt), asc(awardRequests.id));
