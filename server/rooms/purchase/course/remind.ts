import { purchaseReminders } from '#contract/purchase/states.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { purchaseClosed, purchaseClosing } from '../events.ts';
import { claimReminders, findSilent } from './course-store.ts';

/**
 * Reminds admitted suppliers without prices some days before the deadline, and tells the buyer that it has passed; may run twice and on
 * several nodes (purchases 29).
 */
export const remind = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    // The nearest first: who is reminded a day before hears nothing of three days.
    for (const days of purchaseReminders.toReversed()) {
      const due = await claimReminders(tx, days);
      const about = new Map(
        due.map((x) => [
          x.id,
          { purchaseId: x.id, number: x.number, title: x.title, deadline: new Date(x.deadline).toISOString() },
        ]),
      );
      if (days === 0) {
        await emitAll(
          tx,
          purchaseClosed,
          due.flatMap((x) => {
            const told = about.get(x.id);
            return told ? [{ ...told, buyerId: x.buyerId, buyerEntId: x.entId }] : [];
          }),
        );
        continue;
      }
      const silent = await findSilent(tx, [...about.keys()]);
      await emitAll(
        tx,
        purchaseClosing,
        silent.flatMap((s) => {
          const told = about.get(s.purchaseId);
          return told ? [{ ...told, entId: s.entId, days }] : [];
        }),
      );
    }
  });
