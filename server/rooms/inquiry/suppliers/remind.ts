import { reminderDays } from '#contract/inquiry/states.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { inquiryClosing } from '../events.ts';
import { claimReminders } from './reminder-store.ts';

/** Reminds invited companies that have said nothing, some days before the deadline; may run twice and on several nodes (deals 49). */
export const remind = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    for (const days of reminderDays) {
      const due = await claimReminders(tx, days);
      await emitAll(
        tx,
        inquiryClosing,
        due.map((d) => ({ ...d, deadline: new Date(d.deadline).toISOString() })),
      );
    }
  });
