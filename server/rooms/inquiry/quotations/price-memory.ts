import { common } from '#contract/core/errors.ts';
import { mostRemembered, type RememberedPrice } from '#contract/inquiry/quoting.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { standingOf } from '../inquiries/access-store.ts';
import { readsHidden } from '../inquiries/gate.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import { isBuyersSide, mayKnow } from '../policy.ts';
import { findEarlierPrices } from './price-memory-store.ts';

/**
 * What the company itself quoted for the materials of an inquiry before; nothing where it may not read the lines yet.
 * @throws Refused common.notFound where it may not know of the inquiry
 */
export const readEarlierPrices = async (ctx: Ctx, inquiryId: string): Promise<{ prices: RememberedPrice[] }> => {
  const person = me(ctx);
  const i = await findInquiry(ctx, inquiryId);
  if (!i || !person.entId || !mayKnow(person, i) || isBuyersSide(person, i)) throw refuse(common.notFound);
  if (i.hiddenAt && !(await readsHidden(ctx, i))) throw refuse(common.takenDown);
  if (i.confidential && !(await standingOf(ctx, i.id, person.entId)).admitted) return { prices: [] };
  return { prices: await findEarlierPrices(ctx, { inquiryId, entId: person.entId, most: mostRemembered }) };
};
