import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { forumNear } from '../events.ts';
import { findForums, markReminded } from './store.ts';

/** Tells who has a place in a talk that it begins within the hour: the mark and the event are one transaction. */
export const remind = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const marked = Map.groupBy(await markReminded(tx), (m) => m.forumId);
    if (!marked.size) return;
    const found = new Map((await findForums(tx, [...marked.keys()])).map((f) => [f.forum.id, f.forum]));
    await emitAll(
      tx,
      forumNear,
      [...marked].flatMap(([forumId, seats]) => {
        const forum = found.get(forumId);
        if (!forum) return [];
        const startsAt = new Date(forum.startsAt).toISOString();
        return [{ forumId, title: forum.title, startsAt, userIds: seats.map((s) => s.userId) }];
      }),
    );
  });
