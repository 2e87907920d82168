import type { Matter } from '#contract/identity/leaving.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Leaver } from '#server/rooms/identity/index.ts';
import { findBindingOffers, findOpenPurchases } from './open-store.ts';

/** Who goes ends what suppliers may still be awarded, and stands to what was offered until it runs out (purchases 30). */
export const openPurchases = async (ctx: Ctx, who: Leaver): Promise<Matter[]> => [
  ...(await findOpenPurchases(ctx, who)).map(({ id, number }) => ({
    kind: 'purchase' as const,
    number,
    link: pageTo('purchase', { id }),
  })),
  ...(await findBindingOffers(ctx, who)).map(({ id, number }) => ({
    kind: 'purchaseOffer' as const,
    number,
    link: pageTo('purchase', { id }),
  })),
];
