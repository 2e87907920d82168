import type { RefusalReason } from '#contract/inquiry/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { refuseRest } from '../quotations/refuse-rest.ts';
import { quotationsOfRequest } from './approval-store.ts';

/** Refuses what of an inquiry is not decided, apart from what waits for a second person's approval (deals 177). */
export const refuseOthers = (
  ctx: Ctx,
  id: string,
  given: { why: RefusalReason; reason?: string | undefined },
): Promise<{ refused: number }> => refuseRest(ctx, id, given, quotationsOfRequest);
