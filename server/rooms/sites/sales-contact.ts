import type { SalesContact } from '#contract/settings/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { dictionarySlug, salesAreasOf } from '#server/rooms/dictionary/index.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { readSetting } from '#server/rooms/settings/index.ts';

/** Whom the own company may ask at the platform: for its region, else for everywhere; null where the operator has named nobody. */
export const readSalesContact = async (ctx: Ctx): Promise<SalesContact | null> => {
  const { entId } = me(ctx);
  const [[e], contacts] = await Promise.all([
    entId ? companiesByIds(ctx, [entId]) : [],
    readSetting(ctx, 'sales.contacts'),
  ]);
  const place = e?.regionId ? await dictionarySlug(ctx, 'your_area', String(e.regionId)) : undefined;
  // A company in China that named no place yet is everywhere in it, so in no region of it.
  const areas = [place, e?.countryCode === 'CN' ? undefined : e?.countryCode].flatMap((p) =>
    p ? salesAreasOf(p) : [],
  );
  const found = areas.length ? contacts.find((c) => c.area === areas[0]) : undefined;
  return found ?? contacts.find((c) => c.area === 'everywhere') ?? null;
};
