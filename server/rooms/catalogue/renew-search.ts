import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { materialsBelow, refreshDictionaries } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { searchText } from './search-text.ts';
import { findDescribed, lockSearch, saveSearch } from './store.ts';

/** Written in one transaction; the rest is a job of its own, so that none outlasts its time. */
const atOnce = 500;

type Stale = { values: string[]; after?: string };

/**
 * Writes the search words of the products anew whose material, or one above it, is called otherwise. The words are made of
 * what stands now, under a lock and with the dictionaries read after it was taken: a job that comes twice, late, or on a node
 * that has not heard of the change leaves the same words.
 */
export const renewSearch = async (ctx: Ctx, { values, after }: Stale): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockSearch(tx);
    await refreshDictionaries(tx);
    const categories = [...new Set(values.flatMap(materialsBelow))];
    const rows = await findDescribed(tx, { categories, after, limit: atOnce });
    const companies = await companyBriefs(tx, [...new Set(rows.map((r) => r.entId))]);
    const names = new Map(companies.map((c) => [c.id, c.name]));
    await saveSearch(
      tx,
      rows.map((r) => ({ id: r.id, search: searchText(r, names.get(r.entId)) })),
    );
    const last = rows.at(-1);
    if (last && rows.length === atOnce) await emit(tx, 'catalogue.searchStale', { values, after: last.id });
  });

/** Of the dictionaries only the material tree stands in a product's words. */
export const onRelabelled = async (ctx: Ctx, told: { dictType: string; values: string[] }): Promise<void> => {
  if (told.dictType === 'ent_main_product') await renewSearch(ctx, { values: told.values });
};
