import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '#contract/identity-rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { hashCode } from './code-hash.ts';
import { countTry, spendCode } from './code-store.ts';

/** True once for the right code: five tries, five minutes, bound to its target and purpose (security 12). */
export const useCode = async (ctx: Ctx, target: string, purpose: CodePurpose, code: string): Promise<boolean> => {
  const key = { target, purpose };
  // A try counts even where the caller's transaction is undone.
  const kept = await countTry({ ...ctx, db: ctx.platform.db }, key);
  if (!kept) return false;
  const given = hashCode(ctx, target, purpose, code);
  return timingSafeEqual(Buffer.from(given), Buffer.from(kept)) && spendCode(ctx, key, kept);
};
