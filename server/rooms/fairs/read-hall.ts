import { common } from '#contract/core/errors.ts';
import type { HallView } from '#contract/fairs/views.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { presentBooth, presentFairs, readShown, waresShown } from './present.ts';
import { findBooths, findHall } from './store.ts';

/** A hall with everything that its plan, the walkable hall and the list are made of. */
export const readHall = async (ctx: Ctx, id: string): Promise<HallView> => {
  const found = await findHall(ctx, id);
  if (!found) throw refuse(common.notFound);
  const booths = await findBooths(ctx, id);
  const [[fair], shown] = await Promise.all([presentFairs(ctx, [found.fair]), readShown(ctx, booths, waresShown)]);
  if (!fair) throw refuse(common.notFound);
  const { no, name, plan, version } = found.hall;
  return { fair, id, no, name, plan, version, booths: booths.map((b) => presentBooth(b, shown)) };
};
