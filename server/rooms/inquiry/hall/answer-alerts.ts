import type { HallWish } from '#contract/inquiry/hall-filters.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { searchOf } from './hall-search.ts';
import { isInHall } from './hall-store.ts';
import { findInquiry, findLines } from '../inquiries/inquiry-store.ts';

/**
 * By the very rule of the hall, so that an alert tells what the search would show a member: at publishing nobody has accepted
 * an agreement yet.
 */
export const fitsHall = (ctx: Ctx, id: string, wish: HallWish): Promise<boolean> =>
  isInHall(ctx, id, searchOf({ ...wish, state: 'quoting' }), 'member');

/** Number, title, buyer's side and materials with all that is above them; null unless it is public and quoting. */
export const publishedFacts = async (ctx: Ctx, id: string) => {
  const i = await findInquiry(ctx, id);
  if (!i?.number || i.state !== 'quoting' || i.visibility !== 'public' || i.hiddenAt) return null;
  const lines = (await findLines(ctx, [id])).get(id) ?? [];
  const categories = [...new Set(lines.flatMap((l) => materialPath(l.product)))];
  return { number: i.number, title: i.title, buyerId: i.buyerId, entId: i.entId, categories };
};
