import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { ownProducts } from '#contract/catalogue/own.ts';
import { noCaptions } from '#contract/content/captions.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { releaseFilesOf } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import type { Product } from '../store.ts';
import { lockOwn } from './own-store.ts';
import { mayBeListed } from './product-content.ts';
import { ownCompany } from './save-product.ts';
import { type Content, contentOf, writeProducts } from './write-products.ts';

type Asked = ParsedOf<typeof ownProducts.bulk>['body'];

/** Decimal text in whole parts of ten to the minus `digits`. */
const parts = (n: string, digits: number): bigint => {
  const [whole = '0', part = ''] = n.replace('-', '').split('.');
  const all = BigInt(whole + part.padEnd(digits, '0').slice(0, digits));
  return n.startsWith('-') ? -all : all;
};

/** A price changed by per cent, rounded to the four digits that it may have. */
const scaled = (price: string | null, percent: string): string | null => {
  if (price === null) return null;
  const all = (parts(price, 4) * (10_000n + parts(percent, 2)) + 5_000n) / 10_000n;
  const text = String(all).padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`.replace(/\.?0+$/, '');
};

/** What an act makes of a product; undefined where it cannot be done with it. */
const acted = (p: Content, { act, percent, category }: Asked): Content | undefined => {
  if (act === 'list') return mayBeListed(p) ? { ...p, state: 'listed' } : undefined;
  if (act === 'hide') return p.state === 'draft' ? undefined : { ...p, state: 'hidden' };
  if (act === 'hot' || act === 'notHot') return { ...p, hot: act === 'hot' };
  if (act === 'delete') return { ...p, state: 'deleted', pictures: [], film: null, captions: noCaptions };
  if (act === 'move') return category ? { ...p, category } : undefined;
  const by = percent ?? '0';
  if (p.price === null && !p.tiers.some((t) => t.price !== null)) return undefined;
  return {
    ...p,
    price: scaled(p.price, by),
    tiers: p.tiers.map((t) => ({ ...t, price: scaled(t.price, by) })),
  };
};

const change = async (ctx: Ctx, asked: Asked): Promise<{ done: Product[]; left: Product[] }> => {
  const entId = ownCompany(ctx);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const rows = await lockOwn(tx, entId, [...new Set(asked.ids)]);
    const all = rows.map((before) => ({
      before,
      after: before.takenDownAt && asked.act === 'list' ? undefined : acted(contentOf(before), asked),
    }));
    const changes = all.flatMap(({ before, after }) => (after ? [{ id: before.id, before, after }] : []));
    await writeProducts(tx, changes, { entId, userId: me(tx).userId, how: 'bulk' });
    const left = asked.act === 'delete' ? changes.filter((c) => c.before.pictures.length || c.before.film) : [];
    await releaseFilesOf(
      tx,
      'product',
      left.map((c) => c.id),
    );
    return {
      done: changes.map((c) => c.before),
      left: all.flatMap(({ before, after }) => (after ? [] : [before])),
    };
  });
};

/**
 * One act on several products: what it cannot be done with is left as it was, and named.
 * @throws Refused common.invalid, common.seat
 */
export const changeSeveral = async (ctx: Ctx, asked: Asked): Promise<AnswerOf<typeof ownProducts.bulk>> => {
  if (asked.act === 'move' && !materialPath(asked.category ?? '').length)
    throw refuse(common.invalid, {}, { category: { code: 'chooseProduct' } });
  if (asked.act === 'price' && !asked.percent) throw refuse(common.invalid, {}, { percent: { code: 'required' } });
  const { done, left } = await change(ctx, asked);
  return { done: done.length, left: left.map((p) => ({ id: p.id, name: p.name })) };
};

/** @throws Refused common.notFound */
export const deleteProduct = async (ctx: Ctx, id: string): Promise<null> => {
  const { done } = await change(ctx, { ids: [id], act: 'delete' });
  if (!done.length) throw refuse(common.notFound);
  return null;
};

/** Marks a product as asked for by many, or takes the mark away. @throws Refused common.notFound */
export const recommendProduct = async (ctx: Ctx, { id, hot }: { id: string; hot: '0' | '1' }) => {
  const { done } = await change(ctx, { ids: [id], act: hot === '1' ? 'hot' : 'notHot' });
  if (!done.length) throw refuse(common.notFound);
  return { id, hot: hot === '1' };
};
