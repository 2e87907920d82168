import type { OfferView, PurchaseLine, TermsView } from '#contract/purchase/schemas.ts';
import { seatMay } from '#contract/core/seats.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { type FileFact, factsOfFiles } from '#server/rooms/files/index.ts';
import { ownsPurchase } from '../policy.ts';
import { findPurchases, type PurchaseRecord } from '../store.ts';
import type { LineRecord } from './line-store.ts';
import { pricesReadable } from './offer-rules.ts';
import { findOfferSides, type OfferRecord } from './offer-store.ts';

const plain = (n: string) => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);

export const presentLines = (lines: LineRecord[]): PurchaseLine[] =>
  lines.map(({ id, no, product, specification, unit, quantity }) => ({
    id,
    no,
    product,
    name: materialLabel(product),
    specification,
    unit,
    quantity: plain(quantity),
  }));

/** The terms of every offer; null where the purchase has none. */
export const presentTerms = ({
  currency,
  tradeTerm,
  place,
  paymentType,
  deliveryDate,
}: PurchaseRecord): TermsView | null =>
  currency && tradeTerm && place && paymentType && deliveryDate
    ? { currency, tradeTerm, place, paymentType, deliveryDate }
    : null;

const view = (o: OfferRecord, files: (ids: string[]) => FileFact[]): OfferView => ({
  number: o.number,
  revision: o.revision,
  source: o.source,
  total: o.total,
  leadDays: o.leadDays,
  validUntil: o.validUntil,
  note: o.note,
  file: (o.fileId && files([o.fileId])[0]) || null,
  prices: o.prices.map((p) => ({ lineId: p.lineId, price: plain(p.price), total: p.total })),
  at: new Date(o.createdAt).toISOString(),
});

export const presentOffers = async (ctx: Ctx, offers: OfferRecord[]): Promise<OfferView[]> => {
  const files = await factsOfFiles(
    ctx,
    offers.map((o) => (o.fileId ? [o.fileId] : [])),
  );
  return offers.map((o) => view(o, files));
};

/** Price files: their company, and the buyer once prices may be read. */
export const readableOffers = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const sides = await findOfferSides(ctx, ids);
  const purchases = new Map(
    (await findPurchases(ctx, [...new Set(sides.map((s) => s.purchaseId))])).map((x) => [x.id, x]),
  );
  return sides
    .filter((s) => {
      const x = purchases.get(s.purchaseId);
      if (s.entId === person.entId && seatMay(person.seat, 'seeSelling')) return true;
      return x !== undefined && ownsPurchase(person, x) && pricesReadable(x);
    })
    .map((s) => s.id);
};
