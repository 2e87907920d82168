import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CaptchaType } from '#contract/captcha/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { life, type Point } from './rules.ts';
import { captchaChallenges, captchaVerifications } from './tables.ts';

type Challenge = typeof captchaChallenges.$inferSelect;
const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

export const insertChallenge = async (
  ctx: Ctx,
  c: { id: string; type: CaptchaType; secretKey: string; answer: Point[] },
): Promise<void> => {
  await ctx.db.insert(captchaChallenges).values({ ...c, expiresAt: after(life.challenge) });
};

/** Takes a challenge away: of any number of checks one gets it. */
export const takeChallenge = async (ctx: Ctx, id: string): Promise<Challenge | undefined> => {
  const [row] = await ctx.db
    .delete(captchaChallenges)
    .where(and(eq(captchaChallenges.id, id), gt(captchaChallenges.expiresAt, sql`now()`)))
    .returning();
  return row;
};

export const findChallenge = async (ctx: Ctx, id: string): Promise<Challenge | undefined> => {
  const [row] = await ctx.db.select().from(captchaChallenges).where(eq(captchaChallenges.id, id));
  return row;
};

export const insertVerification = async (ctx: Ctx, codeHash: string, type: CaptchaType): Promise<void> => {
  await ctx.db
    .insert(captchaVerifications)
    .values({ codeHash, type, expiresAt: after(life.verification) })
    .onConflictDoNothing();
};

/** Takes a verification away: of any number of parallel uses one gets it. */
export const takeVerification = async (ctx: Ctx, codeHash: string, type: string): Promise<boolean> => {
  const rows = await ctx.db
    .delete(captchaVerifications)
    .where(
      and(
        eq(captchaVerifications.codeHash, codeHash),
        eq(captchaVerifications.type, type as CaptchaType),
        gt(captchaVerifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ type: captchaVerifications.type });
  return rows.length === 1;
};

export const deleteExpired = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(captchaChallenges).where(lt(captchaChallenges.expiresAt, sql`now()`));
  await ctx.db.delete(captchaVerifications).where(lt(captchaVerifications.expiresAt, sql`now()`));
};
