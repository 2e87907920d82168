import { open } from '../../core/access.ts';
import type { Province } from '../../parks/rules.ts';
import { page, reads, sitePages } from '../page.ts';

type Parks = { q?: string; province?: Province; field?: string; current?: number };

/** Industrial parks: what everybody reads. */
export const parksPages = {
  ...sitePages(['parks'], {
    parks: page('/industrialPark.html', open, { query: reads<Parks>() }),
    park: page('/industrialPark/{slug}', open, { words: ['ui'] }),
  }),
};
