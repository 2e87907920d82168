import { dayAndTimeIn, offsetIn } from '#contract/core/zones/clock.ts';

/** From when to when, by the clock of the fair's own zone. */
export const spanOf = (f: { startsAt: string; endsAt: string; zone: string }): string => {
  const [from, to] = [dayAndTimeIn(f.startsAt, f.zone), dayAndTimeIn(f.endsAt, f.zone)];
  const short = from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to;
  return `${from} – ${short} ${offsetIn(f.startsAt, f.zone)}`;
};
