import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { InForce } from '#server/rooms/identity/index.ts';
import { verificationApplications as applications, verificationGrants as grants } from '../tables.ts';

/** What holds of people and of companies: approvals in force, and what rests on no application. */
export const findInForce = async (
  ctx: Ctx,
  { people, companies }: { people: string[]; companies: string[] },
): Promise<InForce[]> => {
  const rows = await ctx.db
    .select({
      kind: applications.kind,
      userId: sql<string | null>`${applications.applicantId}`,
      entId: applications.entId,
    })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'approved'),
        or(inArray(applications.applicantId, people), inArray(applications.entId, companies)),
      ),
    )
    .unionAll(
      ctx.db
        .select({ kind: grants.kind, userId: sql<string | null>`${grants.userId}`, entId: grants.entId })
        .from(grants)
        .where(and(isNull(grants.endedAt), or(inArray(grants.userId, people), inArray(grants.entId, companies)))),
    );
  return rows;
};

/** Ends what rests on no application, of a company with everybody there or of a person alone. @returns how many ended */
export const endGrants = async (tx: Ctx, of: { entId: string } | { userId: string }): Promise<number> =>
  (
    await tx.db
      .update(grants)
      .set({ endedAt: sql`clock_timestamp()` })
      .where(
        and(
          isNull(grants.endedAt),
          'entId' in of
            ? and(eq(grants.entId, of.entId), isNotNull(grants.entId))
            : and(eq(grants.userId, of.userId), eq(grants.kind, 'personal')),
        ),
      )
      .returning({ id: grants.id })
  ).length;

/** What a person, or a company, was granted without an application; ended ones too, the newest first. */
export const findGrantsOf = (ctx: Ctx, of: { userId: string } | { userId: null; entId: string }) =>
  ctx.db
    .select()
    .from(grants)
    .where(of.userId === null ? eq(grants.entId, of.entId) : eq(grants.userId, of.userId))
    .orderBy(desc(grants.createdAt))
    .limit(20);
