import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  type JobParty,
  type jobSorts,
  type JobState,
  jobWaits,
  keptDays,
  liveJobs,
  undecidedJobs,
} from '#contract/recruitment/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { jobApplications as apps, jobEvents } from '../tables.ts';

export type JobRecord = typeof apps.$inferSelect;
type NewJob = typeof apps.$inferInsert;
export type JobEventRecord = typeof jobEvents.$inferSelect;

const now = sql`clock_timestamp()`;
/** Days from now, days from a moment, or the end of a day in China; null where nobody waits. */
export type Waits = { days: number; from?: string } | { day: string } | null;
const endOf = (w: Waits): string | null =>
  (w === null
    ? null
    : 'day' in w
      ? sql`(${w.day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
      : sql`${w.from ? sql`${w.from}::timestamptz` : now} + make_interval(days => ${w.days}::int)`) as never;

/** @returns false where this click was there already, or an application is under way */
export const insertJob = async (ctx: Ctx, row: Omit<NewJob, 'consentAt' | 'expiresAt'>): Promise<boolean> =>
  (
    await ctx.db
      .insert(apps)
      .values({ ...row, consentAt: now as never, expiresAt: endOf({ days: jobWaits.submitted }) })
      .onConflictDoNothing()
      .returning({ id: apps.id })
  ).length === 1;
export const findJobByKey = async (ctx: Ctx, applicantId: string, clientKey: string): Promise<JobRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(apps)
      .where(and(eq(apps.applicantId, applicantId), eq(apps.clientKey, clientKey)))
  )[0];
export const findJob = async (ctx: Ctx, id: string): Promise<JobRecord | undefined> =>
  (await ctx.db.select().from(apps).where(eq(apps.id, id)))[0];
export const findJobs = (ctx: Ctx, ids: string[]): Promise<JobRecord[]> =>
  ids.length ? ctx.db.select().from(apps).where(inArray(apps.id, ids)) : Promise.resolve([]);
export const lockJob = async (tx: Ctx, id: string): Promise<JobRecord | undefined> => {
  taking(tx, 'jobApplication', [id]);
  return (await tx.db.select().from(apps).where(eq(apps.id, id)).for('no key update'))[0];
};

type Change = Partial<
  Pick<NewJob, 'slots' | 'agreedAt' | 'told' | 'minutes' | 'way' | 'place' | 'offerNote' | 'offerUntil'>
>;
/** Moves an application; what its state waits for is counted anew, and an end is stamped. */
export const moveJob = async (ctx: Ctx, id: string, state: JobState, waits: Waits, set: Change = {}): Promise<void> => {
  const over = !liveJobs.some((s) => s === state);
  await ctx.db
    .update(apps)
    .set({
      ...set,
      state,
      expiresAt: endOf(waits),
      remindedAt: null,
      ...(over && { endedAt: now as never }),
      updatedAt: now,
    })
    .where(eq(apps.id, id));
};
export const markReminded = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.update(apps).set({ remindedAt: now }).where(eq(apps.id, id));
};
/** Empties what an applicant sent and what was written; the row stays for the counts. */
export const eraseJob = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .update(apps)
    .set({
      applicantId: null,
      name: '',
      phone: '',
      mail: '',
      letter: '',
      files: [],
      place: '',
      offerNote: {},
      erasedAt: now as never,
      updatedAt: now,
    })
    .where(eq(apps.id, id));
  await ctx.db
    .update(jobEvents)
    .set({ text: {}, files: [], userId: null, clientKey: null })
    .where(eq(jobEvents.applicationId, id));
};

/** @returns false where this click was there already */
export const insertJobEvent = async (ctx: Ctx, row: typeof jobEvents.$inferInsert): Promise<boolean> =>
  (await ctx.db.insert(jobEvents).values(row).onConflictDoNothing().returning({ id: jobEvents.id })).length === 1;
export const findJobEventByKey = async (
  ctx: Ctx,
  userId: string,
  clientKey: string,
): Promise<JobEventRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(jobEvents)
      .where(and(eq(jobEvents.userId, userId), eq(jobEvents.clientKey, clientKey)))
  )[0];
/** Courses of applications, oldest first. */
export const findJobEvents = (ctx: Ctx, ids: string[]): Promise<JobEventRecord[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(jobEvents)
        .where(inArray(jobEvents.applicationId, ids))
        .orderBy(asc(jobEvents.at), asc(jobEvents.id))
    : Promise.resolve([]);

/** Applications of a vacancy that are under way without an offer, the oldest first. */
export const findUndecided = (ctx: Ctx, vacancyId: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.vacancyId, vacancyId), inArray(apps.state, [...undecidedJobs])))
    .orderBy(asc(apps.createdAt), asc(apps.id))
    .limit(500);

const one = (id: string | undefined) => (id ? eq(apps.id, id) : undefined);
/** Those that nobody answered in time, some at a time; one alone, where it is named. */
export const findExpired = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(and(sql`${apps.expiresAt} <= now()`, one(id)))
    .orderBy(asc(apps.expiresAt), asc(apps.id))
    .limit(100);
/** Those whose end comes near and that nobody was reminded of yet. */
export const findToRemind = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        sql`${apps.expiresAt} > now() and ${apps.expiresAt} <= now() + make_interval(days => ${jobWaits.remind}::int)`,
        sql`${apps.remindedAt} is null`,
        one(id),
      ),
    )
    .orderBy(asc(apps.expiresAt), asc(apps.id))
    .limit(100);
/** Those that ended so long ago that what was sent goes. */
export const findToErase = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        sql`${apps.endedAt} <= now() - make_interval(days => ${keptDays}::int) and ${apps.erasedAt} is null`,
        one(id),
      ),
    )
    .orderBy(asc(apps.endedAt), asc(apps.id))
    .limit(100);
/** Marks agreed interviews of the next day as told. @returns those that were not told before */
export const markNear = (tx: Ctx): Promise<JobRecord[]> =>
  tx.db
    .update(apps)
    .set({ told: true })
    .where(
      and(
        eq(apps.state, 'interview'),
        sql`not ${apps.told}`,
        sql`${apps.agreedAt} > now() and ${apps.agreedAt} <= now() + interval '1 day'`,
      ),
    )
    .returning();
/** Those that a person sent and that are not erased. */
export const findSentBy = (ctx: Ctx, userId: string): Promise<JobRecord[]> =>
  ctx.db.select().from(apps).where(eq(apps.applicantId, userId)).orderBy(desc(apps.createdAt), desc(apps.id));

type Who = { userId: string; entId: string | null };
const asApplicant = (o: Who): SQL => eq(apps.applicantId, o.userId);
const asCompany = (o: Who): SQL => (o.entId ? eq(apps.entId, o.entId) : sql`false`);
type Filters = {
  vacancy?: string | undefined;
  state?: JobState | undefined;
  states?: readonly JobState[];
  q?: string | undefined;
};
const narrowed = (o: Filters) => [
  o.vacancy ? eq(apps.vacancyId, o.vacancy) : undefined,
  o.state ? eq(apps.state, o.state) : undefined,
  o.states ? inArray(apps.state, [...o.states]) : undefined,
  o.q
    ? everyWord(o.q, (like) => or(ilike(apps.number, like), textMatches(apps.title, like), ilike(apps.name, like)))
    : undefined,
];
const orders = {
  newest: [desc(apps.createdAt), desc(apps.id)],
  oldest: [asc(apps.createdAt), asc(apps.id)],
  waiting: [sql`${apps.expiresAt} asc nulls last`, desc(apps.createdAt), desc(apps.id)],
};
type Listed = Who &
  Filters & {
    current: number;
    size: number;
    party?: JobParty | undefined;
    sort?: (typeof jobSorts)[number] | undefined;
  };
/** Applications of either side; `entId` is the company that the person recruits for. */
export const findJobPage = (ctx: Ctx, o: Listed) => {
  const side =
    o.party === 'applicant' ? asApplicant(o) : o.party === 'company' ? asCompany(o) : or(asApplicant(o), asCompany(o));
  const where = and(side, ...narrowed(o));
  return pageOfRows(
    ctx.db
      .select()
      .from(apps)
      .where(where)
      .orderBy(...orders[o.sort ?? 'newest']),
    o,
    ctx.db.$count(apps, where),
  );
};
