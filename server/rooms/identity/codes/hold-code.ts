import { normalAccount } from '#contract/identity/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { returnTry } from './code-store.ts';
import { tryCode } from './try-code.ts';

/** Whether a registration's code is the right one, without using it up; a wrong one costs a try (security 12). */
export const holdsCode = async (ctx: Ctx, target: string, code: string): Promise<boolean> => {
  const right = await tryCode(ctx, normalAccount(target), 'register', code);
  if (right) await returnTry(ctx, right.key);
  return right !== null;
};
