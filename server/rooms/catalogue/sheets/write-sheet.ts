import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { ownProducts } from '#contract/catalogue/own.ts';
import type { Ctx } from '#server/platform/context.ts';
import { datasheetFields, datasheetOf } from '#server/rooms/dictionary/index.ts';
import { findFields, findFrom } from '../own/own-store.ts';
import { ownCompany } from '../own/save-product.ts';
import { contentOf } from '../own/write-products.ts';
import { cellOf } from './cells.ts';
import { columnsWith, titleOf } from './columns.ts';

/** Products of one answer. */
const atOnce = 500;

/**
 * My company's products as a sheet, in the reader's language, a part at a time: the columns that an import reads. With `template` an
 * empty one for products of a material.
 */
export const readSheetOfProducts = async (
  ctx: Ctx,
  { after, template }: ParsedOf<typeof ownProducts.sheet>['query'],
): Promise<AnswerOf<typeof ownProducts.sheet>> => {
  const entId = ownCompany(ctx);
  const titles = (fields: readonly string[]) => columnsWith(fields).map((key) => titleOf(key, ctx.lang));
  if (template) return { titles: titles(datasheetOf(template).map((f) => f.slug)), rows: [], next: null };
  const used = new Set(await findFields(ctx, entId));
  const fields = datasheetFields().filter((f) => used.has(f));
  const found = await findFrom(ctx, entId, after, atOnce);
  const keys = columnsWith(fields);
  return {
    titles: titles(fields),
    rows: found.map((p) => {
      const content = contentOf(p);
      return keys.map((key) => cellOf(p.id, content, key, ctx.lang));
    }),
    next: found.length === atOnce ? (found.at(-1)?.id ?? null) : null,
  };
};
