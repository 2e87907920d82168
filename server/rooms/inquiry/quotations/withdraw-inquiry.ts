import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { canMove, inquiryMoves } from '#contract/inquiry/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { inquiryWithdrawn } from '../events.ts';
import { recordDeeds } from '../inquiries/deed-store.ts';
import { findLines, lockInquiry, setWithdrawn } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findHeads } from '../sealing/seal-store.ts';

/** Takes an inquiry back while nothing of it has been awarded; suppliers who quoted are told. */
export const withdrawInquiry = (ctx: Ctx, id: string, reason?: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const i = await lockInquiry(tx, id);
    if (!i || !ownsInquiry(me(ctx), i, 'buy')) throw refuse(common.notFound);
    if (i.state === 'withdrawn') return { id };
    const lines = (await findLines(tx, [id])).get(id) ?? [];
    if (!canMove(inquiryMoves, i.state, 'withdrawn') || lines.some((l) => l.shares.length))
      throw refuse(inquiryErrors.cannotWithdraw);
    const said = reason ? { [ctx.lang]: reason } : null;
    await setWithdrawn(tx, id, said);
    await recordDeeds(tx, id, 'withdraw');
    const quoted = await findHeads(tx, id);
    await emit(tx, inquiryWithdrawn, {
      inquiryId: id,
      number: i.number ?? '',
      title: i.title,
      entIds: quoted.map((q) => q.entId),
      reason: said,
    });
    return { id };
  });
