import type { AdPlace } from '../advertising/places.ts';
import type { AdState } from '../advertising/states.ts';
import { seesAds } from '../advertising/access.ts';
import { editors, reviewers } from '../core/access.ts';
import { deskPages, memberPages, page, reads } from './page.ts';

/** Advertisements: the company's own, and the desk's. */
export const advertisingPages = {
  ...memberPages(['ads', 'foot'], {
    advertisements: page('/marketing/advertisements', seesAds, {
      query: reads<{ state?: AdState; current?: number }>(),
    }),
    advertise: page('/marketing/advertise', seesAds, { query: reads<{ place?: AdPlace }>() }),
    advertisement: page('/marketing/advertisement?id={id}', seesAds, { words: ['chart'] }),
  }),
  ...deskPages(['ads', 'foot', 'operator'], {
    operatorAdvertisements: page('/operator/advertisements', reviewers, {
      query: reads<{ state?: AdState; current?: number }>(),
    }),
    operatorAdvertisement: page('/operator/advertisement?id={id}', reviewers),
    operatorAdPlaces: page('/operator/ad-places', editors),
  }),
};
