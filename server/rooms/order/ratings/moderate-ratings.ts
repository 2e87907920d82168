import { type Ctx, emit, me } from '#server/platform/context.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { ratingHidden } from '../events.ts';
import { mayStep, partyOf } from '../policy.ts';
import { findOrdersByIds } from '../store.ts';
import { findRatingsByIds, hideRating } from './rating-store.ts';

/** Words of a rating can be reported by the side that they are about, while they show. */
const find: Moderated['find'] = async (ctx: Ctx, ids, reporterId) => {
  const rows = (await findRatingsByIds(ctx, ids)).filter((r) => r.shownAt && r.text);
  const orders = new Map((await findOrdersByIds(ctx, [...new Set(rows.map((r) => r.orderId))])).map((o) => [o.id, o]));
  const may = rows.filter((r) => {
    if (reporterId === null) return true;
    const o = orders.get(r.orderId);
    const party = o && partyOf(me(ctx), o);
    return Boolean(party && party !== r.party && mayStep(me(ctx), o, party) && !r.hiddenAt);
  });
  return new Map(may.map((r) => [r.id, { about: r.number, text: r.text ?? '', authorId: r.userId }]));
};

const hide: Moderated['hide'] = async (tx, ratingId) => {
  await hideRating(tx, ratingId);
  await emit(tx, ratingHidden, { ratingId });
};

export const moderatedRatings: Moderated = { kind: 'rating', find, hide };
