import type { Ctx } from '#server/platform/context.ts';
import { findApproved } from './store.ts';

/** Whether a person has an approval of their own in force, whatever company they act for. */
export const provedAlone = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findApproved(ctx, { userId })).some((a) => a.kind === 'personal');
