import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { ownIds, type Reader } from './store.ts';
import { chatMessages } from './tables.ts';

export type MessageRecord = typeof chatMessages.$inferSelect;
/** A message that is about to be written: when is told by the database, under the lock of its conversation. */
export type NewMessage = Omit<MessageRecord, 'createdAt' | 'recalledAt' | 'hiddenAt'>;
const t = chatMessages;

/** What the database sets, at once or later. */
const later: string[] = ['createdAt', 'recalledAt', 'hiddenAt'] satisfies (keyof MessageRecord)[];
/** What a message is written with, each with the name of its column. */
const names = Object.entries(getTableColumns(t)).flatMap(([key, c]) =>
  later.includes(key) ? [] : [[key as keyof NewMessage, c.name] as const],
);
const columns = sql.raw(names.map(([, name]) => `"${name}"`).join());

/**
 * One parameter, whatever the number of messages: a statement with a parameter for each of their columns takes longer to build and to read than
 * to carry out. @returns those that were written: none of what its sender has sent before
 */
export const insertMessages = async (tx: Ctx, rows: NewMessage[]): Promise<MessageRecord[]> => {
  if (!rows.length) return [];
  const records = JSON.stringify(rows.map((r) => Object.fromEntries(names.map(([key, name]) => [name, r[key]]))));
  const { rows: made } = await tx.db.execute<{ id: string; at: string }>(
    sql`insert into ${t} (${columns}, created_at)
      select ${columns}, clock_timestamp() from jsonb_populate_recordset(null::${t}, ${records}::jsonb)
      on conflict (sender_id, client_id) do nothing returning id, created_at as at`,
  );
  const at = new Map(made.map((m) => [m.id, t.createdAt.mapFromDriverValue(m.at) as string]));
  return rows.flatMap((r) => {
    const createdAt = at.get(r.id);
    return createdAt === undefined ? [] : [{ ...r, createdAt, recalledAt: null, hiddenAt: null }];
  });
};

export const findMessage = async (ctx: Ctx, id: string): Promise<MessageRecord | undefined> =>
  (await ctx.db.select().from(t).where(eq(t.id, id)))[0];

export const findMessages = (ctx: Ctx, ids: string[]): Promise<MessageRecord[]> =>
  ids.length ? ctx.db.select().from(t).where(inArray(t.id, ids)) : Promise.resolve([]);

/** Messages by their places, which may be of many conversations, in order. */
export const findPlaces = async (
  ctx: Ctx,
  places: { conversationId: string; seq: number }[],
): Promise<MessageRecord[]> => {
  if (!places.length) return [];
  const wanted = sql`(select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w("conversationId" uuid, seq bigint))`;
  return ctx.db
    .select()
    .from(t)
    .where(sql`(${t.conversationId}, ${t.seq}) in ${wanted}`)
    .orderBy(t.conversationId, t.seq);
};

/** What came after these places, in order; of each conversation no more than `most`. */
export const findAfter = (
  ctx: Ctx,
  places: { conversationId: string; after: number }[],
  most: number,
): Promise<MessageRecord[]> =>
  places.length
    ? ctx.db
        .select(getTableColumns(t))
        .from(t)
        .innerJoin(
          sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w("conversationId" uuid, after bigint)`,
          sql`${t.conversationId} = w."conversationId" and ${t.seq} > w.after and ${t.seq} <= w.after + ${most}`,
        )
        .orderBy(t.conversationId, t.seq)
    : Promise.resolve([]);

type Slice = { before?: number | undefined; after?: number | undefined; around?: number | undefined; size: number };

/** A part of the history, oldest first. */
export const findSlice = async (ctx: Ctx, conversationId: string, o: Slice): Promise<MessageRecord[]> => {
  const of = eq(t.conversationId, conversationId);
  const below = (seq: number | undefined, limit: number) =>
    ctx.db
      .select()
      .from(t)
      .where(and(of, seq === undefined ? undefined : lt(t.seq, seq)))
      .orderBy(desc(t.seq))
      .limit(limit);
  const above = (seq: number, limit: number) =>
    ctx.db
      .select()
      .from(t)
      .where(and(of, gt(t.seq, seq)))
      .orderBy(asc(t.seq))
      .limit(limit);
  if (o.after !== undefined) return above(o.after, o.size);
  if (o.around !== undefined) {
    const half = Math.ceil(o.size / 2);
    const [older, newer] = await Promise.all([below(o.around + 1, half), above(o.around, o.size - half)]);
    return [...older.toReversed(), ...newer];
  }
  return (await below(o.before, o.size)).toReversed();
};

/** Those of a stretch of numbers of which nothing is left: taken back, or hidden by an operator. */
export const findGone = async (
  ctx: Ctx,
  stretches: { conversationId: string; from: number; to: number }[],
): Promise<{ conversationId: string; seq: number }[]> =>
  stretches.length
    ? ctx.db
        .select({ conversationId: t.conversationId, seq: t.seq })
        .from(t)
        .innerJoin(
          sql`jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb) as w("conversationId" uuid, "from" bigint, "to" bigint)`,
          sql`${t.conversationId} = w."conversationId" and ${t.seq} between w."from" and w."to"`,
        )
        .where(or(isNotNull(t.recalledAt), isNotNull(t.hiddenAt)))
        .orderBy(t.conversationId, t.seq)
    : [];

/** Takes a message back, while the time for it runs. @returns whether it was there to be taken back */
export const recallRow = async (tx: Ctx, id: string, within: number): Promise<boolean> =>
  (
    await tx.db
      .update(t)
      .set({ recalledAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(t.id, id),
          isNull(t.recalledAt),
          sql`${t.createdAt} > clock_timestamp() - make_interval(secs => ${within / 1000}::float8)`,
        ),
      )
      .returning({ id: t.id })
  ).length > 0;

export const hideRow = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db
    .update(t)
    .set({ hiddenAt: sql`clock_timestamp()` })
    .where(eq(t.id, id));
};

const newest: ListOrder = {
  name: 'found',
  parts: [
    {
      keys: [
        { by: t.createdAt, kind: 'instant', desc: true },
        { by: t.id, kind: 'id', desc: true },
      ],
    },
  ],
};
type Wish = { q: string; sessionId?: string | undefined; current: number; size: number; cursor?: string | undefined };

/** What of a reader's messages a search looks through. */
const searchable = (ctx: Ctx, who: Reader, sessionId: string | undefined) =>
  and(
    inArray(t.conversationId, ownIds(ctx, who)),
    sessionId ? eq(t.conversationId, sessionId) : undefined,
    isNull(t.recalledAt),
    isNull(t.hiddenAt),
  );

/** The newest files of a reader's messages, whose names a search looks through. */
export const findFileIds = async (
  ctx: Ctx,
  who: Reader,
  sessionId: string | undefined,
  most: number,
): Promise<string[]> =>
  (
    await ctx.db
      .select({ fileId: t.fileId })
      .from(t)
      .where(and(searchable(ctx, who, sessionId), isNotNull(t.fileId)))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(most)
  ).flatMap((r) => r.fileId ?? []);

/**
 * Messages with these words in a reader's conversations, the newest first; a ready sentence has them in any language.
 * @param named files whose name has a word
 */
export const searchRows = (ctx: Ctx, who: Reader, o: Wish, named: (word: string) => string[]) =>
  pageByKeys<MessageRecord>({
    order: newest,
    where: and(
      searchable(ctx, who, o.sessionId),
      everyWord(o.q, (like, word) => {
        const files = named(word);
        return or(
          sql`${t.body} ilike ${like}`,
          textMatches(t.said, like),
          textMatches(t.automatic, like),
          files.length ? inArray(t.fileId, files) : undefined,
        );
      }),
    ),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(t), place })
        .from(t)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, t, where, most),
  });

/** What somebody wrote, for their own data, the oldest first; what the desk sent by itself in their name is none of it. */
export const findWritten = (ctx: Ctx, userId: string): Promise<MessageRecord[]> =>
  ctx.db
    .select()
    .from(t)
    .where(and(eq(t.senderId, userId), isNull(t.automatic)))
    .orderBy(asc(t.createdAt), asc(t.id));

type Standing = { conversationId: string; side: number; since: string | null; after?: number | undefined };
/** The oldest or newest message that a person of a side wrote, of what is neither taken back nor hidden. */
export const findStanding = async (
  ctx: Ctx,
  { conversationId, side, since, after = 0 }: Standing,
  which: 'oldest' | 'newest',
): Promise<MessageRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(t)
      .where(
        and(
          eq(t.conversationId, conversationId),
          eq(t.side, side),
          gt(t.seq, after),
          since === null ? undefined : gt(t.createdAt, since),
          isNull(t.automatic),
          isNull(t.recalledAt),
          isNull(t.hiddenAt),
        ),
      )
      .orderBy(which === 'oldest' ? asc(t.seq) : desc(t.seq))
      .limit(1)
  )[0];

/** The language in which the person of a conversation wrote last, where their client said it. */
export const findLastLang = async (ctx: Ctx, conversationId: string): Promise<MessageRecord['lang']> =>
  (
    await ctx.db
      .select({ lang: t.lang })
      .from(t)
      .where(and(eq(t.conversationId, conversationId), eq(t.side, 0)))
      .orderBy(desc(t.seq))
      .limit(1)
  )[0]?.lang ?? null;
