import { common } from '#contract/core/errors.ts';
import type { VisitMode } from '#contract/fairs/visit-modes.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { noteVisit } from '#server/rooms/footprints/index.ts';
import { boothVisited } from '../events.ts';
import { findBooth } from '../store.ts';
import { countBoothVisit } from './guest-store.ts';

/**
 * A member visits a booth (fairs 14): one row a booth, person and day. It is a visit of the exhibitor as well, which reads of it what
 * the visitor agreed to (footprints 4). @throws Refused common.notFound where nobody exhibits
 */
export const visitBooth = async (ctx: Ctx, id: string, mode: VisitMode): Promise<null> => {
  const found = await findBooth(ctx, id);
  const entId = found?.booth.state === 'taken' ? found.booth.entId : null;
  if (!entId) throw refuse(common.notFound);
  const visitorId = await noteVisit(ctx, entId);
  if (!visitorId) return null;
  await inTransaction(ctx, async (tx) => {
    const first = await countBoothVisit(tx, { boothId: id, visitorId, day: chinaDay(), mode });
    if (first) await emit(tx, boothVisited, { boothId: id, visitorId, mode });
  });
  return null;
};
