import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/** Companies with something that everybody sees and that has or means these words; who answers asks nothing of who reads. */
export const supplierGoods = point<(ctx: Ctx, words: string) => Promise<string[]>>('enterprise.supplierGoods');

export const companiesWithGoods = async (ctx: Ctx, words: string): Promise<string[]> => {
  const told = await Promise.all(ctx.platform.answers(supplierGoods).map((ask) => ask(ctx, words)));
  return [...new Set(told.flat())];
};
