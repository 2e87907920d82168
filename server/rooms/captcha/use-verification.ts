import type { Ctx } from '#server/platform/context.ts';
import { digest } from '#server/platform/ids.ts';
import { takeVerification } from './store.ts';

/**
 * The second check, at the act that the captcha protects: `code` is the verification, `randomStr` the captcha's type.
 * True once; of any number of parallel uses one gets through (security 14).
 */
export const useVerification = (ctx: Ctx, code: string | undefined, randomStr: string | undefined): Promise<boolean> =>
  code && randomStr ? takeVerification(ctx, digest(code.replaceAll(' ', '+')), randomStr) : Promise.resolve(false);
