import { and, asc, desc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { inTransaction, type Ctx } from '#server/platform/context.ts';
import { holdOwnRow, taking } from '#server/platform/locks.ts';
import type { ApplicationKind, ApplicationState } from '#contract/verification/rules.ts';
import {
  licenceReadings,
  verificationApplications as applications,
  verificationDocuments as documents,
  verificationHistory as history,
} from '../tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type DocumentRow = typeof documents.$inferSelect;
export type HistoryRow = typeof history.$inferSelect;
type NewHistory = Omit<typeof history.$inferInsert, 'at'>;

const open = ['draft', 'submitted', 'moreAsked'] as const satisfies ApplicationState[];

export const findApplication = async (ctx: Ctx, id: string): Promise<ApplicationRow | undefined> =>
  (await ctx.db.select().from(applications).where(eq(applications.id, id)))[0];

/** Several, in no order. */
export const findApplications = (ctx: Ctx, ids: string[]): Promise<ApplicationRow[]> =>
  ids.length ? ctx.db.select().from(applications).where(inArray(applications.id, ids)) : Promise.resolve([]);

/** One under a row lock: two reviewers at once take turns. */
export const lockApplication = async (tx: Ctx, id: string): Promise<ApplicationRow | undefined> => {
  taking(tx, 'application', [id]);
  return (await tx.db.select().from(applications).where(eq(applications.id, id)).for('no key update'))[0];
};

/** Several, by id. */
export const lockApplications = async (tx: Ctx, ids: string[]): Promise<ApplicationRow[]> => {
  taking(tx, 'application', ids);
  return ids.length
    ? tx.db
        .select()
        .from(applications)
        .where(inArray(applications.id, ids))
        .orderBy(asc(applications.id))
        .for('no key update')
    : [];
};

export const lockOpen = async (tx: Ctx, userId: string, kind: ApplicationKind): Promise<ApplicationRow | undefined> => {
  const [row] = await tx.db
    .select()
    .from(applications)
    .where(
      and(eq(applications.applicantId, userId), eq(applications.kind, kind), inArray(applications.state, [...open])),
    )
    .for('no key update');
  taking(tx, 'application', row ? [row.id] : []);
  return row;
};

/** @returns false where another open one of the kind came first */
export const insertApplication = async (tx: Ctx, row: typeof applications.$inferInsert): Promise<boolean> => {
  holdOwnRow(tx, 'application', row.id);
  return (
    (await tx.db.insert(applications).values(row).onConflictDoNothing().returning({ id: applications.id })).length === 1
  );
};

export const updateApplication = async (
  tx: Ctx,
  id: string,
  set: Partial<typeof applications.$inferInsert>,
): Promise<void> => {
  await tx.db.update(applications).set(set).where(eq(applications.id, id));
};

/** The end of several at once. */
export const writeEnd = async (
  tx: Ctx,
  ids: string[],
  end: Pick<ApplicationRow, 'state'> & Partial<Pick<ApplicationRow, 'reasons' | 'note' | 'expiresAt'>>,
): Promise<void> => {
  await tx.db.update(applications).set(end).where(inArray(applications.id, ids));
};

/** By the database's own clock, which goes on while a lock is waited for. */
export const stampApplication = async (tx: Ctx, id: string, what: 'submitted' | 'decided'): Promise<void> => {
  await tx.db
    .update(applications)
    .set(what === 'submitted' ? { submittedAt: sql`clock_timestamp()` } : { decidedAt: sql`clock_timestamp()` })
    .where(eq(applications.id, id));
};

/** Everything that a person applied for, newest first. */
export const findApplicationsBy = (ctx: Ctx, userId: string): Promise<ApplicationRow[]> =>
  ctx.db.select().from(applications).where(eq(applications.applicantId, userId)).orderBy(desc(applications.id));

/** Applications of a person and of the company that the person acts for, newest first. */
export const findApplicationsOf = (ctx: Ctx, userId: string, entId: string | null): Promise<ApplicationRow[]> =>
  ctx.db
    .select()
    .from(applications)
    .where(or(eq(applications.applicantId, userId), entId ? eq(applications.entId, entId) : undefined))
    .orderBy(desc(applications.id))
    .limit(60);

export const findOfCompany = (ctx: Ctx, entId: string): Promise<ApplicationRow[]> =>
  ctx.db.select().from(applications).where(eq(applications.entId, entId)).orderBy(desc(applications.id)).limit(60);

export const findApproved = (ctx: Ctx, o: { userId?: string; entId?: string }): Promise<ApplicationRow[]> =>
  ctx.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.state, 'approved'),
        o.userId ? eq(applications.applicantId, o.userId) : undefined,
        o.entId ? eq(applications.entId, o.entId) : undefined,
      ),
    );

export const replaceDocuments = (tx: Ctx, id: string, rows: Omit<DocumentRow, 'applicationId' | 'position'>[]) =>
  inTransaction(tx, async (inner) => {
    await inner.db.delete(documents).where(eq(documents.applicationId, id));
    if (rows.length)
      await inner.db.insert(documents).values(rows.map((r, position) => ({ ...r, position, applicationId: id })));
  });

export const findDocuments = (ctx: Ctx, ids: string[]): Promise<DocumentRow[]> =>
  ids.length
    ? ctx.db.select().from(documents).where(inArray(documents.applicationId, ids)).orderBy(asc(documents.position))
    : Promise.resolve([]);

export const addHistory = async (tx: Ctx, row: NewHistory | NewHistory[]): Promise<void> =>
  void (await tx.db.insert(history).values([row].flat()));

export const findHistory = (ctx: Ctx, ids: string[]): Promise<HistoryRow[]> =>
  ids.length
    ? ctx.db.select().from(history).where(inArray(history.applicationId, ids)).orderBy(desc(history.id))
    : Promise.resolve([]);

/** What waits, the longest first. */
export const findQueue = (ctx: Ctx, kind: ApplicationKind | undefined): Promise<ApplicationRow[]> =>
  ctx.db
    .select()
    .from(applications)
    .where(and(eq(applications.state, 'submitted'), kind ? eq(applications.kind, kind) : undefined))
    .orderBy(asc(applications.submittedAt), asc(applications.id))
    .limit(200);

export type HalfApproved = { id: string; firstReviewerId: string; at: string; application: ApplicationRow };
/** Those that wait for a second reviewer, with the moment of the first approval. */
export const findHalfApproved = async (ctx: Ctx, ids?: string[]): Promise<HalfApproved[]> => {
  const rows = await ctx.db
    .select({ application: applications, at: sql<string>`max(${history.at})` })
    .from(applications)
    .innerJoin(history, and(eq(history.applicationId, applications.id), eq(history.event, 'firstApproved')))
    .where(
      and(
        eq(applications.state, 'submitted'),
        isNotNull(applications.firstReviewerId),
        ids ? inArray(applications.id, ids) : undefined,
      ),
    )
    .groupBy(applications.id)
    .limit(200);
  return rows.map(({ application: a, at }) => ({
    id: a.id,
    firstReviewerId: a.firstReviewerId ?? '',
    at,
    application: a,
  }));
};

export type Figures = { waiting: number; late: number; decidedToday: number; median: number | null };
/** Waiting, waiting more than a day, decided today in China, and the median hours of the last 30 days. */
export const countQueue = async (ctx: Ctx): Promise<Figures> => {
  const { rows } = await ctx.db.execute<Figures>(sql`
    select (count(*) filter (where state = 'submitted'))::int as waiting,
           (count(*) filter (where state = 'submitted' and submitted_at < now() - interval '24 hours'))::int as late,
           (count(*) filter (where decided_at >= (date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')))::int as "decidedToday",
           (percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at) / 3600)
             filter (where decided_at > now() - interval '30 days' and decided_at >= submitted_at))::float as median
    from ${applications}`);
  return rows[0] ?? { waiting: 0, late: 0, decidedToday: 0, median: null };
};

/** Approved ones whose needed document ends within `days`, today's day given by the caller. */
export const findEnding = (ctx: Ctx, today: string, days: number): Promise<ApplicationRow[]> =>
  ctx.db
    .select()
    .from(applications)
    .where(and(eq(applications.state, 'approved'), sql`${applications.expiresAt} <= ${today}::date + ${days}::int`))
    .limit(500);

export const insertReading = async (ctx: Ctx, row: typeof licenceReadings.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(licenceReadings).values(row));

/** A reading of the last day. */
export const findReading = async (ctx: Ctx, id: string): Promise<typeof licenceReadings.$inferSelect | undefined> =>
  (
    await ctx.db
      .select()
      .from(licenceReadings)
      .where(and(eq(licenceReadings.id, id), gte(licenceReadings.createdAt, sql`now() - interval '1 day'`)))
  )[0];

export const deleteOldReadings = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(licenceReadings).where(lt(licenceReadings.createdAt, sql`now() - interval '1 day'`));
};
