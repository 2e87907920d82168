import { afterMove } from '#contract/verification-rules.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { clearCompanyNumbers, setSupplierVerified } from '#server/rooms/enterprise/index.ts';
import { lockPeople, peopleInSeats } from '#server/rooms/identity/index.ts';
import {
  addHistory,
  type ApplicationRow,
  findMine,
  findOfCompany,
  lockApplication,
  updateApplication,
} from './store.ts';

const withdraw = async (tx: Ctx, open: readonly ApplicationRow[]) => {
  for (const { id } of open.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const a = await lockApplication(tx, id);
    const state = a && afterMove(a.state, 'withdraw');
    if (!a || !state) continue;
    await updateApplication(tx, a.id, { state });
    await addHistory(tx, { id: newId(), applicationId: a.id, event: 'withdrawn', by: 'system' });
  }
};

/** A company without anybody is verified no more, and its documents may be another's. */
const giveUp = async (tx: Ctx, entId: string) => {
  await setSupplierVerified(tx, entId, false);
  await clearCompanyNumbers(tx, entId);
};

/** Somebody deleted their account: what they applied for is withdrawn. */
export const onRemoved = (ctx: Ctx, e: { userId: string; entId: string | null }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (e.entId) await lockPeople(tx, { companies: [e.entId] });
    await withdraw(tx, await findMine(tx, e.userId, null));
    if (e.entId && !(await peopleInSeats(tx, e.entId)).length) await giveUp(tx, e.entId);
  });

/** The last member left a company: what it applied for is withdrawn. Somebody who was seated there since keeps it as it is. */
export const onLeft = (ctx: Ctx, { entId }: { entId: string }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockPeople(tx, { companies: [entId] });
    if ((await peopleInSeats(tx, entId)).length) return;
    await withdraw(tx, await findOfCompany(tx, entId));
    await giveUp(tx, entId);
  });
