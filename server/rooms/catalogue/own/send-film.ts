import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { captionsAnswer } from '#server/platform/captions/index.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { heldFile, sendShown } from '#server/rooms/files/index.ts';
import { findProduct } from '../store.ts';

/** The film of a listed product, in whole or a range (catalogue 37). @throws Refused common.notFound */
export const sendProductFilm = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const product = await findProduct(ctx, id);
  const held = product?.film && (await heldFile(ctx, product.film, { kind: 'product', id }));
  if (!held) throw refuse(common.notFound);
  // Another film may take its place under the same address.
  return sendShown(ctx, http, held, 'public, no-cache');
};

/** What is said in it in one language, made of words and times alone. @throws Refused common.notFound */
export const sendProductCaptions = async (ctx: Ctx, id: string, lang: Lang): Promise<Response> => {
  const product = await findProduct(ctx, id);
  const sent = product?.film && captionsAnswer(product.captions[lang], 'public, no-cache');
  if (!sent) throw refuse(common.notFound);
  return sent;
};
