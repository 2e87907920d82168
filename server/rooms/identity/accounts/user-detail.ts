import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type identity, personalInfo } from '#contract/identity/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import * as z from 'zod/mini';
import { findUsersByIds } from './store.ts';

/** Level, verification, and what this person filled in. */
export const userDetail = async (ctx: Ctx): Promise<AnswerOf<typeof identity.userDetail>> => {
  const [user] = await findUsersByIds(ctx, [me(ctx).userId]);
  if (!user) throw new Error('a session without a person');
  const info = z.safeParse(z.partial(personalInfo), user.profile);
  return {
    userId: user.id,
    userNameCn: user.name,
    userLevel: user.userLevel,
    authStatus: user.authStatus,
    userType: user.userType,
    isFinish: user.isFinish,
    info: info.success && Object.keys(info.data).length ? { ...info.data, name: user.name } : null,
  };
};
