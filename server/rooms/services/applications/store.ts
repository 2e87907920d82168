import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceKind } from '#contract/services/kinds.ts';
import {
  type applicationSorts,
  type ApplicationState,
  applicationWaits,
  isLiveApplication,
  liveApplications,
  papersKeptDays,
  type ServiceParty,
} from '#contract/services/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { serviceApplications as apps, serviceEvents, serviceTours } from '../tables.ts';

export type ApplicationRecord = typeof apps.$inferSelect;
type NewApplication = typeof apps.$inferInsert;
export type EventRecord = typeof serviceEvents.$inferSelect;
export type TourRecord = typeof serviceTours.$inferSelect;

const now = sql`clock_timestamp()`;
/** A number of days from now, or the end of a day in China. */
export type Waits = { days: number } | { day: string } | null;
const endOf = (w: Waits): string | null =>
  (w === null
    ? null
    : 'days' in w
      ? sql`clock_timestamp() + make_interval(days => ${w.days}::int)`
      : sql`(${w.day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`) as never;

/** @returns false where this click was there already */
export const insertApplication = async (ctx: Ctx, row: NewApplication): Promise<boolean> =>
  (
    await ctx.db
      .insert(apps)
      .values({ ...row, expiresAt: endOf({ days: applicationWaits.submitted }) })
      .onConflictDoNothing()
      .returning({ id: apps.id })
  ).length === 1;

export const findByKey = async (
  ctx: Ctx,
  applicantId: string,
  clientKey: string,
): Promise<ApplicationRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(apps)
      .where(and(eq(apps.applicantId, applicantId), eq(apps.clientKey, clientKey)))
  )[0];
export const findApplication = async (ctx: Ctx, id: string): Promise<ApplicationRecord | undefined> =>
  (await ctx.db.select().from(apps).where(eq(apps.id, id)))[0];
export const findApplications = (ctx: Ctx, ids: string[]): Promise<ApplicationRecord[]> =>
  ids.length ? ctx.db.select().from(apps).where(inArray(apps.id, ids)) : Promise.resolve([]);
export const lockApplicationRow = async (tx: Ctx, id: string): Promise<ApplicationRecord | undefined> => {
  taking(tx, 'serviceApplication', [id]);
  return (await tx.db.select().from(apps).where(eq(apps.id, id)).for('no key update'))[0];
};

type Change = Partial<
  Pick<
    NewApplication,
    | 'values'
    | 'papers'
    | 'defect'
    | 'seats'
    | 'price'
    | 'currency'
    | 'promisedDay'
    | 'offerUntil'
    | 'offerNote'
    | 'result'
    | 'resultFiles'
  >
>;
/** Moves an application; what its state waits for is counted anew. */
export const moveApplicationRow = async (
  ctx: Ctx,
  id: string,
  state: ApplicationState,
  waits: Waits,
  set: Change = {},
): Promise<void> => {
  await ctx.db
    .update(apps)
    .set({
      ...set,
      state,
      expiresAt: endOf(waits),
      remindedAt: null,
      // Another promise is another day that may pass.
      ...(set.promisedDay !== undefined && { lateAt: null }),
      ...(!isLiveApplication(state) && { endedAt: now as never }),
      updatedAt: now,
    })
    .where(eq(apps.id, id));
};
export const rateApplicationRow = async (ctx: Ctx, id: string, stars: number, verdict: NewApplication['verdict']) => {
  await ctx.db.update(apps).set({ stars, verdict, updatedAt: now }).where(eq(apps.id, id));
};
export const markReminded = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.update(apps).set({ remindedAt: now }).where(eq(apps.id, id));
};
export const markLate = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.update(apps).set({ lateAt: now }).where(eq(apps.id, id));
};

/** Empties what the applicant handed in; the row and the course stay. */
export const eraseApplicationRow = async (ctx: Ctx, id: string, values: NewApplication['values']): Promise<void> => {
  await ctx.db
    .update(apps)
    .set({ values, papers: {}, erasedAt: now as never, updatedAt: now })
    .where(eq(apps.id, id));
  await ctx.db
    .update(serviceEvents)
    .set({ files: [] })
    .where(and(eq(serviceEvents.applicationId, id), eq(serviceEvents.party, 'applicant')));
};

/** @returns false where this click was there already */
export const insertEvent = async (ctx: Ctx, row: typeof serviceEvents.$inferInsert): Promise<boolean> =>
  (await ctx.db.insert(serviceEvents).values(row).onConflictDoNothing().returning({ id: serviceEvents.id })).length ===
  1;
export const findEventByKey = async (ctx: Ctx, userId: string, clientKey: string): Promise<EventRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(serviceEvents)
      .where(and(eq(serviceEvents.userId, userId), eq(serviceEvents.clientKey, clientKey)))
  )[0];
/** Courses of applications, oldest first. */
export const findEventsOf = (ctx: Ctx, ids: string[]): Promise<EventRecord[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(serviceEvents)
        .where(inArray(serviceEvents.applicationId, ids))
        .orderBy(asc(serviceEvents.at), asc(serviceEvents.id))
    : Promise.resolve([]);

export const findTours = (ctx: Ctx, ids: string[]): Promise<TourRecord[]> =>
  ids.length ? ctx.db.select().from(serviceTours).where(inArray(serviceTours.id, ids)) : Promise.resolve([]);
/** A journey under its lock, whose places are counted meanwhile. */
export const lockTour = async (tx: Ctx, id: string): Promise<TourRecord | undefined> => {
  taking(tx, 'serviceTour', [id]);
  return (await tx.db.select().from(serviceTours).where(eq(serviceTours.id, id)).for('no key update'))[0];
};
/** Takes places of a journey that is locked, or gives them back. */
export const takePlaces = async (tx: Ctx, id: string, n: number): Promise<void> => {
  await tx.db
    .update(serviceTours)
    .set({ taken: sql`${serviceTours.taken} + ${n}` })
    .where(eq(serviceTours.id, id));
};

/** Those that nobody answered in time, some at a time; one alone, where it is named. */
export const findExpired = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(and(sql`${apps.expiresAt} <= now()`, id ? eq(apps.id, id) : undefined))
    .orderBy(asc(apps.expiresAt), asc(apps.id))
    .limit(100);
/** Those whose end comes near and that nobody was reminded of yet. */
export const findToRemind = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        sql`${apps.expiresAt} > now() and ${apps.expiresAt} <= now() + make_interval(days => ${applicationWaits.remind}::int)`,
        sql`${apps.remindedAt} is null`,
        id ? eq(apps.id, id) : undefined,
      ),
    )
    .orderBy(asc(apps.expiresAt), asc(apps.id))
    .limit(100);

/** Those whose promised day has passed and whose sides were not told of it yet. */
export const findLate = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        sql`${apps.state} in ('accepted', 'inWork') and ${apps.lateAt} is null`,
        sql`${apps.promisedDay} < (now() at time zone 'Asia/Shanghai')::date`,
        id ? eq(apps.id, id) : undefined,
      ),
    )
    .orderBy(asc(apps.promisedDay), asc(apps.id))
    .limit(100);

/** Those that ended so long ago that what was handed in goes; one alone, where it is named. */
export const findToErase = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        sql`${apps.endedAt} <= now() - make_interval(days => ${papersKeptDays}::int) and ${apps.erasedAt} is null`,
        id ? eq(apps.id, id) : undefined,
      ),
    )
    .orderBy(asc(apps.endedAt), asc(apps.id))
    .limit(100);
/** Those of a person who applied for themselves, whose papers are still there. */
export const findOwnToErase = (ctx: Ctx, userId: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.applicantSide, userId), sql`${apps.endedAt} is not null and ${apps.erasedAt} is null`));

type Who = { userId: string; entId: string | null; sides: Record<ServiceParty, boolean> };
const asApplicant = (o: Who): SQL =>
  !o.entId || o.sides.applicant ? eq(apps.applicantSide, o.entId ?? o.userId) : sql`false`;
const asProvider = (o: Who): SQL => (o.entId && o.sides.provider ? eq(apps.providerEntId, o.entId) : sql`false`);

type Filters = {
  kind?: ServiceKind | undefined;
  state?: ApplicationState | undefined;
  states?: readonly ApplicationState[];
  q?: string | undefined;
};
const narrowed = (o: Filters) => [
  o.kind ? eq(apps.kind, o.kind) : undefined,
  o.state ? eq(apps.state, o.state) : undefined,
  o.states ? inArray(apps.state, [...o.states]) : undefined,
  o.q ? everyWord(o.q, (like) => or(ilike(apps.number, like), textMatches(apps.title, like))) : undefined,
];
const orders = {
  newest: [desc(apps.createdAt), desc(apps.id)],
  oldest: [asc(apps.createdAt), asc(apps.id)],
  waiting: [sql`${apps.expiresAt} asc nulls last`, desc(apps.createdAt), desc(apps.id)],
};
type Place = { current: number; size: number };
type Listed = Who &
  Filters &
  Place & { party?: ServiceParty | undefined; sort?: (typeof applicationSorts)[number] | undefined };
/** Applications of either side that the seat may see. */
export const findPage = (ctx: Ctx, o: Listed) => {
  const where = and(
    o.party === 'applicant'
      ? asApplicant(o)
      : o.party === 'provider'
        ? asProvider(o)
        : or(asApplicant(o), asProvider(o)),
    ...narrowed(o),
  );
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
/** All of them, for the desk. */
export const findAll = (ctx: Ctx, o: Filters & Place) => {
  const where = and(...narrowed(o));
  return pageOfRows(
    ctx.db
      .select()
      .from(apps)
      .where(where)
      .orderBy(...orders.newest),
    o,
    ctx.db.$count(apps, where),
  );
};

/** Applications under way of each of these offers. */
export const countLive = async (ctx: Ctx, offerIds: string[]): Promise<Map<string, number>> =>
  new Map(
    offerIds.length
      ? (
          await ctx.db
            .select({ id: apps.offerId, n: sql<number>`count(*)::int` })
            .from(apps)
            .where(and(inArray(apps.offerId, offerIds), inArray(apps.state, [...liveApplications])))
            .groupBy(apps.offerId)
        ).map((r) => [r.id, r.n])
      : [],
  );

/** Places of all applications that name these journeys, whatever became of them. */
export const countTours = async (ctx: Ctx, tourIds: string[]): Promise<Map<string, number>> =>
  new Map(
    tourIds.length
      ? (
          await ctx.db
            .select({ id: apps.tourId, n: sql<number>`sum(${apps.seats})::int` })
            .from(apps)
            .where(inArray(apps.tourId, tourIds))
            .groupBy(apps.tourId)
        ).map((r) => [r.id ?? '', r.n])
      : [],
  );
