import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { findApproved } from './store.ts';

/** Whether a person has an approval of their own in force, whatever company they act for. */
export const provedAlone = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findApproved(ctx, { userId })).some((a) => a.kind === 'personal');

/** Whether somebody has looked at a company's papers and found them right, and that still holds. */
export const isProvedCompany = async (ctx: Ctx, entId: string): Promise<boolean> => {
  const [company] = await companiesByIds(ctx, [entId]);
  return company?.supplierVerified || (await findApproved(ctx, { entId })).some((a) => a.kind !== 'personal');
};
