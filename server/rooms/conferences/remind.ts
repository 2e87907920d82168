import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { conferenceNear } from './events.ts';
import { factsOf } from './present.ts';
import { markReminded } from './seat-store.ts';
import { findConferences } from './store.ts';

/** Tells who has a place that the conference begins within a day: the mark and the event are one transaction. */
export const remind = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const marked = Map.groupBy(await markReminded(tx), (m) => m.id);
    if (!marked.size) return;
    await emitAll(
      tx,
      conferenceNear,
      (await findConferences(tx, [...marked.keys()])).map((c) => ({
        ...factsOf(c),
        userIds: (marked.get(c.id) ?? []).map((m) => m.userId),
      })),
    );
  });
