import { buyersAndSuppliers, within } from '../core/access.ts';
import type { SampleState } from '../sample/states.ts';
import { memberPages, page, reads } from './page.ts';

/** Sample orders of both sides. */
export const samplePages = memberPages(['sample'], {
  samples: page('/orderCenter/sampleList', buyersAndSuppliers, {
    query: reads<{ party?: 'buyer' | 'supplier'; state?: SampleState }>(),
  }),
  sample: page('/orderCenter/sampleDetail?id={id}', buyersAndSuppliers),
  askSample: page('/orderCenter/sampleApply', within(buyersAndSuppliers, 'buy'), {
    query: reads<{ product?: string; quotation?: string; line?: string }>(),
  }),
});
