import type { priceSources } from '#contract/catalogue/rules.ts';
import type { ProductInput } from '#contract/catalogue/product.ts';
import type { FilmCaptions } from '#contract/content/captions.ts';
import type { Lang } from '#contract/core/langs.ts';
import { type Ctx, emitAll } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { productListed } from '../events.ts';
import { findableBy, searchVersion } from '../search-text.ts';
import type { Product, StoredValue } from '../store.ts';
import { insertPrices, type PricePoint, saveProducts } from './own-store.ts';

/** A product as it shall stand: what its supplier writes, with the datasheet as it is stored. */
export type Content = Omit<ProductInput, 'values' | 'state' | 'uses' | 'film' | 'captions'> & {
  values: StoredValue[];
  uses: string[];
  film: string | null;
  captions: FilmCaptions;
  state: Product['state'];
};
export type Change = { id: string; before: Product | null; after: Content; clientKey?: string };

const plain = (n: string | null): string | null => (n?.includes('.') ? n.replace(/\.?0+$/, '') : n);
export const pricePoint = (p: Pick<Content, keyof PricePoint>): PricePoint => ({
  price: plain(p.price),
  currency: p.currency,
  per: p.per,
  samplePrice: plain(p.samplePrice),
  tiers: p.tiers.map((t) => ({ from: plain(t.from) ?? '', price: plain(t.price), leadDays: t.leadDays })),
});
const samePrice = (a: PricePoint, b: PricePoint): boolean => JSON.stringify(a) === JSON.stringify(b);
const isPriced = (p: PricePoint): boolean => p.price !== null || p.tiers.some((t) => t.price !== null);

/** Languages that were left empty are absent, so that reading falls back. */
const given = <T extends string>(t: { [L in Lang]?: T | undefined }): { [L in Lang]?: T } =>
  Object.fromEntries(Object.entries(t).filter(([, words]) => words));

/** What a product has as its supplier writes it, for a change of some of it. */
export const contentOf = (p: Product): Content => ({
  ...pricePoint(p as Pick<Content, keyof PricePoint>),
  state: p.state,
  name: p.name,
  model: p.model,
  category: p.category,
  brand: p.brand,
  per: p.per as Content['per'],
  moq: plain(p.moq),
  sampleMoq: plain(p.sampleMoq),
  tradeTerm: p.tradeTerm,
  termPlace: p.termPlace,
  taxIncluded: p.taxIncluded,
  payments: p.payments,
  overview: p.overview,
  intro: p.intro,
  hot: p.hot,
  pictures: p.pictures,
  uses: p.uses,
  film: p.film,
  captions: p.captions,
  values: p.values,
});

type Written = { entId: string; userId: string; how: (typeof priceSources)[number] };

/**
 * Writes products of a company, with the words under which they are found, what their prices were before, and the event of those that
 * everybody finds for the first time: the one place that does. What the operator took down is not listed by any of it. The caller holds the rows of `before` and keeps the company.
 */
export const writeProducts = async (tx: Ctx, asked: Change[], { entId, userId, how }: Written) => {
  const changes = asked.map((c): Change =>
    c.before?.takenDownAt && c.after.state === 'listed' ? { ...c, after: { ...c.after, state: 'hidden' } } : c,
  );
  const [company] = await companyBriefs(tx, [entId]);
  const now = new Date().toISOString();
  const isFirst = ({ before, after }: Change) => after.state === 'listed' && !before?.listedAt;
  const prices = changes.flatMap(({ id, before, after }) => {
    const was = before && pricePoint(before as Pick<Content, keyof PricePoint>);
    const is = pricePoint(after);
    if (was ? samePrice(was, is) : !isPriced(is)) return [];
    return [{ id: newId(), productId: id, userId, how, was, now: is }];
  });
  const repriced = new Map(prices.map((p) => [p.productId, isPriced(p.now) ? now : null]));
  const rows = changes.map((c) => {
    const name = given(c.after.name);
    const overview = given(c.after.overview);
    return {
      ...c.after,
      id: c.id,
      entId,
      name,
      overview,
      intro: given(c.after.intro),
      ...findableBy({ ...c.after, name, overview }, company?.name),
      searchVersion,
      pricedAt: repriced.has(c.id) ? (repriced.get(c.id) ?? null) : (c.before?.pricedAt ?? null),
      listedAt: isFirst(c) ? now : (c.before?.listedAt ?? null),
      ...(c.clientKey && { clientKey: c.clientKey }),
    };
  });
  const saved = await saveProducts(tx, rows);
  await insertPrices(tx, prices);
  await emitAll(
    tx,
    productListed,
    changes.filter(isFirst).map((c) => ({ productId: c.id, entId, category: c.after.category })),
  );
  return saved;
};
