import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { areListed, areOf } from './own-store.ts';

/** Of these products those whose pictures the person may read by their company, listed or not. */
export const readableProducts = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { entId, seat } = me(ctx);
  return entId && seatMay(seat, 'seeSelling') ? areOf(ctx, ids, entId) : [];
};

/** A listed product's pictures are everybody's. */
export const isShownProduct = async (ctx: Ctx, id: string): Promise<boolean> => (await areListed(ctx, [id])).length > 0;
