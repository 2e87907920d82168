import { sql } from 'drizzle-orm';
import { byPrice, type ProductSort } from '#contract/catalogue/rules.ts';
import type { ListOrder } from '#server/platform/database/keyset.ts';
import { products } from '../tables.ts';

/** What products are ordered by where nothing else is asked for. */
export const newest: ListOrder['parts'][number]['keys'] = [
  { by: products.createdAt, kind: 'instant', desc: true },
  { by: products.id, kind: 'id', desc: true },
];
const priced = sql`${products.price} is not null`;
const negotiable = sql`${products.price} is null`;
const orders: Record<ProductSort, ListOrder> = {
  newest: { name: 'newest', parts: [{ keys: newest }] },
  hot: {
    name: 'hot',
    parts: [
      { where: sql`${products.hot}`, keys: newest },
      { where: sql`not ${products.hot}`, keys: newest },
    ],
  },
  priceUp: {
    name: 'priceUp',
    parts: [
      {
        where: priced,
        keys: [
          { by: products.price, kind: 'number' },
          { by: products.id, kind: 'id' },
        ],
      },
      { where: negotiable, keys: [{ by: products.id, kind: 'id' }] },
    ],
  },
  priceDown: {
    name: 'priceDown',
    parts: [
      {
        where: priced,
        keys: [
          { by: products.price, kind: 'number', desc: true },
          { by: products.id, kind: 'id', desc: true },
        ],
      },
      { where: negotiable, keys: [{ by: products.id, kind: 'id', desc: true }] },
    ],
  },
};

/** By price only for who may read prices. */
export const orderBy = (sort: ProductSort | undefined, member: boolean): ListOrder =>
  orders[!sort || (byPrice.includes(sort) && !member) ? 'newest' : sort];
