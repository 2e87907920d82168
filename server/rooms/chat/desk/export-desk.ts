import type { Ctx, Person } from '#server/platform/context.ts';
import { findOwn } from './consultation-store.ts';
import { findNotesBy } from './kept-store.ts';
import { isoOf, isoOrNull, stateOf } from './present-consultation.ts';

/** What a person asked companies and said of it, the notes that they wrote and what they handled for their own. */
export const exportDesk = async (ctx: Ctx, { userId }: Person) => {
  const [own, notes] = await Promise.all([findOwn(ctx, userId), findNotesBy(ctx, userId)]);
  return {
    asked: own.asked.map((c) => ({
      conversationId: c.conversationId,
      state: stateOf(c),
      openedAt: isoOf(c.openedAt),
      closedAt: isoOrNull(c.closedAt),
      stars: c.stars,
      words: c.words,
    })),
    handled: own.acts.map((a) => ({ ...a, at: isoOf(a.at) })),
    notes: notes.map((n) => ({ ...n, at: isoOf(n.at) })),
  };
};
