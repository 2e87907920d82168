import { zoneOf } from '#contract/core/zones.ts';

const write = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(iso));
const offset = (iso: string, timeZone: string) =>
  (
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(iso))
      .find((p) => p.type === 'timeZoneName')?.value ?? 'UTC'
  ).replace('GMT', 'UTC');

/**
 * A moment for a text that knows its reader by their company's country alone: in that country's time, with its offset, and in
 * Beijing's beside it where that is another. A country with several zones, or none that we know, gets Beijing's alone.
 */
export const ownMoment = (iso: string, country: string | undefined): string => {
  const china = `${write(iso, 'Asia/Shanghai')} UTC+8`;
  const zone = zoneOf(country);
  if (!zone || write(iso, zone) === write(iso, 'Asia/Shanghai')) return china;
  return `${write(iso, zone)} ${offset(iso, zone)} (${china})`;
};
