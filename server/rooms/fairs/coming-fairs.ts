import { phaseAt } from '#contract/fairs/states.ts';
import { chinaDay } from '#server/platform/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findFairs } from './store.ts';

/** Days of the fairs that are not over, the next first; a fair's last day is that of its last moment. */
export const comingFairs = async (ctx: Ctx) =>
  (await findFairs(ctx))
    .filter((f) => phaseAt(f, Date.now()) !== 'past')
    .map((f) => ({
      name: f.name,
      from: chinaDay(f.startsAt),
      to: chinaDay(new Date(Date.parse(f.endsAt) - 1).toISOString()),
    }));
