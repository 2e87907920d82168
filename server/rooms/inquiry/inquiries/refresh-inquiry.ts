import { common } from '#contract/core/errors.ts';
import { lifeErrors } from '#contract/inquiry/life.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { checkQuoting, checkShown } from './check-open.ts';
import { recordDeeds } from './deed-store.ts';
import { lockInquiry } from './inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { listAgain } from './publish-store.ts';

/** Moves an inquiry up in the hall, once a day of China; the day that it was published counts (deals 45). */
export const refreshInquiry = (ctx: Ctx, id: string): Promise<{ id: string; at: string }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const i = await lockInquiry(tx, id);
    if (!i || !ownsInquiry(me(ctx), i, 'buy') || i.state === 'draft') throw refuse(common.notFound);
    checkShown(i);
    checkQuoting(i);
    const at = await listAgain(tx, id);
    if (!at) throw refuse(lifeErrors.refreshedToday);
    await recordDeeds(tx, id, 'refresh');
    return { id, at: new Date(at).toISOString() };
  });
