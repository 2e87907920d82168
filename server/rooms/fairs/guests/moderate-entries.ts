import { excerpt } from '#contract/core/text.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { findEntriesByIds, hideForGood } from './guest-store.ts';

/** What a guest wrote can be reported by every member who reads it, but not by who wrote it. */
export const moderatedEntries: Moderated = {
  kind: 'guestbook',
  find: async (ctx, ids, reporterId) => {
    const rows = (await findEntriesByIds(ctx, ids)).filter(
      (r) => reporterId === null || (r.userId !== reporterId && r.hider === null),
    );
    return new Map(rows.map((r) => [r.id, { about: excerpt(r.text), text: r.text, authorId: r.userId }]));
  },
  hide: hideForGood,
};
