import type { CodePurpose } from '#contract/identity/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { spendCode } from './code-store.ts';
import { tryCode } from './try-code.ts';

/** True once for the right code: five tries, five minutes, bound to target, purpose and asker (security 12). */
export const useCode = async (ctx: Ctx, target: string, purpose: CodePurpose, code: string): Promise<boolean> => {
  const right = await tryCode(ctx, target, purpose, code);
  return right !== null && spendCode(ctx, right.key, right.kept);
};
