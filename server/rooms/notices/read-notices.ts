import type { ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Notice, notices } from '#contract/notices/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { busTopic } from './tell.ts';
import { countUnread, findNewest, findNotices, markRead, type NoticeRecord } from './store.ts';

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
