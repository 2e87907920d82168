import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { noteVisit } from '#server/rooms/footprints/index.ts';
import { findBoothsByIds, findDisplays } from '../store.ts';
import { countBoothVisit } from './guest-store.ts';

/** Files of booths that have an exhibitor are read by every member (fairs 4). */
export const readableBooths = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  (await findBoothsByIds(ctx, ids)).map((b) => b.id);

/** A brochure that is taken along is counted with the visit of its reader (fairs 14). */
export const handingBoothFile = async (ctx: Ctx, file: { id: string; subjectId: string }): Promise<void> => {
  const [booth] = await findBoothsByIds(ctx, [file.subjectId]);
  const [display] = await findDisplays(ctx, [file.subjectId]);
  if (!booth?.entId || display?.brochure !== file.id) return;
  const visitorId = await noteVisit(ctx, booth.entId);
  if (visitorId) await countBoothVisit(ctx, { boothId: booth.id, visitorId, day: chinaDay(), mode: 'page' }, 1);
};
