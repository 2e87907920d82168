import { buyersAndSuppliers } from '../core/access.ts';
import type { DealKind, DealSubject } from '../deal/calls.ts';
import { memberPages, page, reads } from './page.ts';

/** The timeline of a deal, for both sides of it. */
export const dealPages = memberPages(['deal'], {
  deal: page('/orderCenter/dealTimeline?id={id}', buyersAndSuppliers, {
    query: reads<{ of?: DealSubject; kind?: DealKind; company?: string }>(),
    words: ['chat'],
  }),
});
