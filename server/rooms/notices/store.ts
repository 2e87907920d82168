import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { notices } from './tables.ts';

export type NoticeRecord = typeof notices.$inferSelect;

/** @returns only the notices that are new: a repeated event writes nothing. Quiet ones are read from the start. */
export const insertNotices = (ctx: Ctx, rows: (typeof notices.$inferInsert)[]): Promise<NoticeRecord[]> =>
  rows.length
    ? ctx.db
        .insert(notices)
        .values(rows.map((r) => (r.quiet ? { ...r, readAt: sql`now()` } : r)))
        .onConflictDoNothing()
        .returning()
    : Promise.resolve([]);

/** A notice that counts what came in a day says the most that it was told; that it is there already is no news. */
export const raiseCounts = async (
  ctx: Ctx,
  rows: Pick<typeof notices.$inferInsert, 'userId' | 'dedupe' | 'params'>[],
): Promise<void> => {
  const counting = rows.flatMap((r) => {
    const n = r.params?.['n'];
    return typeof n === 'number' ? [{ user_id: r.userId, dedupe: r.dedupe, n }] : [];
  });
  if (counting.length)
    await ctx.db.execute(sql`
      update ${notices} set params = jsonb_set(${notices.params}, '{n}', to_jsonb(more.n))
      from jsonb_to_recordset(${JSON.stringify(counting)}::jsonb) as more(user_id uuid, dedupe text, n int)
      where ${notices.userId} = more.user_id and ${notices.dedupe} = more.dedupe
        and coalesce((${notices.params}->>'n')::int, 0) < more.n`);
};

const newest: ListOrder = {
  name: 'newest',
  parts: [
    {
      keys: [
        { by: notices.createdAt, kind: 'instant', desc: true },
        { by: notices.id, kind: 'id', desc: true },
      ],
    },
  ],
};

export const findNotices = (
  ctx: Ctx,
  o: { userId: string; unread: boolean; current: number; size: number; cursor?: string | undefined },
) =>
  pageByKeys<NoticeRecord>({
    order: newest,
    where: and(eq(notices.userId, o.userId), o.unread ? isNull(notices.readAt) : undefined),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(notices), place })
        .from(notices)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, notices, where, most),
  });

export const findAll = (ctx: Ctx, userId: string): Promise<NoticeRecord[]> =>
  ctx.db.select().from(notices).where(eq(notices.userId, userId)).orderBy(desc(notices.createdAt), desc(notices.id));

export const findNewest = (ctx: Ctx, userId: string, since: string | undefined): Promise<NoticeRecord[]> =>
  ctx.db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), since ? gt(notices.createdAt, since) : undefined))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(20);

/** Unread notices of a kind of the last days, oldest first. */
export const findUnreadOf = (
  ctx: Ctx,
  userId: string,
  o: { kind: NoticeRecord['kind']; days: number; most: number },
): Promise<NoticeRecord[]> =>
  ctx.db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.kind, o.kind),
        isNull(notices.readAt),
        gt(notices.createdAt, sql`now() - make_interval(days => ${o.days}::int)`),
      ),
    )
    .orderBy(notices.createdAt, notices.id)
    .limit(o.most);

export const countUnread = async (ctx: Ctx, userId: string): Promise<number> =>
  (
    await ctx.db
      .select({ n: count() })
      .from(notices)
      .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
  )[0]?.n ?? 0;

/** These notices with the number of all unread ones, in one query. */
export const findFresh = async (
  ctx: Ctx,
  userId: string,
  ids: string[],
): Promise<{ rows: NoticeRecord[]; unread: number }> => {
  const total = sql<number>`(select count(*)::int from ${notices} u where u.user_id = ${userId} and u.read_at is null)`;
  const found = ids.length
    ? await ctx.db
        .select({ notice: notices, total })
        .from(notices)
        .where(and(eq(notices.userId, userId), inArray(notices.id, ids)))
    : [];
  return {
    rows: found.map((f) => f.notice),
    unread: found[0]?.total ?? (await countUnread(ctx, userId)),
  };
};

export const markRead = async (ctx: Ctx, userId: string, ids: string[] | undefined): Promise<void> => {
  await ctx.db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), ids ? inArray(notices.id, ids) : undefined));
};

/** The same by what they tell of. */
export const markReadOf = async (ctx: Ctx, userId: string, dedupes: string[]): Promise<void> => {
  await ctx.db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), inArray(notices.dedupe, dedupes)));
};

/** Reads every notice of the kind and link of one of a person's. @returns whether there is that one */
export const markReadLike = async (
  ctx: Ctx,
  userId: string,
  o: { id: string; kind: NoticeRecord['kind'] },
): Promise<boolean> => {
  const one = and(eq(notices.userId, userId), eq(notices.kind, o.kind));
  const [found] = await ctx.db
    .select({ link: notices.link })
    .from(notices)
    .where(and(one, eq(notices.id, o.id)));
  if (!found) return false;
  await ctx.db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(one, eq(notices.link, found.link), isNull(notices.readAt)));
  return true;
};

/** How many unread notices there are of each kind. */
export const countByKind = (ctx: Ctx, userId: string): Promise<{ kind: NoticeRecord['kind']; n: number }[]> =>
  ctx.db
    .select({ kind: notices.kind, n: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
    .groupBy(notices.kind);

export const findUnmailed = (ctx: Ctx, ids: string[]): Promise<NoticeRecord[]> =>
  ctx.db
    .select()
    .from(notices)
    .where(and(inArray(notices.id, ids), isNull(notices.mailedAt)));

/** A notice that is unread and was not sent by SMS. */
export const findUntexted = async (ctx: Ctx, id: string): Promise<NoticeRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(notices)
      .where(and(eq(notices.id, id), isNull(notices.smsAt), or(isNull(notices.readAt), notices.quiet)))
  )[0];

/** Takes a notice for sending by SMS. @returns false where another job was faster */
export const claimText = async (ctx: Ctx, id: string): Promise<boolean> =>
  (
    await ctx.db
      .update(notices)
      .set({ smsAt: sql`now()` })
      .where(and(eq(notices.id, id), isNull(notices.smsAt)))
      .returning({ id: notices.id })
  ).length === 1;

/** Gives it back: the gateway did not take it. */
export const releaseText = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.update(notices).set({ smsAt: null }).where(eq(notices.id, id));
};

/** Somebody is gone: what they were told goes too. */
export const deleteNoticesOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(notices).where(eq(notices.userId, userId));
};
