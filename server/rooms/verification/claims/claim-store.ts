import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { verificationApplications as applications, verificationClaims as claims } from '../tables.ts';

export type ClaimRow = typeof claims.$inferSelect;
type WithApplication = { claim: ClaimRow; application: typeof applications.$inferSelect };

/** @returns false where this application's claim was noted before */
export const insertClaim = async (
  tx: Ctx,
  row: Pick<ClaimRow, 'id' | 'applicationId' | 'entId' | 'number'>,
): Promise<boolean> =>
  (await tx.db.insert(claims).values(row).onConflictDoNothing().returning({ id: claims.id })).length === 1;

/** The claims of these applications, the newest first. */
export const findClaimsBy = (ctx: Ctx, applicationIds: string[]): Promise<ClaimRow[]> =>
  applicationIds.length
    ? ctx.db.select().from(claims).where(inArray(claims.applicationId, applicationIds)).orderBy(desc(claims.id))
    : Promise.resolve([]);

/** Claims on a company, the newest first, with the applications behind them. */
export const findClaimsOn = (ctx: Ctx, entId: string): Promise<WithApplication[]> =>
  ctx.db
    .select({ claim: claims, application: applications })
    .from(claims)
    .innerJoin(applications, eq(applications.id, claims.applicationId))
    .where(eq(claims.entId, entId))
    .orderBy(desc(claims.id))
    .limit(50);

/** One claim on this company, held until the transaction ends. */
export const lockClaim = async (tx: Ctx, id: string, entId: string): Promise<WithApplication | undefined> => {
  taking(tx, 'claim', [id]);
  const [row] = await tx.db
    .select({ claim: claims, application: applications })
    .from(claims)
    .innerJoin(applications, eq(applications.id, claims.applicationId))
    .where(and(eq(claims.id, id), eq(claims.entId, entId)))
    .for('no key update', { of: claims });
  return row;
};

export const answerClaimRow = async (
  tx: Ctx,
  id: string,
  answer: { state: 'invited' | 'contested'; note: string; answeredBy: string },
): Promise<void> => {
  await tx.db
    .update(claims)
    .set({ ...answer, answeredAt: sql`clock_timestamp()` })
    .where(eq(claims.id, id));
};
