import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { dictItems, dictVersions } from './tables.ts';

export type DictRow = typeof dictItems.$inferSelect;

export const findItems = (ctx: Ctx): Promise<DictRow[]> =>
  ctx.db.select().from(dictItems).orderBy(asc(dictItems.dictType), asc(dictItems.position), asc(dictItems.id));

export const findDigest = async (ctx: Ctx, name: string): Promise<string | undefined> =>
  (await ctx.db.select().from(dictVersions).where(eq(dictVersions.name, name)))[0]?.digest;

/** Replaces the reference data; nodes that start together take turns. Within the caller's transaction. */
export const replaceItems = async (tx: Ctx, name: string, digest: string, rows: DictRow[]): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('dict_items'))`);
  if ((await findDigest(tx, name)) === digest) return;
  await tx.db.delete(dictItems);
  for (let i = 0; i < rows.length; i += 2000) await tx.db.insert(dictItems).values(rows.slice(i, i + 2000));
  await tx.db
    .insert(dictVersions)
    .values({ name, digest })
    .onConflictDoUpdate({ target: dictVersions.name, set: { digest } });
};
