import type { Ctx } from '#server/platform/context.ts';
import { countWaiting } from './opening-store.ts';

/** An opening is late so many minutes after its deadline: the job comes every minute. */
const patience = 3;

/** Whether this node could open what is closed, and what should have been opened by now. */
export const sealingHealth = async (ctx: Ctx) => {
  const { keyId, keyIds } = ctx.platform.seal;
  const { late, since, keys } = await countWaiting(ctx, patience);
  const strange = keys.filter((k) => !keyIds.includes(k.keyId));
  return {
    keyId,
    closed: keys.reduce((n, k) => n + k.n, 0),
    late,
    since: since && new Date(since).toISOString(),
    missing: strange.map((k) => k.keyId),
    unreadable: strange.reduce((n, k) => n + k.n, 0),
  };
};
