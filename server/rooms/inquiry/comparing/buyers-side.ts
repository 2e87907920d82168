import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { checkOpened } from '../inquiries/check-open.ts';
import { findInquiry, type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuotationSides } from '../quotations/quotation-store.ts';

/**
 * What somebody of the buyer's side says of a quotation, under the lock of its inquiry, so that nothing is said of what is still sealed.
 * @throws Refused common.notFound for everybody who isn't of the buyer's side, seal.stillSealed
 */
export const asBuyersSide = async <T>(
  ctx: Ctx,
  quotationId: string,
  say: (tx: Ctx, i: InquiryRecord) => Promise<T>,
): Promise<T> => {
  const [known] = await findQuotationSides(ctx, [quotationId]);
  const parent = known && (await findInquiry(ctx, known.inquiryId));
  if (!parent || !ownsInquiry(me(ctx), parent)) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    const i = await lockInquiry(tx, parent.id);
    if (!i) throw refuse(common.notFound);
    checkOpened(i);
    return say(tx, i);
  });
};

type Said = { userId: string; at: string };
/** Who said each of these, whether it was the reader, and when. */
export const authorsOf = async <S extends Said>(
  ctx: Ctx,
  rows: S[],
): Promise<(s: S) => { name: string; mine: boolean; at: string }> => {
  const people = await peopleByIds(ctx, [...new Set(rows.map((r) => r.userId))]);
  const nameOf = new Map(people.map((p) => [p.id, p.name]));
  return (s) => ({
    name: nameOf.get(s.userId) ?? '',
    mine: s.userId === me(ctx).userId,
    at: new Date(s.at).toISOString(),
  });
};
