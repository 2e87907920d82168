import { common } from '#contract/core/errors.ts';
import { keepOnlineDays } from '#contract/identity/rules.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { keepSession } from './session-store.ts';

/** Ten days from login, absolute (accounts 4). */
export const keepOnline = async (ctx: Ctx): Promise<Date> => {
  const endsAt = await keepSession(ctx, me(ctx).sessionId, keepOnlineDays);
  if (!endsAt) throw refuse(common.login);
  return endsAt;
};
