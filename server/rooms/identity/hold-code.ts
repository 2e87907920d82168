import { timingSafeEqual } from 'node:crypto';
import { normalAccount } from '#contract/identity-rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { hashCode } from './code-hash.ts';
import { countTry, returnTry } from './code-store.ts';

/** Whether a registration's code is the right one, without using it up; a wrong one costs a try (security 12). */
export const holdsCode = async (ctx: Ctx, target: string, code: string): Promise<boolean> => {
  const key = { target: normalAccount(target), purpose: 'register' as const };
  const kept = await countTry(ctx, key);
  if (!kept) return false;
  const right = timingSafeEqual(Buffer.from(hashCode(ctx, key.target, key.purpose, code)), Buffer.from(kept));
  if (right) await returnTry(ctx, key);
  return right;
};
