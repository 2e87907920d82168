import type { AdPlace } from '../advertising/places.ts';
import type { AdState } from '../advertising/states.ts';
import { seesAds } from '../advertising/access.ts';
import { memberPages, page, reads } from './page.ts';

/** A company's own advertisements. */
export const advertisingPages = memberPages(['ads', 'foot'], {
  advertisements: page('/marketing/advertisements', seesAds, {
    query: reads<{ state?: AdState; current?: number }>(),
  }),
  advertise: page('/marketing/advertise', seesAds, { query: reads<{ place?: AdPlace }>() }),
  advertisement: page('/marketing/advertisement?id={id}', seesAds, { words: ['chart'] }),
});
