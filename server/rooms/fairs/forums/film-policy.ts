import { forumPhaseAt } from '#contract/fairs/forums.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findForums } from './store.ts';

/** Recordings are for members, from the beginning of their talk on. */
export const readableFilms = async (ctx: Ctx, forumIds: string[]): Promise<string[]> =>
  (await findForums(ctx, forumIds))
    .filter(({ forum }) => forumPhaseAt(forum, Date.now()) !== 'coming')
    .map(({ forum }) => forum.id);
