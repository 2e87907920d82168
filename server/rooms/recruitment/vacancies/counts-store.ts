import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { liveJobs, undecidedJobs } from '#contract/recruitment/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { jobApplications as apps } from '../tables.ts';

/** Applications of a vacancy: in all, under way, those of them without an offer, and those that wait for the company. */
export type VacancyCounts = { all: number; live: number; undecided: number; waiting: number };

/** How many applications each vacancy has. */
export const countsOf = async (ctx: Ctx, vacancyIds: string[]): Promise<Map<string, VacancyCounts>> => {
  if (!vacancyIds.length) return new Map();
  const live = inArray(apps.state, [...liveJobs]);
  const waits = sql`${apps.state} in ('submitted', 'shortlisted') or (${apps.state} = 'interview' and ${apps.agreedAt} is not null)`;
  const rows = await ctx.db
    .select({
      id: apps.vacancyId,
      all: sql<number>`count(*)::int`,
      live: sql<number>`count(*) filter (where ${live})::int`,
      undecided: sql<number>`count(*) filter (where ${inArray(apps.state, [...undecidedJobs])})::int`,
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
    })
    .from(apps)
    .where(inArray(apps.vacancyId, vacancyIds))
    .groupBy(apps.vacancyId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

/** The newest application of a person for a vacancy. */
export const findLatestOf = async (ctx: Ctx, vacancyId: string, userId: string) =>
  (
    await ctx.db
      .select({ id: apps.id, endedAt: apps.endedAt })
      .from(apps)
      .where(and(eq(apps.vacancyId, vacancyId), eq(apps.applicantId, userId)))
      .orderBy(desc(apps.createdAt), desc(apps.id))
      .limit(1)
  )[0];
