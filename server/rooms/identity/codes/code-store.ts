import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CodePurpose } from '#contract/identity/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { codeRules } from '../rules.ts';
import { messageCodes } from '../tables.ts';

/** A code's place: where it went, what for, and a digest of who asked for it. */
export type CodeKey = { target: string; purpose: CodePurpose; asker: string };
const isKey = (k: CodeKey) =>
  and(eq(messageCodes.target, k.target), eq(messageCodes.purpose, k.purpose), eq(messageCodes.asker, k.asker));

/** A new code replaces the asker's one before it. */
export const saveCode = async (ctx: Ctx, key: CodeKey, codeHash: string): Promise<void> => {
  const fresh = { codeHash, tries: 0, expiresAt: sql`now() + make_interval(secs => ${codeRules.life})` };
  await ctx.db
    .insert(messageCodes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({ target: [messageCodes.target, messageCodes.purpose, messageCodes.asker], set: fresh });
};

/** Counts a try before the code is looked at, so that parallel tries can't exceed five. */
export const countTry = async (ctx: Ctx, key: CodeKey): Promise<string | undefined> => {
  const [row] = await ctx.db
    .update(messageCodes)
    .set({ tries: sql`${messageCodes.tries} + 1` })
    .where(and(isKey(key), gt(messageCodes.expiresAt, sql`clock_timestamp()`), lt(messageCodes.tries, codeRules.tries)))
    .returning({ codeHash: messageCodes.codeHash });
  return row?.codeHash;
};

/** Gives a try back that found the right code and did not use it up. */
export const returnTry = async (ctx: Ctx, key: CodeKey): Promise<void> => {
  await ctx.db
    .update(messageCodes)
    .set({ tries: sql`greatest(${messageCodes.tries} - 1, 0)` })
    .where(isKey(key));
};

/** Uses a code up: of any number of parallel uses one succeeds. */
export const spendCode = async (ctx: Ctx, key: CodeKey, codeHash: string): Promise<boolean> => {
  const rows = await ctx.db
    .delete(messageCodes)
    .where(and(isKey(key), eq(messageCodes.codeHash, codeHash)))
    .returning({ target: messageCodes.target });
  return rows.length === 1;
};

export const deleteExpiredCodes = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(messageCodes).where(lt(messageCodes.expiresAt, sql`now()`));
};
