import { dayAndTimeIn, momentIn } from '#contract/core/zones/clock.ts';
import { zoneOf } from '#contract/core/zones/countries.ts';

const chinaZone = 'Asia/Shanghai';

/**
 * A moment for a text that knows its reader by their company's country alone: in that country's time, with its offset, and in
 * Beijing's beside it where that is another. A country with several zones, or none that we know, gets Beijing's alone.
 */
export const ownMoment = (iso: string, country: string | undefined): string => {
  const china = momentIn(iso, chinaZone);
  const zone = zoneOf(country);
  if (!zone || dayAndTimeIn(iso, zone) === dayAndTimeIn(iso, chinaZone)) return china;
  return `${momentIn(iso, zone)} (${china})`;
};
