import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { mayKnow } from '../policy.ts';
import { type ApplicationRecord, findApplicationOf, findPurchase, type PurchaseRecord } from '../store.ts';

/** A purchase with the application of the caller's company, if any. @throws Refused common.notFound */
export const ownApplication = async (
  ctx: Ctx,
  id: string,
): Promise<{ x: PurchaseRecord; application: ApplicationRecord | undefined }> => {
  const { entId, seat } = me(ctx);
  const x = await findPurchase(ctx, id);
  const application = x && entId && seatMay(seat, 'seeSelling') ? await findApplicationOf(ctx, id, entId) : undefined;
  if (!x || !mayKnow(me(ctx), x, application)) throw refuse(common.notFound);
  return { x, application };
};
