import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '#contract/identity/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { askerOf } from '../sessions/asker.ts';
import { hashCode } from './code-hash.ts';
import { type CodeKey, countTry } from './code-store.ts';

/**
 * Looks at a code that this asker was sent; one of its five tries is gone whatever comes of the caller's transaction. What
 * somebody else was sent can be neither tried nor used up. @returns the code's place and hash where it is right
 */
export const tryCode = async (
  ctx: Ctx,
  target: string,
  purpose: CodePurpose,
  code: string,
): Promise<{ key: CodeKey; kept: string } | null> => {
  const key = { target, purpose, asker: askerOf(ctx) };
  const kept = await countTry({ ...ctx, db: ctx.platform.db }, key);
  const given = hashCode(ctx, target, purpose, code);
  return kept && timingSafeEqual(Buffer.from(given), Buffer.from(kept)) ? { key, kept } : null;
};
