import * as z from 'zod/mini';
import { common } from '#contract/core/errors.ts';
import { type SettingKey, settingSchemas, type SettingValue } from '#contract/settings/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { fieldFaults } from '#contract/core/input-faults.ts';
import { changed, forgetSettings } from './read-setting.ts';
import { faultsOf } from './check-setting.ts';
import { saveSetting, upsertSettings } from './store.ts';

/** Every node reads the settings anew; to be called again after the commit where a transaction wrote them. */
export const announceSettings = async (ctx: Ctx): Promise<void> => {
  forgetSettings(ctx);
  await ctx.platform.bus.publish(changed, {});
  ctx.platform.changes.touch(['settings']);
};

/**
 * Sets one key for all nodes; the caller has checked that this person may. With `version`, only where the setting still has
 * it: of two who write at once one is the first.
 * @returns false where it has another version by now
 * @throws Refused common.invalid where the value doesn't have the key's shape or says what can't be; its fields begin with
 * `value`
 */
export const writeSetting = async <K extends SettingKey>(
  ctx: Ctx,
  key: K,
  value: SettingValue<K>,
  version?: number,
): Promise<boolean> => {
  const parsed = z.safeParse(settingSchemas[key], value, { reportInput: true });
  if (!parsed.success) throw refuse(common.invalid, {}, fieldFaults(parsed.error.issues, 'value', ['value']));
  const faults = faultsOf(key, parsed.data as SettingValue<K>);
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  const row = { key, value: parsed.data, updatedBy: ctx.person?.userId ?? null };
  if (version === undefined) await upsertSettings(ctx, [row]);
  else if (!(await saveSetting(ctx, row, version))) return false;
  await announceSettings(ctx);
  return true;
};
