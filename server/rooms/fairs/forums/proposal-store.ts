import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ProposalDefect, TalkProposalState } from '#contract/fairs/desk/proposals.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { fairIntentions } from '../registration/tables.ts';
import { boothStaff, fairBooths, fairHalls, fairs } from '../tables.ts';
import { fairForums, talkProposals } from './tables.ts';

export type ProposalRecord = typeof talkProposals.$inferSelect;
const p = talkProposals;
const columns = { proposal: p, fair: { id: fairs.id, name: fairs.name, zone: fairs.zone } };
const from = (ctx: Ctx) => ctx.db.select(columns).from(p).innerJoin(fairs, eq(fairs.id, p.fairId));
export type ProposalFound = Awaited<ReturnType<typeof findProposalsOf>>[number];

/** What a company has proposed, the newest first. */
export const findProposalsOf = (ctx: Ctx, entId: string) =>
  from(ctx).where(eq(p.entId, entId)).orderBy(desc(p.updatedAt), desc(p.id)).limit(100);

/** What was proposed for a fair: what waits first, then by when it was proposed. */
/** What a person proposed, for the copy of their data. */
export const findProposalsBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ title: p.title, about: p.about, state: p.state, at: p.createdAt })
    .from(p)
    .where(eq(p.userId, userId))
    .orderBy(desc(p.createdAt), desc(p.id));
export const findProposalsFor = (ctx: Ctx, fairId: string) =>
  from(ctx)
    .where(eq(p.fairId, fairId))
    .orderBy(sql`${p.state} <> 'proposed'`, asc(p.createdAt), asc(p.id))
    .limit(200);

export const findProposal = async (ctx: Ctx, id: string): Promise<ProposalRecord | undefined> =>
  (await ctx.db.select().from(p).where(eq(p.id, id)))[0];

/** A proposal under its row lock: whoever changes or decides it takes turns. */
export const lockProposal = async (tx: Ctx, id: string): Promise<ProposalRecord | undefined> => {
  taking(tx, 'talkProposal', [id]);
  return (await tx.db.select().from(p).where(eq(p.id, id)).for('no key update'))[0];
};

/** Proposals of a company at a fair that are not decided. */
export const countUnderWay = (ctx: Ctx, fairId: string, entId: string): Promise<number> =>
  ctx.db.$count(p, and(eq(p.fairId, fairId), eq(p.entId, entId), inArray(p.state, ['proposed', 'returned'])));

/** @returns whether it is new */
export const insertProposal = async (tx: Ctx, row: typeof p.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(p).values(row).onConflictDoNothing({ target: p.id }).returning({ id: p.id })).length > 0;

type Words = Pick<ProposalRecord, 'title' | 'about' | 'language' | 'speakers' | 'wishedDay' | 'minutes'>;
const stamp = { version: sql`${p.version} + 1`, updatedAt: sql`clock_timestamp()` };
/** What was mended waits for the desk again. */
export const writeProposal = async (tx: Ctx, id: string, words: Words): Promise<void> => {
  await tx.db
    .update(p)
    .set({ ...words, ...stamp, state: 'proposed', defect: null, words: '' })
    .where(eq(p.id, id));
};
type Outcome = {
  state: Exclude<TalkProposalState, 'proposed'>;
  defect: ProposalDefect | null;
  words: string;
  forumId: string | null;
};
export const moveProposal = async (tx: Ctx, id: string, to: Outcome): Promise<void> => {
  await tx.db
    .update(p)
    .set({ ...to, ...stamp })
    .where(eq(p.id, id));
};

/** Published fairs that are not over where a company has a booth, is held one, or has asked for one. */
export const findFairsToPropose = (ctx: Ctx, entId: string) =>
  ctx.db
    .select({ id: fairs.id, name: fairs.name, zone: fairs.zone, startsAt: fairs.startsAt, endsAt: fairs.endsAt })
    .from(fairs)
    .where(
      and(
        isNotNull(fairs.publishedAt),
        sql`${fairs.endsAt} > now()`,
        sql`(exists (select 1 from ${fairBooths} join ${fairHalls} on ${fairHalls.id} = ${fairBooths.hallId}
              where ${fairHalls.fairId} = ${fairs.id} and ${fairBooths.entId} = ${entId})
          or exists (select 1 from ${fairIntentions}
              where ${fairIntentions.fairId} = ${fairs.id} and ${fairIntentions.entId} = ${entId}))`,
      ),
    )
    .orderBy(asc(fairs.startsAt), asc(fairs.id));

/** Talks that a company leads, of published fairs, which are not cancelled: what comes first, then what was, the latest first. */
export const findLedBy = (ctx: Ctx, entId: string) =>
  ctx.db
    .select({
      forum: fairForums,
      fair: { id: fairs.id, name: fairs.name, zone: fairs.zone },
      hall: { id: fairHalls.id, no: fairHalls.no, name: fairHalls.name },
    })
    .from(fairForums)
    .innerJoin(fairs, eq(fairs.id, fairForums.fairId))
    .leftJoin(fairHalls, eq(fairHalls.id, fairForums.hallId))
    .where(and(eq(fairForums.entId, entId), isNotNull(fairs.publishedAt), isNull(fairForums.cancelledAt)))
    .orderBy(
      sql`${fairForums.endsAt} <= now()`,
      sql`case when ${fairForums.endsAt} > now() then ${fairForums.startsAt} end`,
      desc(fairForums.startsAt),
      asc(fairForums.id),
    )
    .limit(100);

/** Fairs at which somebody looks after a booth of their company. */
export const findStaffedFairs = async (ctx: Ctx, userId: string, entId: string): Promise<Set<string>> => {
  const rows = await ctx.db
    .selectDistinct({ fairId: fairHalls.fairId })
    .from(boothStaff)
    .innerJoin(fairBooths, eq(fairBooths.id, boothStaff.boothId))
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .where(and(eq(boothStaff.userId, userId), eq(fairBooths.entId, entId), eq(fairBooths.state, 'taken')));
  return new Set(rows.map((r) => r.fairId));
};
