import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { searchStale } from '../events.ts';
import { countKept } from './own-store.ts';
import { ownCompany } from './save-product.ts';

/** Before every id. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Brings what the platform made of my company's products up to date with the company and the dictionaries as they stand:
 * a job makes their search words anew, and kept pages with it. It changes no product and lists none (decision 0043).
 */
export const syncProducts = async (ctx: Ctx): Promise<{ products: number }> => {
  const entId = ownCompany(ctx);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const products = await countKept(tx, entId);
    if (products) await emit(tx, searchStale, { of: { company: entId }, after: first });
    return { products };
  });
};
