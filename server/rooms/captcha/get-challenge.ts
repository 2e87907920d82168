import { repCodes, type captcha, type CaptchaType } from '#contract/captcha/calls.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { newKey } from './cipher.ts';
import { failed, ok } from './response.ts';
import { limits } from './rules.ts';
import { slidePicture } from './slide-picture.ts';
import { insertChallenge } from './store.ts';
import { wordPicture } from './word-picture.ts';

/** Draws a challenge and keeps its answer, so that any node can check it. */
export const getChallenge = async (ctx: Ctx, type: CaptchaType): Promise<AnswerOf<typeof captcha.get>> => {
  if (await ctx.platform.limits.take(limits.gets, ctx.address)) return failed(ctx, repCodes.tooManyGets);
  const id = newId();
  const secretKey = newKey();
  const shared = { captchaType: type, token: id, secretKey };
  if (type === 'blockPuzzle') {
    const p = await slidePicture();
    await insertChallenge(ctx, { id, type, secretKey, answer: [{ x: p.x, y: 5 }] });
    return ok({ ...shared, originalImageBase64: p.picture, jigsawImageBase64: p.piece, wordList: null });
  }
  const p = await wordPicture(ctx.lang);
  await insertChallenge(ctx, { id, type, secretKey, answer: p.points });
  return ok({ ...shared, originalImageBase64: p.picture, jigsawImageBase64: null, wordList: p.words });
};
