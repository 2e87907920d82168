import { keepOnlineDays } from '#contract/identity/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { digest, newId, newSecret } from '#server/platform/ids.ts';
import { insertSession } from './session-store.ts';

export type Opened = { sessionId: string; token: string; refreshToken: string; expiresIn: number };
type SessionMarks = { client?: string; userAgent?: string | undefined; systemFrom?: string | undefined };

/** Opens a session of two sliding hours; its secrets are told once and rest as digests (security 16). */
export const openSession = async (ctx: Ctx, userId: string, marks: SessionMarks = {}): Promise<Opened> => {
  const opened = { sessionId: newId(), token: newSecret(), refreshToken: newSecret(), expiresIn: 7_200 };
  await insertSession(
    ctx,
    {
      id: opened.sessionId,
      userId,
      tokenHash: digest(opened.token),
      refreshHash: digest(opened.refreshToken),
      address: ctx.address,
      ...marks,
    },
    keepOnlineDays,
  );
  return opened;
};
