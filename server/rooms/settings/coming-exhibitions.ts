import type { SettingValue } from '#contract/settings/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { readSetting } from './read-setting.ts';

/** Exhibitions that are not over, the next first. */
export const comingExhibitions = async (ctx: Ctx): Promise<SettingValue<'exhibitions'>> => {
  const now = chinaDay();
  return (await readSetting(ctx, 'exhibitions'))
    .filter((e) => e.to >= now)
    .toSorted((a, b) => a.from.localeCompare(b.from));
};
