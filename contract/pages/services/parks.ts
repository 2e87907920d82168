import { editors, open, reviewers } from '../../core/access.ts';
import type { ParkState, Province, TenancyState } from '../../parks/rules.ts';
import { deskPages, page, reads, sitePages } from '../page.ts';

type Parks = { q?: string; province?: Province; field?: string; current?: number };

/** Industrial parks: what everybody reads, and the desk's. */
export const parksPages = {
  ...sitePages(['parks'], {
    parks: page('/industrialPark.html', open, { query: reads<Parks>() }),
    park: page('/industrialPark/{slug}', open, { words: ['ui'] }),
  }),
  ...deskPages(['parks', 'operator'], {
    operatorParks: page('/operator/parks', editors, {
      query: reads<{ state?: ParkState; q?: string; current?: number }>(),
    }),
    operatorPark: page('/operator/park', editors, { query: reads<{ id?: string }>() }),
    operatorParkTenancies: page('/operator/park-tenancies', reviewers, { query: reads<{ state?: TenancyState }>() }),
  }),
};
