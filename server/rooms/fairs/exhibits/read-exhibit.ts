import { common } from '#contract/core/errors.ts';
import type { ExhibitView } from '#contract/fairs/leads/exhibits.ts';
import { displayLimits, phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { publicFace, readShown } from '../present.ts';
import { findBoothsWithFairs, findExhibits } from './exhibit-store.ts';

/**
 * A product as it is shown at a booth (fairs 63): the one asked for, else the first of the booth, else the product at its newest
 * booth, else the newest of all. Null where nothing is asked for and nothing is shown.
 * @throws Refused common.notFound for what is not shown there, or not offered any more
 */
export const readExhibit = async (
  ctx: Ctx,
  asked: { booth?: string | undefined; product?: string | undefined },
): Promise<ExhibitView | null> => {
  const found = await findExhibits(ctx, asked);
  const rows = new Map(
    (await listedRows(ctx, [...new Set(found.map((e) => e.productId))])).map(({ row }) => [row.id, row]),
  );
  const chosen = found.find((e) => rows.has(e.productId));
  const product = chosen && rows.get(chosen.productId);
  if (!product) {
    if (asked.booth ?? asked.product) throw refuse(common.notFound);
    return null;
  }
  const shownAlso = await findExhibits(ctx, { product: product.id });
  const booths = await findBoothsWithFairs(ctx, [...new Set([chosen.boothId, ...shownAlso.map((e) => e.boothId)])]);
  const shown = await readShown(
    ctx,
    booths.map((b) => b.booth),
    displayLimits.products,
  );
  const now = Date.now();
  const places = booths.map(({ booth, hall, fair }) => ({
    id: booth.id,
    number: booth.number,
    class: booth.class,
    headline: shown.displays.get(booth.id)?.headline ?? {},
    hall: { id: hall.id, no: hall.no, name: hall.name },
    fair: { id: fair.id, name: fair.name, phase: phaseAt(fair, now) },
    entId: booth.entId,
    startsAt: fair.startsAt,
  }));
  const here = places.find((p) => p.id === chosen.boothId);
  const company = shown.companies.get(here?.entId ?? '');
  if (!here || !company) throw refuse(common.notFound);
  const bare = ({ entId: _, startsAt: __, ...place }: (typeof places)[number]) => place;
  return {
    product,
    exhibitor: publicFace(company),
    booth: bare(here),
    others: (shown.products.get(here.id) ?? []).filter((p) => p.id !== product.id),
    elsewhere: places
      .filter((p) => p.id !== here.id)
      .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt) || a.id.localeCompare(b.id))
      .map(bare),
  };
};
