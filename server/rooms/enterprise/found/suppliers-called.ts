import type { Ctx } from '#server/platform/context.ts';
import { suppliersNamed } from '../capabilities/capability-store.ts';
import { supplierMeant } from './find-by-words.ts';

/** Verified suppliers by name; where none has the words, by the name that pinyin or misspelt words come near to. */
export const suppliersCalled = async (ctx: Ctx, q: string, most: number): ReturnType<typeof suppliersNamed> => {
  const found = await suppliersNamed(ctx, q, most);
  if (found.length) return found;
  const meant = await supplierMeant(ctx, q);
  return meant ? suppliersNamed(ctx, meant, most) : [];
};
