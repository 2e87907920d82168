import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type AvatarLook, avatarLook, lookOf } from '#contract/fairs/avatar.ts';
import { type avatars, presetLooks } from '#contract/fairs/visitors/avatars.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { findAvatar, writeAvatar } from './store.ts';

/** Looks to begin with, by their numbers. */
export const readPresets = (q: ParsedOf<typeof avatars.page>['query']): AnswerOf<typeof avatars.page> => {
  const all = presetLooks().map((look, i) => ({ no: i + 1, look }));
  const first = (q.current - 1) * q.size;
  return pageOf(all.slice(first, first + q.size), all.length, q);
};

/** What somebody made of their figure; undefined where they made none. */
export const madeLook = async (ctx: Ctx, userId: string): Promise<AvatarLook | undefined> =>
  avatarLook.safeParse(await findAvatar(ctx, userId)).data;

export const readOwnFigure = async (ctx: Ctx) => {
  const { userId } = me(ctx);
  const made = await madeLook(ctx, userId);
  return { look: made ?? lookOf(null, userId), made: made !== undefined };
};

/** Saved twice it is the same figure; halls show it from the next time that the person shows themselves (fairs 54). */
export const saveFigure = async (ctx: Ctx, look: AvatarLook) => {
  await writeAvatar(ctx, me(ctx).userId, look);
  return { look };
};
