import { common } from '#contract/core/errors.ts';
import { contributionErrors as errors } from '#contract/contributions/calls.ts';
import type { ContributionWords } from '#contract/contributions/words.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';

/**
 * What the schemas cannot see: fields of the dictionary, and listed products of the company's own (content 29).
 * @returns the words as they are kept
 * @throws Refused common.invalid, contributions.notYours
 */
export const checkWords = async (ctx: Ctx, entId: string, w: ContributionWords): Promise<ContributionWords> => {
  const [fields, products] = [[...new Set(w.fields)], [...new Set(w.products)]];
  if (!(await dictionaryHas(ctx, 'ent_field', fields)))
    throw refuse(common.invalid, {}, { fields: { code: 'choice' } });
  const own = (await listedRows(ctx, products)).filter((p) => p.row.company?.id === entId);
  if (own.length < products.length) throw refuse(errors.notYours, {}, { products: { code: 'choice' } });
  return { ...w, fields, products };
};
