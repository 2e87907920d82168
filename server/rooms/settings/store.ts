import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { settings } from './tables.ts';

export type SettingRow = { key: string; value: unknown; updatedBy?: string | null };
export type StoredSetting = typeof settings.$inferSelect;

export const findSettings = (ctx: Ctx): Promise<SettingRow[]> =>
  ctx.db.select({ key: settings.key, value: settings.value }).from(settings);

export const findStoredSettings = (ctx: Ctx): Promise<StoredSetting[]> => ctx.db.select().from(settings);

const written = {
  value: sql`excluded.value`,
  updatedBy: sql`excluded.updated_by`,
  updatedAt: sql`clock_timestamp()`,
  version: sql`${settings.version} + 1`,
};

export const upsertSettings = async (ctx: Ctx, rows: SettingRow[]): Promise<void> => {
  if (!rows.length) return;
  await ctx.db.insert(settings).values(rows).onConflictDoUpdate({
    target: settings.key,
    set: written,
  });
};

/** Writes one setting that still has this version, 0 for one that nobody set. @returns false where it was changed meanwhile */
export const saveSetting = async (ctx: Ctx, row: SettingRow, version: number): Promise<boolean> => {
  const saved = await ctx.db
    .insert(settings)
    .values({ ...row, version: version + 1 })
    .onConflictDoUpdate({ target: settings.key, set: written, setWhere: eq(settings.version, version) })
    .returning({ key: settings.key });
  return saved.length === 1;
};
