import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { account } from '#contract/identity/account.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { deviceOf } from './device.ts';
import { findSessions } from './session-store.ts';

/** My open sessions: device, address and last use, so that a strange one is seen and ended. */
export const listSessions = async (ctx: Ctx): Promise<AnswerOf<typeof account.sessions>> => {
  const { userId, sessionId } = me(ctx);
  return (await findSessions(ctx, userId)).map((s) => ({
    id: s.id,
    current: s.id === sessionId,
    device: deviceOf(s.userAgent),
    client: s.client,
    address: s.address,
    keepOnline: s.keepOnline,
    createdAt: s.createdAt.toISOString(),
    lastUsedAt: s.lastUsedAt.toISOString(),
  }));
};
