import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { findApproved } from './store.ts';

/** Whether somebody has looked at a company's papers and found them right, and that still holds. */
export const isProvedCompany = async (ctx: Ctx, entId: string): Promise<boolean> => {
  const [company] = await companiesByIds(ctx, [entId]);
  return company?.supplierVerified || (await findApproved(ctx, { entId })).some((a) => a.kind !== 'personal');
};
