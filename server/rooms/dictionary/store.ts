import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { dictChanges, dictItems, dictVersions } from './tables.ts';

export type DictRow = typeof dictItems.$inferSelect;
export type ChangeRow = Omit<typeof dictChanges.$inferSelect, 'updatedBy' | 'updatedAt'>;

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

const changeColumns = {
  dictType: dictChanges.dictType,
  value: dictChanges.value,
  addedId: dictChanges.addedId,
  parentValue: dictChanges.parentValue,
  label: dictChanges.label,
  hidden: dictChanges.hidden,
  position: dictChanges.position,
  version: dictChanges.version,
};

/** Added items in the order of their adding: what hangs on an added one comes after it. */
export const findChanges = (ctx: Ctx): Promise<ChangeRow[]> =>
  ctx.db.select(changeColumns).from(dictChanges).orderBy(asc(dictChanges.addedId), asc(dictChanges.value));

/** Changes are made one at a time, so that two operators see each other's. Held to the end of the transaction. */
export const lockChanges = async (tx: Ctx): Promise<void> =>
  void (await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('dict_changes'))`));

export const saveChange = async (tx: Ctx, row: ChangeRow, by: string): Promise<void> => {
  const { dictType: _type, value: _value, ...set } = row;
  await tx.db
    .insert(dictChanges)
    .values({ ...row, updatedBy: by })
    .onConflictDoUpdate({
      target: [dictChanges.dictType, dictChanges.value],
      set: { ...set, updatedBy: by, updatedAt: sql`clock_timestamp()` },
    });
};
