import { phaseAt } from '#contract/fairs/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findFairs } from './store.ts';

/** The day of a moment in a zone, `2026-11-24`. */
const dayIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);

/** Days of the fairs that are not over, the next first; a fair's last day is that of its last moment. */
export const comingFairs = async (ctx: Ctx) =>
  (await findFairs(ctx))
    .filter((f) => phaseAt(f, Date.now()) !== 'past')
    .map((f) => ({
      name: f.name,
      from: dayIn(f.zone, Date.parse(f.startsAt)),
      to: dayIn(f.zone, Date.parse(f.endsAt) - 1),
    }));
