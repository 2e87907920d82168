import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { seatOf } from '../rules.ts';
import { findUsersByIds } from './store.ts';

/** Who I am, as the browser keeps it. */
export const userInfo = async (ctx: Ctx): Promise<AnswerOf<typeof identity.userInfo>> => {
  const [user] = await findUsersByIds(ctx, [me(ctx).userId]);
  if (!user) throw new Error('a session without a person');
  const [company] = user.entId ? await companiesByIds(ctx, [user.entId]) : [];
  return {
    sysUser: {
      userId: user.id,
      userNameCn: user.name,
      avatar: user.avatar,
      userType: user.userType,
      isFinish: user.isFinish,
      userLevel: user.userLevel,
      authStatus: user.authStatus,
      phone: user.phone,
      email: user.email,
      username: user.username,
      entId: user.entId,
      seat: seatOf(user),
      entName: company?.name ?? null,
      entCountry: company?.countryCode ?? null,
    },
    roles: user.roles,
    permissions: [],
  };
};
