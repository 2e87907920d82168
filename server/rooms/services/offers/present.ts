import type { OfferRow, PriceLine, ServiceTour } from '#contract/services/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { findToursOf, type OfferRecord, type TourRecord } from './store.ts';

/** Roughly what a unit of each currency is in CNY: for an order by price alone, never for what is shown. */
const inYuan = { CNY: 1, EUR: 7.8, USD: 7.1 } as const;
export const roughYuan = (p: Pick<PriceLine, 'price' | 'currency'>): number => Number(p.price) * inYuan[p.currency];

/** The cheapest line of a sheet; undefined where there is none. */
export const lowestOf = <P extends Pick<PriceLine, 'price' | 'currency'>>(prices: readonly P[]): P | undefined =>
  prices.toSorted((a, b) => roughYuan(a) - roughYuan(b))[0];
/** The same as an amount, to sort by. */
export const lowestAmount = (prices: readonly Pick<PriceLine, 'price' | 'currency'>[]): string | null => {
  const low = lowestOf(prices);
  return low ? roughYuan(low).toFixed(2) : null;
};

export const ratingOf = (o: { ratings: number; stars: number }) =>
  o.ratings ? { stars: Math.round((o.stars / o.ratings) * 10) / 10, n: o.ratings } : null;

export const presentTour = (t: TourRecord): ServiceTour => ({
  id: t.id,
  place: t.place,
  from: t.from,
  to: t.to,
  until: t.until,
  places: t.places,
  left: Math.max(0, t.places - t.taken),
  price: t.price,
  currency: t.currency,
});

export const presentOffers = async (ctx: Ctx, rows: OfferRecord[]): Promise<OfferRow[]> => {
  const companies = new Map((await companyBriefs(ctx, [...new Set(rows.map((o) => o.entId))])).map((c) => [c.id, c]));
  const tours = await findToursOf(
    ctx,
    rows.map((o) => o.id),
    chinaDay(),
  );
  return rows.map((o) => {
    const own = tours.filter((t) => t.offerId === o.id);
    const low = lowestOf<Pick<PriceLine, 'price' | 'currency' | 'unit'>>([
      ...o.prices,
      ...own.map((t) => ({ price: t.price, currency: t.currency, unit: 'person' as const })),
    ]);
    const days = o.prices.flatMap((p) => p.days ?? []);
    const company = companies.get(o.entId);
    return {
      id: o.id,
      kind: o.kind,
      name: o.name,
      summary: o.summary,
      provider: { id: o.entId, name: company?.name ?? {}, city: company?.city ?? {} },
      from: low ? { price: low.price, currency: low.currency, unit: low.unit } : null,
      days: days.length ? Math.min(...days) : null,
      rating: ratingOf(o),
      tours: own.filter((t) => t.taken < t.places).length,
      updatedAt: new Date(o.updatedAt).toISOString(),
    };
  });
};
