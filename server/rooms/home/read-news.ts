import type { HomeWork } from '#contract/home/work.ts';
import type { Ctx } from '#server/platform/context.ts';
import { productsOfWeek } from '#server/rooms/following/index.ts';
import { visitsOfWeek } from '#server/rooms/footprints/index.ts';

/** What has happened around the reader and asks nothing of them. */
export const readNews = async (ctx: Ctx): Promise<HomeWork['news']> => {
  const [products, visits] = await Promise.all([productsOfWeek(ctx), visitsOfWeek(ctx)]);
  return { products, visits };
};
