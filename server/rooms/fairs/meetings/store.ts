import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { MeetingView } from '#contract/fairs/meetings/meetings.ts';
import { liveMeetings, type MeetingParty, type MeetingState } from '#contract/fairs/meetings/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';
import { fairMeetings } from './tables.ts';

export type MeetingRecord = typeof fairMeetings.$inferSelect;

const now = sql`clock_timestamp()`;
const live = inArray(fairMeetings.state, [...liveMeetings]);
const ahead = gt(fairMeetings.startsAt, sql`now()`);

/** @returns false where this click, another guest or another meeting of the guest was faster */
export const insertMeeting = async (tx: Ctx, row: typeof fairMeetings.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(fairMeetings).values(row).onConflictDoNothing().returning({ id: fairMeetings.id })).length === 1;

export const findMeeting = async (ctx: Ctx, id: string): Promise<MeetingRecord | undefined> =>
  (await ctx.db.select().from(fairMeetings).where(eq(fairMeetings.id, id)))[0];

export const findByKey = async (ctx: Ctx, guestId: string, clientKey: string): Promise<MeetingRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(fairMeetings)
      .where(and(eq(fairMeetings.guestId, guestId), eq(fairMeetings.clientKey, clientKey)))
  )[0];

/** Half hours of people that are kept for a meeting, at whatever booth. */
export const findKept = (ctx: Ctx, hostIds: string[]): Promise<{ hostId: string; startsAt: string }[]> =>
  hostIds.length
    ? ctx.db
        .select({ hostId: fairMeetings.hostId, startsAt: fairMeetings.startsAt })
        .from(fairMeetings)
        .where(and(inArray(fairMeetings.hostId, hostIds), live, ahead))
    : Promise.resolve([]);

/** Meetings of a guest that lie ahead. */
export const findAhead = (ctx: Ctx, guestId: string): Promise<{ entId: string; startsAt: string }[]> =>
  ctx.db
    .select({ entId: fairMeetings.entId, startsAt: fairMeetings.startsAt })
    .from(fairMeetings)
    .where(and(eq(fairMeetings.guestId, guestId), live, ahead));

type Moved = { state: MeetingState; link?: string | null; reason?: string; endedBy?: MeetingParty };
export const moveMeeting = async (tx: Ctx, id: string, to: Moved): Promise<void> => {
  await tx.db
    .update(fairMeetings)
    .set({ ...to, updatedAt: now as never })
    .where(eq(fairMeetings.id, id));
};

const places = (ctx: Ctx) =>
  ctx.db
    .select({ meeting: fairMeetings, booth: fairBooths, hall: fairHalls, fair: fairs })
    .from(fairMeetings)
    .innerJoin(fairBooths, eq(fairBooths.id, fairMeetings.boothId))
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId));
export type MeetingAt = Awaited<ReturnType<typeof places>>[number];

/** Meetings with where they are held. */
export const findMeetingsAt = (ctx: Ctx, ids: string[]): Promise<MeetingAt[]> =>
  ids.length ? places(ctx).where(inArray(fairMeetings.id, ids)) : Promise.resolve([]);

type Reader = { userId: string; entId: string | null };
const mine = ({ userId, entId }: Reader): SQL | undefined =>
  or(eq(fairMeetings.guestId, userId), entId ? eq(fairMeetings.entId, entId) : undefined);
const ended = sql`(${fairMeetings.startsAt} <= now() or ${fairMeetings.state} in ('declined', 'cancelled', 'lapsed'))`;

/** Meetings of a person and of their company's booths: those ahead by their beginning, the others from the newest back. */
export const findMeetingPage = (ctx: Ctx, o: Reader & { view: MeetingView; current: number; size: number }) => {
  const where = and(mine(o), o.view === 'past' ? ended : sql`not ${ended}`);
  const order = o.view === 'past' ? desc : asc;
  return pageOfRows(
    places(ctx).where(where).orderBy(order(fairMeetings.startsAt), order(fairMeetings.id)),
    o,
    ctx.db.$count(fairMeetings, where),
  );
};

/** Requests to a company that lie ahead and wait for an answer. */
export const findAsked = (ctx: Ctx, entId: string): Promise<MeetingAt[]> =>
  places(ctx)
    .where(and(eq(fairMeetings.entId, entId), eq(fairMeetings.state, 'asked'), ahead))
    .orderBy(asc(fairMeetings.startsAt), asc(fairMeetings.id))
    .limit(50);

/** Meetings under way of a booth, or of a fair outside of its hours. */
export const findLive = (ctx: Ctx, of: { boothId: string } | { fairId: string }): Promise<MeetingAt[]> =>
  places(ctx)
    .where(
      and(
        live,
        ahead,
        'boothId' in of
          ? eq(fairMeetings.boothId, of.boothId)
          : and(
              eq(fairs.id, of.fairId),
              sql`not (${fairMeetings.startsAt} >= ${fairs.startsAt} and ${fairMeetings.startsAt} + interval '30 minutes' <= ${fairs.endsAt})`,
            ),
      ),
    )
    .orderBy(asc(fairMeetings.id));

/** Requests that nobody answered before they began, some at a time; one alone, where it is named. */
export const findLapsed = (ctx: Ctx, id?: string): Promise<{ id: string; boothId: string }[]> =>
  ctx.db
    .select({ id: fairMeetings.id, boothId: fairMeetings.boothId })
    .from(fairMeetings)
    .where(
      and(
        eq(fairMeetings.state, 'asked'),
        lte(fairMeetings.startsAt, sql`now()`),
        id ? eq(fairMeetings.id, id) : undefined,
      ),
    )
    .orderBy(asc(fairMeetings.startsAt), asc(fairMeetings.id))
    .limit(100);

/** Marks agreed meetings that begin within the hour. @returns their ids, each once over all nodes */
export const markReminded = async (tx: Ctx): Promise<string[]> =>
  (
    await tx.db
      .update(fairMeetings)
      .set({ remindedAt: now as never })
      .where(
        and(
          eq(fairMeetings.state, 'agreed'),
          isNull(fairMeetings.remindedAt),
          ahead,
          lte(fairMeetings.startsAt, sql`now() + interval '1 hour'`),
        ),
      )
      .returning({ id: fairMeetings.id })
  ).map((r) => r.id);

/** Meetings under way of a person who leaves, as guest and as host. */
export const findLiveOfPerson = (ctx: Ctx, userId: string): Promise<MeetingRecord[]> =>
  ctx.db
    .select()
    .from(fairMeetings)
    .where(and(or(eq(fairMeetings.guestId, userId), eq(fairMeetings.hostId, userId)), live, ahead))
    .orderBy(asc(fairMeetings.id));

/** What somebody wrote goes with their account; that there was a meeting stays with the other side. */
export const forgetSubjects = async (ctx: Ctx, guestId: string): Promise<void> => {
  await ctx.db.update(fairMeetings).set({ subject: '' }).where(eq(fairMeetings.guestId, guestId));
};
