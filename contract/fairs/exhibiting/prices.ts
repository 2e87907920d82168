import { decimalToMinor, minorToDecimal } from '../../core/money.ts';
import type { Currency, Text } from '../../core/schemas.ts';
import { areaOf, boundsOf } from '../geometry.ts';
import type { HallPlan, Placed, Side } from '../plan.ts';
import type { BoothSize } from '../states.ts';

/** What a booth of a fair costs. Prices are decimal text for a square metre, by the size class of the booth. */
export type PriceList = {
  currency: Currency;
  perMetre: Record<BoothSize, string>;
  /** What a booth at a corner costs more, in percent. */
  cornerPercent: number;
  included: Text;
  /** Days before the fair opens until which the company itself cancels. */
  cancelDays: number;
};

type Priced = Placed & { size: BoothSize };
type Hall = { plan: Pick<HallPlan, 'width' | 'depth'>; booths: readonly Placed[] };

/** How far before a side a neighbour or a wall closes it, in metres. */
const gap = 0.5;

/** Sides of a booth's box with neither a neighbour nor the hall's wall right before them. */
const openSides = (booth: Placed, { plan, booths }: Hall): Side[] => {
  const { x, y, width, depth } = boundsOf(booth.outline);
  const strips: Record<Side, [left: number, top: number, right: number, bottom: number]> = {
    north: [x, y - gap, x + width, y],
    east: [x + width, y, x + width + gap, y + depth],
    south: [x, y + depth, x + width, y + depth + gap],
    west: [x - gap, y, x, y + depth],
  };
  const others = booths.filter((b) => b.id !== booth.id).map((b) => boundsOf(b.outline));
  return (Object.keys(strips) as Side[]).filter((side) => {
    const [left, top, right, bottom] = strips[side];
    if (left < 0 || top < 0 || right > plan.width || bottom > plan.depth) return false;
    return !others.some((o) => o.x < right && o.x + o.width > left && o.y < bottom && o.y + o.depth > top);
  });
};

/** Whether two sides that meet are open: the booth is seen from two aisles. */
export const isCorner = (booth: Placed, hall: Hall): boolean => {
  const open = openSides(booth, hall);
  return open.some((s) => s === 'north' || s === 'south') && open.some((s) => s === 'east' || s === 'west');
};

export type BoothPrice = { area: string; perMetre: string; corner: boolean; cornerPercent: number; total: string };

/** What a booth costs by a list: the same in the browser, where it is seen, and on the server, which decides (fairs 34). */
export const priceOf = (booth: Priced, hall: Hall, list: PriceList): BoothPrice => {
  const area = BigInt(Math.round(areaOf(booth.outline) * 100));
  const perMetre = list.perMetre[booth.size];
  const corner = isCorner(booth, hall);
  const cornerPercent = corner ? list.cornerPercent : 0;
  const product = area * decimalToMinor(perMetre) * BigInt(100 + cornerPercent);
  return {
    area: minorToDecimal(area),
    perMetre,
    corner,
    cornerPercent,
    // Hundredths of metres and of percent: half up to the minor unit.
    total: minorToDecimal((product + 5_000n) / 10_000n),
  };
};
