import { phaseAt } from '#contract/fairs/states.ts';
import { dayIn } from '#contract/core/zones/clock.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findFairs } from './store.ts';

/** Days of the fairs that are not over, the next first; a fair's last day is that of its last moment. */
export const comingFairs = async (ctx: Ctx) =>
  (await findFairs(ctx))
    .filter((f) => phaseAt(f, Date.now()) !== 'past')
    .map((f) => ({
      name: f.name,
      from: dayIn(f.startsAt, f.zone),
      to: dayIn(Date.parse(f.endsAt) - 1, f.zone),
    }));
