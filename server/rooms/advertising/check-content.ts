import { adErrors, type AdContent } from '#contract/advertising/calls.ts';
import { type AdPlace, adPlaceFacts } from '#contract/advertising/places.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';

/**
 * What the schemas cannot see of an advertisement: words in each of its languages, fields of the dictionary where the place knows
 * them, a product of the company that is listed (advertising 4).
 * @returns the content as it is kept
 * @throws Refused common.invalid, advertising.noWords, advertising.notYours
 */
export const checkContent = async (ctx: Ctx, entId: string, place: AdPlace, c: AdContent) => {
  const langs = [...new Set(c.langs)];
  const lacking: Record<string, FieldError> = {};
  for (const lang of langs) if (!c.title[lang]) lacking[`title.${lang}`] = { code: 'required' };
  if (Object.keys(lacking).length) throw refuse(adErrors.noWords, {}, lacking);
  const fields = adPlaceFacts(place).byField ? [...new Set(c.fields)] : [];
  if (!(await dictionaryHas(ctx, 'ent_field', fields)))
    throw refuse(common.invalid, {}, { fields: { code: 'choice' } });
  if (c.productId && (await listedRows(ctx, [c.productId]))[0]?.row.company?.id !== entId)
    throw refuse(adErrors.notYours, {}, { productId: { code: 'choice' } });
  const { title, line, picture, productId, note } = c;
  return { title, line, picture, productId, langs, fields, note };
};
