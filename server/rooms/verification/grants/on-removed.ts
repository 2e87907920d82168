import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { clearCompanyNumbers } from '#server/rooms/enterprise/index.ts';
import { lockPeople, peopleInSeats, settleRights } from '#server/rooms/identity/index.ts';
import { endGrants } from './grant-store.ts';
import { endApplications } from '../applications/end-applications.ts';
import { type ApplicationRow, findApproved, findApplicationsOf, findOfCompany } from '../records/store.ts';

const idsOf = (rows: readonly ApplicationRow[]) => rows.map((a) => a.id);

const withdraw = async (tx: Ctx, found: readonly ApplicationRow[]) => {
  await endApplications(tx, idsOf(found), { move: 'withdraw', event: 'withdrawn', by: 'system' });
};

/** A company without anybody is verified no more, and its documents may be another's. */
const giveUp = async (tx: Ctx, entId: string) => {
  const held = (await findApproved(tx, { entId })).filter((a) => a.kind !== 'personal');
  await endApplications(tx, idsOf(held), { move: 'lapse', event: 'lapsed', by: 'system' });
  await endGrants(tx, { entId });
  await clearCompanyNumbers(tx, entId);
  await settleRights(tx, { companies: [entId] });
};

/** Somebody deleted their account: what they applied for is withdrawn. */
export const onRemoved = (ctx: Ctx, e: { userId: string; entId: string | null }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (e.entId) await lockPeople(tx, { companies: [e.entId] });
    await withdraw(tx, await findApplicationsOf(tx, e.userId, null));
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
