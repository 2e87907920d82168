import type { Ctx } from '#server/platform/context.ts';
import { deleteChoicesOf } from '../preferences/store.ts';
import { deleteNoticesOf } from '../store.ts';
import { releaseHour } from '../talk/store.ts';

/** Somebody is gone: what they were told and what they chose goes too. */
export const forgetReader = async (ctx: Ctx, userId: string): Promise<void> => {
  await deleteNoticesOf(ctx, userId);
  await deleteChoicesOf(ctx, userId);
  await releaseHour(ctx, userId);
};
