import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { recruitment } from '#contract/recruitment/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { marketFigures } from './market-rules.ts';
import { findMarket } from './store.ts';

export const readMarket = async (ctx: Ctx): Promise<AnswerOf<typeof recruitment.market>> => ({
  roles: marketFigures(await findMarket(ctx)),
});
