const clocks = new Map<string, Intl.DateTimeFormat>();
/** What a clock in the zone shows, as milliseconds that UTC would have then. */
export const shownIn = (zone: string, at: number): number => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
};
/** The moment at which the zone's clock shows this; twice, since the first guess may lie on the other side of a change. */
export const momentOf = (zone: string, shown: number): number => {
  const once = shown - (shownIn(zone, shown) - shown);
  return once - (shownIn(zone, once) - shown);
};
