import type { AdPlaceView, ownAds } from '#contract/advertising/calls.ts';
import type { operatorAds } from '#contract/advertising/desk.ts';
import { adCurrency, adLimits, adPlaceFacts, adPlaces, dayAfter } from '#contract/advertising/places.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { listedRows, productsListedBy } from '#server/rooms/catalogue/index.ts';
import { findPlaces, type PlaceRecord } from './place-store.ts';
import { countHeld } from './store.ts';

/** Products that an advertisement may be made to lead to, at most. */
const mostProducts = 200;

/** The days that may be booked today (advertising 2). */
export const bookable = (): { from: string; to: string } => {
  const today = chinaDay();
  return { from: dayAfter(today, adLimits.earliest), to: dayAfter(today, adLimits.latest) };
};

const withDays = async (ctx: Ctx, records: PlaceRecord[]): Promise<AdPlaceView[]> => {
  const { from, to } = bookable();
  // A booking may end so many days after the last day on which one may begin.
  const held = await countHeld(ctx, { places: adPlaces, from, to: dayAfter(to, adLimits.days) });
  return records.map(({ place, open, slots, cap, pricePerDay }) => ({
    place,
    open,
    slots,
    cap,
    pricePerDay,
    currency: adCurrency,
    byField: adPlaceFacts(place).byField,
    busy: held.filter((h) => h.place === place).map((h) => ({ day: h.day, free: Math.max(0, slots - h.n) })),
  }));
};

/** Places with their free days, and what of the company an advertisement may lead to. */
export const readPlaces = async (ctx: Ctx): Promise<AnswerOf<typeof ownAds.places>> => {
  const { entId } = me(ctx);
  const ids = entId ? (await productsListedBy(ctx, entId)).slice(0, mostProducts) : [];
  const [places, products] = await Promise.all([findPlaces(ctx).then((p) => withDays(ctx, p)), listedRows(ctx, ids)]);
  return { ...bookable(), places, products: products.map(({ row }) => ({ id: row.id, name: row.name })) };
};

/** The same for the desk, with the version that a change is made from. */
export const readDeskPlaces = async (ctx: Ctx): Promise<AnswerOf<typeof operatorAds.places>> => {
  const records = await findPlaces(ctx);
  const views = await withDays(ctx, records);
  return { places: views.map((v, i) => ({ ...v, version: records[i]?.version ?? 0 })) };
};
