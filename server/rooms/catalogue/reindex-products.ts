import { afterCommit, type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { materialsBelow, refreshDictionaries } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { searchStale, type Stale } from './events.ts';
import { findableBy, searchVersion } from './search-text.ts';
import { findDescribed, lockSearch, saveSearch } from './store.ts';

/** Written in one transaction; the rest is a job of its own, so that none outlasts its time. */
const atOnce = 500;

const writeWords = async (tx: Ctx, rows: Awaited<ReturnType<typeof findDescribed>>): Promise<void> => {
  const companies = await companyBriefs(tx, [...new Set(rows.map((r) => r.entId))]);
  const names = new Map(companies.map((c) => [c.id, c.name]));
  await saveSearch(
    tx,
    rows.map((r) => ({ id: r.id, ...findableBy(r, names.get(r.entId)) })),
    searchVersion,
  );
};

/** Makes some words anew that an older version has made; called again until there are none. */
export const renewOldWords = async (ctx: Ctx): Promise<void> => {
  for (let more = true; more;)
    more = await inTransaction(ctx, async (tx) => {
      await lockSearch(tx);
      const rows = await findDescribed(tx, { olderThan: searchVersion, limit: atOnce });
      await writeWords(tx, rows);
      // Only what was renewed changes what is found: this runs every minute.
      if (rows.length) await afterCommit(tx, async () => ctx.platform.changes.touch(['products']));
      return rows.length === atOnce;
    });
};

const whoseOf = (of: Stale) => {
  if ('company' in of) return { entId: of.company };
  return 'uses' in of ? { uses: of.uses } : { categories: [...new Set(of.materials.flatMap(materialsBelow))] };
};

/**
 * Writes the search words of the products anew whose material, or one above it, whose field of use or whose company is called otherwise. The words
 * are made of what stands now, under a lock and with dictionaries and names read after it was taken: a job that comes twice,
 * late, or on a node that has not heard of the change leaves the same words.
 */
export const reindexProducts = async (ctx: Ctx, { of, after }: { of: Stale; after?: string }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockSearch(tx);
    await refreshDictionaries(tx);
    const rows = await findDescribed(tx, { ...whoseOf(of), after, limit: atOnce });
    await writeWords(tx, rows);
    const last = rows.at(-1);
    if (last && rows.length === atOnce) await emit(tx, searchStale, { of, after: last.id });
  });

/** Of the dictionaries the material tree and the fields of use stand in a product's words. */
export const onRelabelled = async (ctx: Ctx, told: { dictType: string; values: string[] }): Promise<void> => {
  if (told.dictType === 'ent_main_product') await reindexProducts(ctx, { of: { materials: told.values } });
  if (told.dictType === 'ent_field') await reindexProducts(ctx, { of: { uses: told.values } });
};

/** A product is found under the name of its company too. */
export const onRenamed = (ctx: Ctx, { entId }: { entId: string }): Promise<void> =>
  reindexProducts(ctx, { of: { company: entId } });
