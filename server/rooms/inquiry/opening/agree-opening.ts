import { common } from '#contract/core/errors.ts';
import { openersNeeded, sealErrors } from '#contract/inquiry/sealing.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { SealError } from '#server/platform/seal/index.ts';
import { keepSeat, peopleWithSeat } from '#server/rooms/identity/index.ts';
import { openingAsked } from '../events.ts';
import { writeEnded } from '../amendments/version-store.ts';
import { checkQuoting, isClosed } from '../inquiries/check-open.ts';
import { type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { openLocked, withoutValues } from './open-inquiry.ts';
import { deleteConsent, endNow, findConsents, writeConsent } from './opening-store.ts';

/** The inquiry under its lock, closed and taking quotations, where this person's company asks for it. */
const lockClosed = async (tx: Ctx, id: string): Promise<InquiryRecord & { entId: string }> => {
  await keepSeat(tx, 'buy');
  const i = await lockInquiry(tx, id);
  if (!i || !ownsInquiry(me(tx), i, 'buy') || !i.sealed || i.state === 'draft') throw refuse(common.notFound);
  if (!isClosed(i)) throw refuse(sealErrors.opened);
  checkQuoting(i);
  const { entId } = i;
  if (!entId) throw refuse(sealErrors.needsCompany);
  if (i.quotations === 0) throw refuse(sealErrors.nothingSealed);
  return { ...i, entId };
};

/** Opens early: the time for quotations ends in the same moment, and where it stood is kept. */
const openEarly = async (tx: Ctx, i: InquiryRecord, by: [string, string]): Promise<void> => {
  const before = new Date(i.deadline ?? i.updatedAt).toISOString();
  const after = await endNow(tx, i.id);
  await writeEnded(tx, { inquiryId: i.id, before, after, userId: by[1] });
  await openLocked(tx, i, by);
};

/**
 * One person of the buyer's company agrees to open before the deadline; with the second, another person, it is opened (deals 79).
 * Who agreed and buys for the company no more counts no more. Of two at once under the inquiry's lock the later one opens.
 */
export const agreeToOpen = (ctx: Ctx, id: string): Promise<{ id: string; opened: boolean }> =>
  withoutValues(id, () =>
    inTransaction(ctx, async (tx) => {
      const { userId } = me(ctx);
      const i = await lockClosed(tx, id);
      const fresh = await writeConsent(tx, id, userId);
      const buyers = new Set((await peopleWithSeat(tx, [i.entId], 'buy')).map((p) => p.id));
      const agreed = (await findConsents(tx, id)).map((c) => c.userId).filter((u) => buyers.has(u));
      const first = agreed.find((u) => u !== userId);
      if (first && agreed.length >= openersNeeded) {
        await openEarly(tx, i, [first, userId]);
        return { id, opened: true };
      }
      if (fresh)
        await emit(tx, openingAsked, {
          inquiryId: id,
          number: i.number ?? '',
          title: i.title,
          userId,
          buyerEntId: i.entId,
        });
      return { id, opened: false };
    }),
  ).catch((err: unknown) => {
    if (!(err instanceof SealError)) throw err;
    ctx.platform.log.error({ inquiryId: id, err: err.message }, 'sealed quotations stay closed');
    throw refuse(sealErrors.unreadable);
  });

/** Who agreed may think better of it, until the second one has. */
export const takeBackConsent = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    await lockClosed(tx, id);
    await deleteConsent(tx, id, me(ctx).userId);
    return { id };
  });
