import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { settings } from './tables.ts';

export type SettingRow = { key: string; value: unknown; updatedBy?: string | null };

export const findSettings = (ctx: Ctx): Promise<SettingRow[]> =>
  ctx.db.select({ key: settings.key, value: settings.value }).from(settings);

export const upsertSettings = async (ctx: Ctx, rows: SettingRow[]): Promise<void> => {
  if (!rows.length) return;
  await ctx.db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedBy: sql`excluded.updated_by`, updatedAt: sql`now()` },
    });
};
