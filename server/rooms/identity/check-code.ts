import { timingSafeEqual } from 'node:crypto';
import { type CodePurpose, isMobile } from '#contract/identity-rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { hashCode } from './code-hash.ts';
import { countTry } from './code-store.ts';
import { findUserBy } from './store.ts';

/**
 * Whether a code is right; the try counts, the code stays for the act it was sent for. Only who holds the right code is
 * told whether an account exists (decisions 3).
 */
export const checkCode = async (
  ctx: Ctx,
  asked: { target: string; code: string; purpose: CodePurpose },
): Promise<{ right: boolean; registered: boolean | null }> => {
  const { target, purpose, code } = asked;
  const kept = await countTry(ctx, { target, purpose });
  const given = hashCode(ctx, target, purpose, code);
  const right = kept !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
  if (!right) return { right, registered: null };
  return { right, registered: Boolean(await findUserBy(ctx, isMobile(target) ? 'phone' : 'email', target)) };
};
