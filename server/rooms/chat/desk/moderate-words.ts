import { type Ctx, me } from '#server/platform/context.ts';
import { seatMay } from '#contract/core/seats.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { findRated, hideWords } from './consultation-store.ts';
import { talkingCompany } from '../access.ts';

/** What somebody said of a consultation can be reported by who reads it: the company's managers. */
const find: Moderated['find'] = async (ctx: Ctx, ids, reporterId) => {
  const rows = (await findRated(ctx, ids)).filter((c) => c.words !== '');
  const may = rows.filter((c) => {
    if (reporterId === null) return true;
    const { seat } = me(ctx);
    return c.entId === talkingCompany(me(ctx)) && seatMay(seat, 'manage') && !c.wordsHiddenAt;
  });
  return new Map(may.map((c) => [c.id, { about: c.words.slice(0, 24), text: c.words, authorId: c.userId }]));
};

export const moderatedRatings: Moderated = { kind: 'consultation', find, hide: hideWords };
