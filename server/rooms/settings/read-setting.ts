import * as z from 'zod/mini';
import { type SettingKey, settingKeys, settingSchemas, type SettingValue } from '#contract/settings/calls.ts';
import { topic } from '#server/platform/bus/index.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { defaults } from './defaults.ts';
import { findStoredSettings, findSettings } from './store.ts';

export const changed = topic('settings.changed');
type Kept = Map<string, unknown>;
const kept = new WeakMap<Platform, Promise<Kept>>();
const watched = new WeakSet<Platform>();

/** The copy in memory, read again after a change on any node. */
const all = ({ platform }: Ctx): Promise<Kept> => {
  if (!watched.has(platform)) {
    watched.add(platform);
    platform.bus.subscribe(changed, () => kept.delete(platform));
  }
  let found = kept.get(platform);
  if (!found) {
    found = findSettings({ ...systemContext(platform), db: platform.aside }).then(
      (rows) => new Map(rows.map((r) => [r.key, r.value])),
    );
    kept.set(platform, found);
    // A failed read must not be kept.
    found.catch(() => kept.delete(platform));
  }
  return found;
};

const valueOf = <K extends SettingKey>(ctx: Ctx, key: K, stored: unknown): SettingValue<K> => {
  if (stored === undefined) return defaults[key];
  const parsed = z.safeParse(settingSchemas[key], stored);
  if (parsed.success) return parsed.data as SettingValue<K>;
  ctx.platform.log.warn({ key }, 'a setting does not fit its shape; the default holds');
  return defaults[key];
};

/** The operator's value, or the default where there is none or where what is stored no longer fits its shape. */
export const readSetting = async <K extends SettingKey>(ctx: Ctx, key: K): Promise<SettingValue<K>> =>
  valueOf(ctx, key, (await all(ctx)).get(key));

/** What holds where the operator has set nothing. */
export const defaultSetting = <K extends SettingKey>(key: K): SettingValue<K> => defaults[key];

export type SettingState = { key: SettingKey; value: unknown; version: number; by: string | null; at: string | null };

/** Every setting as the database holds it now, in the caller's transaction where there is one; `by` is a person's id. */
export const settingStates = async (ctx: Ctx): Promise<SettingState[]> => {
  const rows = new Map((await findStoredSettings(ctx)).map((r) => [r.key, r]));
  return settingKeys.map((key) => {
    const row = rows.get(key);
    return {
      key,
      value: valueOf(ctx, key, row?.value),
      version: row?.version ?? 0,
      by: row?.updatedBy ?? null,
      at: row ? new Date(row.updatedAt).toISOString() : null,
    };
  });
};

/** On this node at once; the bus tells the others. */
export const forgetSettings = (ctx: Ctx): void => void kept.delete(ctx.platform);
