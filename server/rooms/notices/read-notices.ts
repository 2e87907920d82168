import type { ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Notice, notices } from '#contract/notices/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { busTopic } from './tell.ts';
import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import { countByKind, countUnread, findNewest, findNotices, markRead, markReadOf, type NoticeRecord } from './store.ts';

export const present = (n: NoticeRecord): Notice => ({
  id: n.id,
  kind: n.kind,
  params: n.params,
  link: n.link,
  read: n.readAt !== null,
  at: new Date(n.createdAt).toISOString(),
});

export const readNewest = async (ctx: Ctx, since?: string) => ({
  records: (await findNewest(ctx, me(ctx).userId, since)).map(present),
});

export const readNotices = async (ctx: Ctx, q: ParsedOf<typeof notices.page>['query']) => {
  const found = await findNotices(ctx, {
    userId: me(ctx).userId,
    unread: q.unread === '1',
    current: q.current,
    size: q.size,
    cursor: q.cursor,
  });
  return cursorPageOf(found.rows.map(present), found, q);
};

export const readUnread = async (ctx: Ctx) => ({ messageNum: await countUnread(ctx, me(ctx).userId) });

/** Marks as read; other windows of the same person hear of it. */
export const readBatch = async (ctx: Ctx, ids: string[] | undefined) => {
  const { userId } = me(ctx);
  await markRead(ctx, userId, ids);
  await ctx.platform.bus.publish(busTopic, { userId, ids: [] });
  return readUnread(ctx);
};

/** What somebody has read elsewhere is no unread notice any more; their windows count anew. */
export const settleNotices = async (ctx: Ctx, userId: string, dedupes: string[]): Promise<void> => {
  if (dedupes.length) await markReadOf(ctx, userId, dedupes);
  await ctx.platform.bus.publish(busTopic, { userId, ids: [] });
};

/** Unread notices by the groups of the preferences. */
export const unreadByGroup = async (ctx: Ctx, userId: string) => {
  const kinds = await countByKind(ctx, userId);
  return [...Map.groupBy(kinds, (k) => groupOfKind[k.kind])].map(([group, of]) => ({
    group,
    unread: of.reduce((sum, k) => sum + k.n, 0),
  }));
};
