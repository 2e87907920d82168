import { buyersAndSuppliers } from '../core/access.ts';
import type { DealKind } from '../deal/calls.ts';
import { memberPages, page, reads } from './page.ts';

/** The timeline of a deal, for both sides of it. */
export const dealPages = memberPages(['deal'], {
  deal: page('/orderCenter/dealTimeline?id={id}', buyersAndSuppliers, {
    query: reads<{ kind?: DealKind; company?: string }>(),
    words: ['chat'],
  }),
});
