import { type Ctx, me } from '#server/platform/context.ts';
import { touchPresence } from './account-store.ts';

/** The person of the session is here. */
export const notePresence = async (ctx: Ctx): Promise<null> => {
  await touchPresence(ctx, me(ctx).userId);
  return null;
};
