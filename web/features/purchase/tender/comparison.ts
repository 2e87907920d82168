import type { DataOf } from '#contract/core/endpoint.ts';
import type { tender } from '#contract/purchase/tender.ts';

/** Lines beside admitted suppliers, as the buyer reads them. */
export type Comparison = DataOf<typeof tender.comparison>;
