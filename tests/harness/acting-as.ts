import { type Ctx, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import type { Platform } from '#server/platform/index.ts';

/** A context as a person's request from an address has it. */
export const actingAs = (
  { platform }: { platform: Platform },
  p: { userId: string; entId: string | null },
  address = '',
): Ctx => ({
  ...systemContext(platform),
  address,
  person: {
    userId: p.userId,
    userType: 2,
    roles: [],
    isFinish: true,
    userLevel: 5,
    authStatus: 0,
    entId: p.entId,
    seat: null,
    name: 'Ann',
    sessionId: newId(),
  },
});
