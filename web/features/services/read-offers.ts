import type { Call } from '#contract/core/client.ts';
import { services } from '#contract/services/calls.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import type { OfferRow } from '#contract/services/schemas.ts';

/** Offers of some kinds, for the pages that present them. */
export const readOffersOf = async (call: Call, kinds: readonly ServiceKind[], size = 12): Promise<OfferRow[]> =>
  (await Promise.all(kinds.map((kind) => call(services.page, { query: { kind, size, sort: 'rating' } })))).flatMap(
    (p) => p.records,
  );
