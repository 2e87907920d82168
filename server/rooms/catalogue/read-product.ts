import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { dictionaryLabel } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { absent } from './own/absent.ts';
import { presentProduct, presentTeaser } from './present.ts';
import { findProduct } from './store.ts';

const load = async (ctx: Ctx, id: string) => {
  const product = await findProduct(ctx, id);
  if (!product) throw await absent(ctx, id);
  const [company] = await companyBriefs(ctx, [product.entId]);
  return { product, company };
};

/** @throws Refused common.notFound, common.takenDown */
export const readTeaser = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof catalogue.detail>> => {
  const { product, company } = await load(ctx, id);
  const uses = await Promise.all(
    product.uses.map(async (slug) => ({ slug, name: (await dictionaryLabel(ctx, 'ent_field', slug)) ?? { en: slug } })),
  );
  return presentTeaser(product, company, uses);
};

/** @throws Refused common.notFound */
export const readProduct = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof catalogue.memberDetail>> => {
  const { product, company } = await load(ctx, id);
  return presentProduct(product, company);
};

/** Name, model and company of a listed product, or null. */
export const readCard = async (ctx: Ctx, id: string) => {
  const product = await findProduct(ctx, id);
  if (!product || product.state !== 'listed') return null;
  const [company] = await companyBriefs(ctx, [product.entId]);
  return { name: product.name, model: product.model, company: company?.name ?? null };
};
