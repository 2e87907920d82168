import type { Ctx } from '#server/platform/context.ts';
import { materialsMeant, nameMeant, tradeMended, tradeOf, understand } from '#server/rooms/search/index.ts';
import { findNames } from '../capabilities/capability-store.ts';
import { findWished, type WishedRow } from '../supplier-store.ts';
import { companiesWithGoods } from './goods.ts';

/** `instead`: what was searched for in place of words that find nothing as they are; null where they were searched for themselves. */
export type FoundByWords = { rows: WishedRow[]; instead: string | null };

/**
 * Suppliers that are called so, and those that meet all that the words say: processes, certificates in force, and by what they make, the
 * rest. A material that is meant only by reading the words otherwise is none here: that is what `instead` is for.
 */
const met = async (ctx: Ctx, q: string): Promise<WishedRow[]> => {
  const { rest, ...asked } = tradeOf(q);
  const plainly = rest && !understand(rest).instead;
  const goods = plainly ? await companiesWithGoods(ctx, rest) : [];
  return findWished(ctx, { q, ...asked, rest: { words: rest, made: plainly ? materialsMeant(rest) : [], goods } });
};

/** The names of verified suppliers, one list until a company changes. */
const namesOf = (ctx: Ctx): Promise<string[]> =>
  ctx.platform.counts(['companies'], 'names of suppliers', async () => [
    ...new Set((await findNames(ctx)).flatMap((n) => Object.values(n).filter(Boolean))),
  ]);
/** The supplier, or the part of its name, that misspelt words or pinyin come near to. */
export const supplierMeant = async (ctx: Ctx, q: string): Promise<string | null> => nameMeant(q, await namesOf(ctx));

/** Verified suppliers that words find, in the order of lists (catalogue 5 and 31). */
export const findByWords = async (ctx: Ctx, q: string | undefined): Promise<FoundByWords> => {
  if (!q) return { rows: await findWished(ctx, undefined), instead: null };
  const rows = await met(ctx, q);
  if (rows.length) return { rows, instead: null };
  // A company that is called nearly so before what its words might mean besides.
  for (const instead of [await supplierMeant(ctx, q), tradeMended(q), understand(q).instead]) {
    if (!instead || instead === q) continue;
    const others = await met(ctx, instead);
    if (others.length) return { rows: others, instead };
  }
  return { rows: [], instead: null };
};
