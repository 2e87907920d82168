import { pageOf } from '#contract/core/schemas.ts';
import type { BroadcastRow } from '#contract/operator/broadcasts.ts';
import type { Ctx } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { readsOfBroadcasts } from '#server/rooms/notices/index.ts';
import { findBroadcasts } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** What was and will be sent, the newest first. */
export const readBroadcasts = async (ctx: Ctx, q: { current: number; size: number }) => {
  const { rows, total } = await findBroadcasts(ctx, q);
  const [people, reads] = await Promise.all([
    peopleByIds(ctx, [...new Set(rows.map((r) => r.createdBy))]),
    readsOfBroadcasts(
      ctx,
      rows.map((r) => r.id),
    ),
  ]);
  const names = new Map(people.map((p) => [p.id, p.name]));
  const records = rows.map((r): BroadcastRow => {
    const { id, title, text, link, segment, binding, reason, state, counted, told } = r;
    return {
      id,
      title,
      text,
      link,
      segment,
      binding,
      reason,
      state,
      counted,
      told,
      by: names.get(r.createdBy) ?? '',
      read: reads.get(id) ?? 0,
      at: iso(r.createdAt),
      dueAt: iso(r.dueAt),
      endedAt: r.endedAt && iso(r.endedAt),
    };
  });
  return pageOf(records, total, q);
};
