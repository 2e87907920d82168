import { repCodes, type captcha } from '#contract/captcha/calls.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { Ctx } from '#server/platform/context.ts';
import { digest } from '#server/platform/ids.ts';
import { decrypt, encrypt } from './cipher.ts';
import { failed, ok } from './response.ts';
import { isRight, limits, readPoints } from './rules.ts';
import { insertVerification, takeChallenge } from './store.ts';

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks an answer once. The verification is the AES of token, `---` and the exact decrypted bytes; the caller computes
 * it for itself, we keep its digest (calls 16).
 */
export const checkChallenge = async (
  ctx: Ctx,
  asked: ParsedOf<typeof captcha.check>['body'],
): Promise<AnswerOf<typeof captcha.check>> => {
  if (await ctx.platform.limits.take(limits.checks, ctx.address)) return failed(ctx, repCodes.tooManyChecks);
  const challenge = isUuid.test(asked.token) ? await takeChallenge(ctx, asked.token) : undefined;
  if (!challenge || challenge.type !== asked.captchaType) return failed(ctx, repCodes.expired);
  const plaintext = decrypt(asked.pointJson, challenge.secretKey);
  const points = plaintext === null ? null : readPoints(challenge.type, plaintext);
  if (!points || !isRight(challenge.type, challenge.answer, points)) return failed(ctx, repCodes.wrong);
  await insertVerification(ctx, digest(encrypt(`${challenge.id}---${plaintext}`, challenge.secretKey)), challenge.type);
  return ok({ captchaType: challenge.type, token: challenge.id, result: true });
};
