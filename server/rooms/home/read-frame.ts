import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { home } from '#contract/home/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { isAnnounced } from '#server/rooms/content/index.ts';
import { comingFairs } from '#server/rooms/fairs/index.ts';
import { countPublishedToday } from '#server/rooms/inquiry/index.ts';
import { comingExhibitions } from '#server/rooms/settings/index.ts';
import { cached } from './kept.ts';

/**
 * What the header shows on every page; the count is read again after a change of inquiries. Dates are of our fairs and
 * of those that the desk keeps besides. */
export const readFrame = async (ctx: Ctx): Promise<AnswerOf<typeof home.frame>> => {
  const [newToday, beta, fairs, others] = await Promise.all([
    cached(ctx, { key: 'today', seconds: 60, of: ['inquiries'] }, () => countPublishedToday(ctx)),
    cached(ctx, { key: 'beta', seconds: 60, of: ['content'] }, () => isAnnounced(ctx, 'beta')),
    comingFairs(ctx),
    comingExhibitions(ctx),
  ]);
  const exhibitions = [...fairs, ...others].toSorted((a, b) => a.from.localeCompare(b.from));
  return { newToday, beta, exhibitions: exhibitions.slice(0, 3) };
};
