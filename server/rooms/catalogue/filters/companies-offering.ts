import type { Ctx } from '#server/platform/context.ts';
import { materialsMeant, understand } from '#server/rooms/search/index.ts';
import { findOffering } from '../meaning-store.ts';

/**
 * Companies with a listed product that has all of the words in what everybody sees of it, or is of a material that they surely mean. Where
 * no product has all of them, those with the words that name no material: of `T700 12K` the grade.
 */
export const companiesOffering = async (ctx: Ctx, words: string): Promise<string[]> => {
  const meaning = understand(words);
  const found = await findOffering(ctx, { all: meaning.text, materials: materialsMeant(words) });
  if (found.length || meaning.leaves.size || !meaning.words.length) return found;
  return findOffering(ctx, { all: meaning.words.map((w) => `(${w})`).join(' & '), materials: [] });
};
