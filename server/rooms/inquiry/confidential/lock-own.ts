import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';

/** Does something to a confidential inquiry of the buyer's side under its lock. @throws Refused common.notFound for everybody else */
export const onOwn = <T>(ctx: Ctx, id: string, work: (tx: Ctx, i: InquiryRecord) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const i = await lockInquiry(tx, id);
    const own = i?.confidential && i.state !== 'draft' && ownsInquiry(me(tx), i, 'buy');
    if (!own) throw refuse(common.notFound);
    return work(tx, i);
  });
