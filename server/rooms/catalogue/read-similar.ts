import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialPath, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { absent } from './own/absent.ts';
import { presentRow, presentValues } from './present.ts';
import { nearest, newest } from './similar-rules.ts';
import { findComparable, findProduct } from './store.ts';

/** Columns beside the product. */
const most = 4;
/** Of a material with thousands of products the newest are looked at. */
const looked = 300;

/**
 * The products most like one, by `nearest`: of its material, and of the category above where the material alone has fewer
 * than four. A visitor gets the newest of the material instead, without values or prices: their order would tell.
 * @throws Refused common.notFound, common.takenDown
 */
export const readSimilar = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof catalogue.similar>> => {
  const product = await findProduct(ctx, id);
  if (!product) throw await absent(ctx, id);
  const { category } = product;
  const within = (categories: string[]) => findComparable(ctx, { categories, except: id, limit: looked });
  let others = await within([category]);
  const above = materialPath(category).at(-2);
  if (others.length < most && above) others = await within(materialsBelow(above));
  const member = ctx.person !== null;
  // Which datasheets are near is said by their values, and these are for members.
  const found = member ? nearest(product, others, most) : newest(product, others, most);
  const companies = new Map((await companyBriefs(ctx, [...new Set(found.map((p) => p.entId))])).map((e) => [e.id, e]));
  return found.map((p) => ({
    row: presentRow(p, companies.get(p.entId), member),
    stated: p.values.length,
    values: member ? presentValues(p.values) : null,
  }));
};
