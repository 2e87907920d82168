import { isPhone } from '#contract/identity/phones.ts';
import { type CodePurpose } from '#contract/identity/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findUserBy } from '../accounts/store.ts';
import { tryCode } from './try-code.ts';

/**
 * Whether a code is right; the try counts, the code stays for the act it was sent for. Only who holds the right code is
 * told whether an account exists (accounts 11).
 */
export const checkCode = async (
  ctx: Ctx,
  asked: { target: string; code: string; purpose: CodePurpose },
): Promise<{ right: boolean; registered: boolean | null }> => {
  const { target, purpose, code } = asked;
  if (!(await tryCode(ctx, target, purpose, code))) return { right: false, registered: null };
  return { right: true, registered: Boolean(await findUserBy(ctx, isPhone(target) ? 'phone' : 'email', target)) };
};
