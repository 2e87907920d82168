import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ContentKind, ListedKind } from '#contract/content/kinds.ts';
import { listedKinds } from '#contract/content/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { isOfFollowed } from './expert-store.ts';
import { contentMarks as m } from '../discussion/tables.ts';
import { contentPieces as p, contentReads as r, contentVersions as v } from '../tables.ts';

export type ShownPiece = { piece: typeof p.$inferSelect; content: (typeof v.$inferSelect)['content'] };
type Place = { current: number; size: number };
type Wanted = {
  kind?: ListedKind | readonly ListedKind[] | undefined;
  q?: string | undefined;
  /** Words are looked for in titles alone. */
  titled?: boolean;
  materials?: string[];
  processes?: string[];
};

const shownVersion = and(eq(v.pieceId, p.id), eq(v.no, p.shown));
const part = (key: 'title' | 'summary' | 'materials' | 'processes') => sql`(${v.content}->${sql.raw(`'${key}'`)})`;
/** Whether the version names one of these slugs. */
const names = (key: 'materials' | 'processes', slugs: readonly string[]): SQL =>
  sql`${part(key)} ?| ${sql.param([...slugs])}::text[]`;

const kindIs = (kind: ListedKind | readonly ListedKind[] | undefined) =>
  typeof kind === 'string' ? eq(p.kind, kind) : inArray(p.kind, [...(kind ?? listedKinds)]);

const conditionOf = (w: Wanted): SQL | undefined =>
  and(
    kindIs(w.kind),
    isNotNull(p.shown),
    everyWord(w.q ?? '', (like) =>
      or(textMatches(part('title'), like), w.titled ? undefined : textMatches(part('summary'), like)),
    ),
    w.materials && names('materials', w.materials),
    w.processes && names('processes', w.processes),
  );

const joined = (ctx: Ctx) =>
  ctx.db.select({ piece: p, content: v.content }).from(p).innerJoin(v, shownVersion).$dynamic();
const newest = [desc(p.publishedAt), desc(p.id)];
const mostHelp = 200;

/** What readers may see, the newest first. */
export const findShownPage = async (ctx: Ctx, w: Wanted, o: Place) => {
  const where = conditionOf(w);
  const all = ctx.db.select({ id: p.id }).from(p).innerJoin(v, shownVersion).where(where).as('all');
  return pageOfRows(
    joined(ctx)
      .where(where)
      .orderBy(...newest),
    o,
    ctx.db.$count(all),
  );
};

export const findNewest = (ctx: Ctx, kind: Wanted['kind'], size: number): Promise<ShownPiece[]> =>
  joined(ctx)
    .where(conditionOf({ kind }))
    .orderBy(...newest)
    .limit(size);

export const findShown = async (ctx: Ctx, id: string): Promise<ShownPiece | undefined> =>
  (await joined(ctx).where(eq(p.id, id)))[0];

/** Other pieces that name one of its materials or processes, what shares most first. */
export const findRelated = (ctx: Ctx, { piece, content }: ShownPiece, size: number): Promise<ShownPiece[]> => {
  const { materials, processes } = content;
  const shared = sql`(select count(*) from jsonb_array_elements_text(${part('materials')} || ${part('processes')}) as tag
    where tag = any(${sql.param([...materials, ...processes])}::text[]))`;
  return joined(ctx)
    .where(
      and(
        conditionOf({}),
        sql`${p.id} <> ${piece.id}`,
        or(names('materials', materials), names('processes', processes)),
      ),
    )
    .orderBy(desc(shared), ...newest)
    .limit(size);
};

/** What of the same kind was published next after it, and last before it. */
export const findNeighbours = async (ctx: Ctx, { piece }: ShownPiece) => {
  const than = (sign: SQL) =>
    and(
      eq(p.kind, piece.kind),
      isNotNull(p.shown),
      sql`(${p.publishedAt}, ${p.id}) ${sign} (${piece.publishedAt}::timestamptz, ${piece.id}::uuid)`,
    );
  const [[newer], [older]] = await Promise.all([
    joined(ctx)
      .where(than(sql`>`))
      .orderBy(asc(p.publishedAt), asc(p.id))
      .limit(1),
    joined(ctx)
      .where(than(sql`<`))
      .orderBy(...newest)
      .limit(1),
  ]);
  return { newer: newer ?? null, older: older ?? null };
};

/** How many pieces of a kind name each material. */
export const countMaterials = async (
  ctx: Ctx,
  kind: ListedKind | undefined,
): Promise<{ slug: string; n: number }[]> => {
  const tag = sql<string>`jsonb_array_elements_text(${part('materials')})`;
  const tags = ctx.db
    .select({ slug: tag.as('slug') })
    .from(p)
    .innerJoin(v, shownVersion)
    .where(conditionOf({ kind }))
    .as('tags');
  const n = sql<number>`count(*)::int`;
  return ctx.db.select({ slug: tags.slug, n }).from(tags).groupBy(tags.slug).orderBy(desc(n), tags.slug);
};

export const findCampaigns = (ctx: Ctx): Promise<ShownPiece[]> =>
  joined(ctx).where(and(eq(p.kind, 'campaign'), isNotNull(p.shown)));

export const findAnnouncements = (ctx: Ctx): Promise<ShownPiece[]> =>
  joined(ctx).where(and(eq(p.kind, 'announcement'), isNotNull(p.shown)));

/** Texts that help, the newest first; there are no more of them than a page holds. */
export const findHelp = (ctx: Ctx): Promise<ShownPiece[]> =>
  joined(ctx)
    .where(and(eq(p.kind, 'help'), isNotNull(p.shown)))
    .orderBy(...newest)
    .limit(mostHelp);

/** For sitemaps. */
export const findListed = async (ctx: Ctx, kind: ContentKind, o: { limit: number; offset: number }) =>
  (
    await ctx.db
      .select({ slug: p.slug, at: p.publishedAt, revised: p.revisedAt })
      .from(p)
      .where(and(eq(p.kind, kind), isNotNull(p.shown)))
      .orderBy(...newest)
      .limit(o.limit)
      .offset(o.offset)
  ).map((row) => ({ id: row.slug, changed: row.revised ?? row.at ?? '' }));

type Centre = {
  userId: string;
  materials: string[];
  processes: string[];
  scope: 'followed' | 'all' | 'collected';
  unread: boolean;
};
const mine = (userId: string) => and(eq(r.pieceId, p.id), eq(r.userId, userId));
const isCollected = (userId: string): SQL =>
  sql`exists (select from ${m} where ${m.pieceId} = ${p.id} and ${m.userId} = ${userId} and ${m.kind} = 'collect')`;
const centreOf = (c: Centre): SQL | undefined =>
  and(
    conditionOf({}),
    c.scope === 'followed'
      ? or(names('materials', c.materials), names('processes', c.processes), isOfFollowed(c.userId))
      : undefined,
    c.scope === 'collected' ? isCollected(c.userId) : undefined,
    c.unread ? isNull(r.userId) : undefined,
  );

/** What is new for a member, each with whether it was read. */
export const findCentrePage = async (ctx: Ctx, c: Centre, o: Place) => {
  const base = () =>
    ctx.db
      .select({ piece: p, content: v.content, readAt: r.at })
      .from(p)
      .innerJoin(v, shownVersion)
      .leftJoin(r, mine(c.userId))
      .$dynamic();
  const ids = (where: SQL | undefined) =>
    ctx.db.select({ id: p.id }).from(p).innerJoin(v, shownVersion).leftJoin(r, mine(c.userId)).where(where).as('some');
  const [list, unread] = await Promise.all([
    pageOfRows(
      base()
        .where(centreOf(c))
        .orderBy(...newest),
      o,
      ctx.db.$count(ids(centreOf(c))),
    ),
    ctx.db.$count(ids(centreOf({ ...c, unread: true }))),
  ]);
  return { ...list, unread };
};

export const insertRead = async (ctx: Ctx, userId: string, pieceId: string): Promise<void> => {
  await ctx.db.insert(r).values({ userId, pieceId }).onConflictDoNothing();
};

/** Everything that readers see is read by this one. */
export const insertAllReads = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.execute(sql`
    insert into ${r} (user_id, piece_id)
    select ${userId}, ${p.id} from ${p} where ${p.shown} is not null and ${inArray(p.kind, [...listedKinds])}
    on conflict do nothing`);
};

export const findReads = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ slug: p.slug, at: r.at })
    .from(r)
    .innerJoin(p, eq(p.id, r.pieceId))
    .where(eq(r.userId, userId))
    .orderBy(desc(r.at));

export const deleteReads = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(r).where(eq(r.userId, userId));
};
