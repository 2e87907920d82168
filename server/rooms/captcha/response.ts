import { repCodes } from '#contract/captcha/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';

type RepCode = (typeof repCodes)[keyof typeof repCodes];

/** The protocol's own envelope. */
export const ok = <T>(repData: T) => ({ repCode: repCodes.ok, repMsg: '', repData, success: true });
export const failed = (ctx: Ctx, repCode: Exclude<RepCode, '0000'>) => ({
  repCode,
  repMsg: translate(ctx.lang, `errors:captcha.${repCode}`),
  repData: null,
  success: false,
});
