import { afterMove } from '#contract/verification-rules.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { clearCompanyNumbers, setSupplierVerified } from '#server/rooms/enterprise/index.ts';
import { addHistory, findMine, updateApplication } from './store.ts';

/** Somebody deleted their account: what they applied for is withdrawn, and a company without anybody is verified no more. */
export const onRemoved = (ctx: Ctx, e: { userId: string; entId: string | null }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    for (const a of await findMine(tx, e.userId, null)) {
      const state = afterMove(a.state, 'withdraw');
      if (!state) continue;
      await updateApplication(tx, a.id, { state });
      await addHistory(tx, { id: newId(), applicationId: a.id, event: 'withdrawn', by: 'system' });
    }
    if (!e.entId) return;
    await setSupplierVerified(tx, e.entId, false);
    await clearCompanyNumbers(tx, e.entId);
  });
