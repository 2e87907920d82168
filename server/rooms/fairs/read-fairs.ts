import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { fairs } from '#contract/fairs/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { presentFairs } from './present.ts';
import { findFairs } from './store.ts';

/** All fairs that everybody may know of, by their beginning. */
export const readFairs = async (ctx: Ctx): Promise<AnswerOf<typeof fairs.list>> => ({
  fairs: await presentFairs(ctx, await findFairs(ctx)),
});
