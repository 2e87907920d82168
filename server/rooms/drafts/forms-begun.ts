import type { Ctx } from '#server/platform/context.ts';
import { findDrafts } from './store.ts';

/** Forms of one kind that a person has begun, the latest saved first; `about` is the record that each is about. */
export const formsBegun = async (
  ctx: Ctx,
  userId: string,
  kind: string,
): Promise<{ about: string; savedAt: string }[]> =>
  (await findDrafts(ctx, userId)).flatMap(({ form, savedAt }) => {
    const [of, about] = form.split('.');
    return of === kind && about ? [{ about, savedAt }] : [];
  });
