import type { SettingKey, SettingValue } from '#contract/settings/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { upsertSettings } from './store.ts';

export type SeedSettings = { [K in SettingKey]?: SettingValue<K> };

export const insertSettings = (ctx: Ctx, given: SeedSettings): Promise<void> =>
  upsertSettings(
    ctx,
    Object.entries(given).map(([key, value]) => ({ key, value })),
  );
