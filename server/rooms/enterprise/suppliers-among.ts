import type { Ctx } from '#server/platform/context.ts';
import { presentCard } from './present.ts';
import { materials, places } from './read-filters.ts';
import { findByIds } from './store.ts';
import { fits, traitsOf } from './supplier-wish.ts';

type Wished = { q?: string | undefined; category?: string | undefined; place?: string | undefined };

/**
 * Verified suppliers of a list that another room keeps, narrowed by words, a material and a place, in the order of lists; and how
 * many each choice of the two would leave.
 */
export const findSuppliersAmong = async (
  ctx: Ctx,
  ids: readonly string[],
  { q, category, place }: Wished,
  { current, size }: { current: number; size: number },
) => {
  const known = new Set(ids);
  const all = (await traitsOf(ctx, q)).filter((c) => known.has(c.id));
  const wish = { category, place: place ? [place] : undefined };
  const but = (less: Partial<typeof wish>) => all.filter((c) => fits(c, { ...wish, ...less }));
  const fitting = but({}).map((c) => c.id);
  const shown = fitting.slice((current - 1) * size, current * size);
  const by = new Map((await findByIds(ctx, shown)).map((e) => [e.id, e]));
  return {
    rows: await Promise.all(shown.flatMap((id) => by.get(id) ?? []).map((e) => presentCard(ctx, e))),
    total: fitting.length,
    categories: materials(but({ category: undefined }), category),
    places: await places(ctx, but({ place: undefined }), wish.place ?? []),
  };
};
