import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Leaver, RecordOf } from '#server/rooms/identity/index.ts';
import { columns, flat, type ProjectRecord, type ProposalRecord } from '../store.ts';
import { dockingProjects as projects, dockingProposals as proposals } from '../tables.ts';

/** The newest projects, and how many. */
export const findRecordProjects = async (ctx: Ctx, of: RecordOf) => {
  const where = of.userId === null ? eq(projects.entId, of.entId) : eq(projects.ownerId, of.userId);
  const rows = flat(
    await ctx.db
      .select(columns)
      .from(projects)
      .where(where)
      .orderBy(desc(projects.publishedAt), desc(projects.id))
      .limit(recordRows),
  );
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(projects, where) };
};

/** The newest proposals, and how many. */
export const findRecordProposals = async (ctx: Ctx, of: RecordOf & { entId: string }) => {
  const { userId } = of;
  const where = and(eq(proposals.entId, of.entId), userId === null ? undefined : eq(proposals.userId, userId));
  const rows = await ctx.db
    .select({
      id: proposals.id,
      state: proposals.state,
      at: proposals.createdAt,
      number: projects.number,
      title: projects.title,
    })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(where)
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(proposals, where) };
};

/** Projects that a person published, newest first. */
export const findProjectsBy = async (ctx: Ctx, userId: string): Promise<ProjectRecord[]> =>
  flat(
    await ctx.db
      .select(columns)
      .from(projects)
      .where(eq(projects.ownerId, userId))
      .orderBy(desc(projects.publishedAt), desc(projects.id)),
  );

/** Proposals that a person wrote, newest first. */
export const findWritten = (ctx: Ctx, userId: string): Promise<ProposalRecord[]> =>
  ctx.db
    .select()
    .from(proposals)
    .where(eq(proposals.userId, userId))
    .orderBy(desc(proposals.createdAt), desc(proposals.id));

type Found = { id: string; number: string };
/** Projects that others answer or do, of a company, or of a person who buys for themselves. */
export const findOpenProjects = (ctx: Ctx, who: Leaver): Promise<Found[]> =>
  ctx.db
    .select({ id: projects.id, number: projects.number })
    .from(projects)
    .where(
      and(
        inArray(projects.state, ['open', 'underway']),
        who.entId ? eq(projects.entId, who.entId) : and(isNull(projects.entId), eq(projects.ownerId, who.userId)),
      ),
    )
    .orderBy(desc(projects.publishedAt), desc(projects.id))
    .limit(20);

/** Projects of others that a company still answers or does. */
export const findOpenProposals = (ctx: Ctx, entId: string): Promise<Found[]> =>
  ctx.db
    .select({ id: projects.id, number: projects.number })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(
      and(
        eq(proposals.entId, entId),
        or(
          eq(proposals.state, 'accepted'),
          and(inArray(proposals.state, ['submitted', 'shortlisted']), eq(projects.state, 'open')),
        ),
      ),
    )
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(20);
