import type { AnnouncementSlot } from '#contract/content/kinds.ts';
import type { content } from '#contract/content/calls.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { wordsGiven } from '#contract/core/text.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findAnnouncements } from './reading-store.ts';

type Announcements = AnswerOf<typeof content.announcements>;

/** What the site announces (content 39). */
export const readAnnouncements = async (ctx: Ctx): Promise<Announcements> => {
  const rows = await findAnnouncements(ctx);
  const at = (slot: AnnouncementSlot): Announcements[AnnouncementSlot] => {
    const found = rows.find((r) => r.piece.slug === slot);
    if (!found?.piece.shown) return null;
    const { title, summary, blocks } = found.content;
    return {
      version: found.piece.shown,
      title: wordsGiven(title),
      summary: wordsGiven(summary),
      links: blocks.filter((b) => b.kind === 'link'),
    };
  };
  return { beta: at('beta'), daily: at('daily') };
};

/** Whether something is announced there. */
export const isAnnounced = async (ctx: Ctx, slot: AnnouncementSlot): Promise<boolean> =>
  (await readAnnouncements(ctx))[slot] !== null;
