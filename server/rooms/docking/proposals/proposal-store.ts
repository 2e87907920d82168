import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import { type ProposalState, standingStates } from '#contract/docking/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { LineRecord, ProposalRecord } from '../store.ts';
import { dockingLines, dockingProjects, dockingProposals as proposals } from '../tables.ts';

const now = sql`clock_timestamp()`;

export const findProposal = async (ctx: Ctx, id: string): Promise<ProposalRecord | undefined> =>
  (await ctx.db.select().from(proposals).where(eq(proposals.id, id)))[0];
export const findProposalOf = async (ctx: Ctx, projectId: string, entId: string): Promise<ProposalRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(proposals)
      .where(and(eq(proposals.projectId, projectId), eq(proposals.entId, entId)))
  )[0];
export const findProposalsOf = (ctx: Ctx, projectId: string): Promise<ProposalRecord[]> =>
  ctx.db
    .select()
    .from(proposals)
    .where(eq(proposals.projectId, projectId))
    .orderBy(asc(proposals.createdAt), asc(proposals.id));

/** Whose proposals these are, and to whose projects. */
export const findProposalSides = (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({
          id: proposals.id,
          entId: proposals.entId,
          project: { ownerId: dockingProjects.ownerId, entId: dockingProjects.entId },
        })
        .from(proposals)
        .innerJoin(dockingProjects, eq(dockingProjects.id, proposals.projectId))
        .where(inArray(proposals.id, ids))
    : Promise.resolve([]);

export const findLines = (ctx: Ctx, proposalIds: string[]): Promise<LineRecord[]> =>
  proposalIds.length
    ? ctx.db
        .select()
        .from(dockingLines)
        .where(inArray(dockingLines.proposalId, proposalIds))
        .orderBy(asc(dockingLines.proposalId), asc(dockingLines.stage))
    : Promise.resolve([]);

type Offer = { lines: Omit<LineRecord, 'proposalId'>[] };
const writeLines = async (ctx: Ctx, proposalId: string, { lines }: Offer) => {
  await ctx.db.delete(dockingLines).where(eq(dockingLines.proposalId, proposalId));
  await ctx.db.insert(dockingLines).values(lines.map((l) => ({ proposalId, ...l })));
};

/** A new proposal; the caller holds the project's lock. */
export const insertProposal = async (ctx: Ctx, row: typeof proposals.$inferInsert, offer: Offer): Promise<void> => {
  await ctx.db.insert(proposals).values(row);
  await writeLines(ctx, row.id, offer);
};

type Revision = {
  clientKey: string;
  userId: string;
  state: ProposalState;
  total: string;
  references: Text;
  note: Text;
  annexes: string[];
};
/** The same proposal with other words and prices: what was asked back is answered by it. */
export const reviseProposal = async (ctx: Ctx, id: string, set: Revision, offer: Offer): Promise<void> => {
  await ctx.db
    .update(proposals)
    .set({ ...set, revision: sql`${proposals.revision} + 1`, question: null, reason: null, updatedAt: now })
    .where(eq(proposals.id, id));
  await writeLines(ctx, id, offer);
};

export const setProposal = async (
  ctx: Ctx,
  id: string,
  set: { state: ProposalState; question?: Text | null; reason?: Text },
): Promise<void> => {
  await ctx.db
    .update(proposals)
    .set({ ...set, updatedAt: now })
    .where(eq(proposals.id, id));
};

/** The same for several at once, which nobody waits for an answer of any more. */
export const setProposals = async (ctx: Ctx, ids: string[], state: ProposalState): Promise<void> => {
  if (!ids.length) return;
  await ctx.db.update(proposals).set({ state, question: null, updatedAt: now }).where(inArray(proposals.id, ids));
};

/** Moves all proposals of a project that are in these states. @returns whose they are */
export const moveProposals = async (
  ctx: Ctx,
  projectId: string,
  from: readonly ProposalState[],
  to: ProposalState,
): Promise<string[]> =>
  (
    await ctx.db
      .update(proposals)
      .set({ state: to, question: null, updatedAt: now })
      .where(and(eq(proposals.projectId, projectId), inArray(proposals.state, [...from])))
      .returning({ entId: proposals.entId })
  ).map((r) => r.entId);

/** How many proposals of each project wait for a decision; those that were asked back wait for their provider. */
export const countUndecided = async (ctx: Ctx, projectIds: string[]): Promise<Map<string, number>> => {
  if (!projectIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: proposals.projectId, n: count() })
    .from(proposals)
    .where(
      and(
        inArray(proposals.projectId, projectIds),
        inArray(proposals.state, [...standingStates]),
        sql`${proposals.question} is null`,
      ),
    )
    .groupBy(proposals.projectId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
