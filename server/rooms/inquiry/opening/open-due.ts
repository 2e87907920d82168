import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { isClosed } from '../inquiries/check-open.ts';
import { lockInquiry } from '../inquiries/inquiry-store.ts';
import { openLocked, withoutValues } from './open-inquiry.ts';
import { findDue } from './opening-store.ts';

/** Inquiries that one round opens; the next round comes in a minute. */
const most = 100;

/** @returns whether this round opened it: another node may have been faster */
const openOne = (ctx: Ctx, id: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const i = await lockInquiry(tx, id);
    // The deadline may have been moved while this waited for the lock.
    if (!i || !isClosed(i) || i.state !== 'outOfDate') return false;
    await openLocked(tx, i, null);
    return true;
  });

/**
 * Opens what is due; may run twice, late and on several nodes at once. An inquiry that cannot be opened stays as it is, keeps no other
 * one from being opened, and is tried again with each round: health shows it (operations, "Sealed quotations").
 * @returns how many were opened
 */
export const openDue = async (ctx: Ctx): Promise<number> => {
  let opened = 0;
  for (const id of await findDue(ctx, most)) {
    try {
      if (await withoutValues(id, () => openOne(ctx, id))) opened += 1;
    } catch (err) {
      ctx.platform.log.error({ inquiryId: id, err: (err as Error).message }, 'sealed quotations stay closed');
    }
  }
  return opened;
};
