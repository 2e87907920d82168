import { common } from '#contract/core/errors.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { findBySlug } from '../store.ts';
import { findShown, type ShownPiece } from './reading-store.ts';

const isUuid = (s: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(s);

/**
 * A piece that readers see, by its id or a slug that it has or had.
 * @param kind the kind that it has to be of, where only that will do
 * @throws Refused common.notFound
 */
export const findShownOf = async (ctx: Ctx, idOrSlug: string, kind?: ContentKind): Promise<ShownPiece> => {
  const id = isUuid(idOrSlug) ? idOrSlug : (await findBySlug(ctx, idOrSlug))?.id;
  const found = id ? await findShown(ctx, id) : undefined;
  if (!found || (kind && found.piece.kind !== kind)) throw refuse(common.notFound);
  return found;
};
