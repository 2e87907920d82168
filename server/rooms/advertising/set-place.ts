import { adPlaceErrors, type operatorAds } from '#contract/advertising/desk.ts';
import type { AdPlace } from '#contract/advertising/places.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { lockPlace, writePlace } from './place-store.ts';

/** Saves a place. Advertisements keep the price that they were booked at. @throws Refused adPlaces.changed */
export const setAdPlace = async (
  tx: Ctx,
  place: AdPlace,
  { base, ...set }: ParsedOf<typeof operatorAds.setPlace>['body'],
) => {
  const before = await lockPlace(tx, place);
  const version = await writePlace(tx, { place, base, ...set, by: me(tx).userId });
  if (version === undefined) throw refuse(adPlaceErrors.changed);
  return { version, before };
};
