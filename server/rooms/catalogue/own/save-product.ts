import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { ProductInput } from '#contract/catalogue/product.ts';
import { catalogueErrors, type ownProducts } from '#contract/catalogue/own.ts';
import { productLimits } from '#contract/catalogue/rules.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';
import { claimFiles, releaseFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { countKept, findByKey, lockOwn } from './own-store.ts';
import { contentFrom } from './product-content.ts';
import type { Product } from '../store.ts';
import { type Content, writeProducts } from './write-products.ts';

type Saved = { id: string; revision: number };

/** The company that a person writes products for. @throws Refused common.forbidden for who has none */
export const ownCompany = (ctx: Ctx): string => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(common.forbidden);
  return entId;
};

type Files = { pictures: readonly string[]; film: string | null };
const noFiles: Files = { pictures: [], film: null };
/** Takes new pictures and a new film of the person, and lets go of what the product shows no more. */
const keepFiles = async (tx: Ctx, id: string, { pictures, film }: Files, before: Files): Promise<void> => {
  const subject = { kind: 'product', id };
  await claimFiles(
    tx,
    pictures.filter((p) => !before.pictures.includes(p)),
    subject,
    'picture',
  );
  if (film && film !== before.film) await claimFiles(tx, [film], subject, 'film');
  const kept = [...pictures, ...(film ? [film] : [])];
  const had = [...before.pictures, ...(before.film ? [before.film] : [])];
  if (had.some((f) => !kept.includes(f))) await releaseFiles(tx, subject, kept);
};

/** A product as it will be stored. @throws Refused common.invalid with what is wrong by field */
const checked = async (ctx: Ctx, input: ProductInput, before: Product | null): Promise<Content> => {
  const { content, faults } = contentFrom(input, before);
  // What an operator has hidden since stays where it is.
  const fresh = content.uses.filter((u) => !before?.uses.includes(u));
  if (!(await dictionaryHas(ctx, 'ent_field', fresh))) faults['uses'] = { code: 'choice' };
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  return { ...content, pictures: [...new Set(content.pictures)] };
};

/**
 * Adds a product of the person's company; a second click with the same `clientKey` answers the one that the first has made.
 * @throws Refused common.invalid, common.forbidden, catalogue.tooMany, files.notYours
 */
export const addProduct = async (
  ctx: Ctx,
  { clientKey, ...input }: ParsedOf<typeof ownProducts.add>['body'],
): Promise<Saved> => {
  const entId = ownCompany(ctx);
  const known = await findByKey(ctx, entId, clientKey);
  if (known) return { id: known.id, revision: known.revision };
  const after = await checked(ctx, input, null);
  const id = newId();
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    if ((await countKept(tx, entId)) >= productLimits.ofCompany) throw refuse(catalogueErrors.tooMany);
    const change = { id, before: null, after, clientKey };
    const [saved] = await writeProducts(tx, [change], { entId, userId: me(tx).userId, how: 'edit' });
    await keepFiles(tx, id, after, noFiles);
    if (!saved) throw refuse(common.conflict);
    return saved;
  }).catch(async (err: unknown) => {
    // Two clicks at once: the second meets the key of the first.
    const first = await findByKey(ctx, entId, clientKey);
    if (!first) throw err;
    return { id: first.id, revision: first.revision };
  });
};

/**
 * Writes a product anew. Who began with another revision than the one that stands is refused, and has nothing written over.
 * @throws Refused common.notFound, common.invalid, catalogue.changed, catalogue.takenDown, files.notYours
 */
export const updateProduct = async (
  ctx: Ctx,
  { id, revision, ...input }: ParsedOf<typeof ownProducts.update>['body'],
): Promise<Saved> => {
  const entId = ownCompany(ctx);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const [before] = await lockOwn(tx, entId, [id]);
    if (!before) throw refuse(common.notFound);
    if (before.revision !== revision) throw refuse(catalogueErrors.changed);
    if (before.takenDownAt && input.state === 'listed') throw refuse(catalogueErrors.takenDown);
    const after = await checked(tx, input, before);
    await keepFiles(tx, id, after, before);
    const [saved] = await writeProducts(tx, [{ id, before, after }], { entId, userId: me(tx).userId, how: 'edit' });
    if (!saved) throw refuse(common.conflict);
    return saved;
  });
};
