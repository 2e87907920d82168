import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { ownProducts } from '#contract/catalogue/own.ts';
import type { Ctx } from '#server/platform/context.ts';
import { askedOf } from '../asked-fields.ts';

/** What the inquiries of a material ask for; null where they are too few to say. */
export const readAsked = async (ctx: Ctx, category: string): Promise<AnswerOf<typeof ownProducts.asked>> => {
  const asked = (await askedOf(ctx, [category])).get(category);
  if (!asked) return null;
  return {
    inquiries: asked.inquiries,
    fields: [...asked.fields]
      .map(([field, n]) => ({ field, n }))
      .toSorted((a, b) => b.n - a.n || a.field.localeCompare(b.field)),
  };
};
