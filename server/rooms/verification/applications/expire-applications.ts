import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { settleRights } from '#server/rooms/identity/index.ts';
import { dueNotice } from '../records/documents-rules.ts';
import { verificationExpiring, verificationLapsed } from '../events.ts';
import { factsOf } from '../records/facts.ts';
import { lockApplicants } from '../records/lock-applicants.ts';
import {
  addHistory,
  type ApplicationRow,
  findApplicationsBy,
  findEnding,
  lockApplication,
  updateApplication,
} from '../records/store.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { daysBetween } from '../records/today.ts';

/** Whether an approval holds longer than another. */
const laterThan = (x: ApplicationRow, a: ApplicationRow): boolean =>
  x.expiresAt === null || (a.expiresAt !== null && x.expiresAt > a.expiresAt);

const one = (ctx: Ctx, found: ApplicationRow, today: string) =>
  inTransaction(ctx, async (tx) => {
    const { id } = found;
    await lockApplicants(tx, [found]);
    const a = await lockApplication(tx, id);
    if (!a || a.state !== 'approved' || !a.expiresAt) return;
    const left = daysBetween(today, a.expiresAt);
    // Who has renewed in time is told nothing: the newer approval goes on.
    const renewed = (await findApplicationsBy(tx, a.applicantId)).some(
      (x) => x.kind === a.kind && x.entId === a.entId && x.state === 'approved' && x.id !== a.id && laterThan(x, a),
    );
    if (left < 0) {
      await updateApplication(tx, id, { state: 'lapsed' });
      await settleRights(tx, { people: [a.applicantId], companies: [a.entId] });
      await addHistory(tx, { id: newId(), applicationId: id, event: 'lapsed', by: 'system' });
      if (renewed) return;
      return emit(tx, verificationLapsed, { ...factsOf(a), expiresAt: a.expiresAt });
    }
    const due = dueNotice(left, a.told);
    if (due === null || renewed) return;
    await updateApplication(tx, id, { told: [...a.told, due] });
    return emit(tx, verificationExpiring, { ...factsOf(a), expiresAt: a.expiresAt, days: left });
  });

/** Tells 30, 7 and 0 days before a needed document ends, and takes the approval back the day after. `now` moves in tests. */
export const expireApplications = async (ctx: Ctx, now: Date = new Date()): Promise<void> => {
  const today = chinaDay(now);
  for (const a of await findEnding(ctx, today, 30)) await one(ctx, a, today);
};
