import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { langs } from '#contract/core/langs.ts';
import type { ListedState, ProjectSort, ProjectState, ProposalState } from '#contract/docking/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo, pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { columns, flat, stateNow } from '../store.ts';
import { dockingProjects as projects, dockingProposals as proposals } from '../tables.ts';

export type ProjectQuery = {
  q?: string | undefined;
  kinds?: string[] | undefined;
  regions?: string[] | undefined;
  state?: ListedState | undefined;
  member: boolean;
};

/** A need has words in one of its languages; its tags and keys are no words of it. */
const needMatches = (like: string): SQL | undefined =>
  or(...langs.map((l) => sql`regexp_replace(${projects.need}->>${l}, '<[^>]*>', ' ', 'g') ilike ${like}`));

/** The need is for members; everybody else finds a project by its number and title. */
const matchesWords = (q: string, member: boolean): SQL | undefined =>
  everyWord(q, (like) =>
    or(ilike(projects.number, like), textMatches(projects.title, like), member ? needMatches(like) : undefined),
  );

const publicWhere = (o: ProjectQuery): SQL | undefined =>
  and(
    isNull(projects.hiddenAt),
    inArray(projects.state, ['open', 'underway', 'completed']),
    o.q ? matchesWords(o.q, o.member) : undefined,
    o.kinds && inArray(projects.kind, o.kinds),
    o.regions && inArray(projects.region, o.regions),
    o.state ? sql`${stateNow} = ${o.state}` : undefined,
  );

type Parts = ListOrder['parts'];
type Paged = { current: number; size: number };
const isOpen = sql`(${projects.state} = 'open' and ${projects.deadline} > now())`;
const isOver = sql`(${projects.state} <> 'open' or ${projects.deadline} <= now())`;
const newest: Parts[number]['keys'] = [
  { by: projects.publishedAt, kind: 'instant', desc: true },
  { by: projects.id, kind: 'id', desc: true },
];
/** Those still open first. */
const orders: Record<ProjectSort, ListOrder> = {
  newest: { name: 'newest', parts: [isOpen, isOver].map((where) => ({ where, keys: newest })) },
  deadline: {
    name: 'deadline',
    parts: [
      {
        where: isOpen,
        keys: [
          { by: projects.deadline, kind: 'instant' },
          { by: projects.id, kind: 'id' },
        ],
      },
      {
        where: isOver,
        keys: [
          { by: projects.deadline, kind: 'instant', desc: true },
          { by: projects.id, kind: 'id', desc: true },
        ],
      },
    ],
  },
};

/** Public projects. */
export const findPublic = async (
  ctx: Ctx,
  o: ProjectQuery & Paged & { sort?: ProjectSort | undefined; cursor?: string | undefined },
) => {
  const found = await pageByKeys({
    order: orders[o.sort ?? 'newest'],
    where: publicWhere(o),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...columns, place })
        .from(projects)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, projects, where, most),
  });
  return { ...found, rows: flat(found.rows) };
};

/** Public projects for sitemaps, in a lasting order. */
export const findPublicIds = (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> =>
  ctx.db
    .select({ id: projects.id, changed: projects.updatedAt })
    .from(projects)
    .where(publicWhere({ member: false }))
    .orderBy(asc(projects.publishedAt), asc(projects.id))
    .limit(o.limit)
    .offset(o.offset);

/** How many public projects there are by a column, under the other filters. */
export const countBy = async (
  ctx: Ctx,
  column: 'kind' | 'region',
  o: ProjectQuery,
): Promise<{ slug: string; n: number }[]> => {
  const rows = await ctx.db
    .select({ slug: projects[column], n: count() })
    .from(projects)
    .where(publicWhere(o))
    .groupBy(projects[column]);
  return rows.flatMap((r) => (r.slug === null ? [] : [{ slug: r.slug, n: r.n }]));
};
export const countStates = async (ctx: Ctx, o: ProjectQuery): Promise<Map<ProjectState, number>> => {
  const rows = await ctx.db
    .select({ state: stateNow, n: count() })
    .from(projects)
    .where(publicWhere(o))
    .groupBy(sql`1`);
  return new Map(rows.map((r) => [r.state, r.n]));
};

type Side = { userId: string; entId: string | null };
const ofSide = (s: Side): SQL | undefined =>
  or(and(isNull(projects.entId), eq(projects.ownerId, s.userId)), s.entId ? eq(projects.entId, s.entId) : undefined);

export const findOwn = async (
  ctx: Ctx,
  o: Paged & Side & { state?: ProjectState | undefined; q?: string | undefined; sort?: ProjectSort | undefined },
) => {
  const where = and(
    ofSide(o),
    o.state ? sql`${stateNow} = ${o.state}` : undefined,
    o.q ? matchesWords(o.q, true) : undefined,
  );
  const order =
    o.sort === 'deadline'
      ? [asc(projects.deadline), asc(projects.id)]
      : [desc(projects.publishedAt), desc(projects.id)];
  const { rows, total } = await pageOfRows(
    ctx.db
      .select(columns)
      .from(projects)
      .where(where)
      .orderBy(...order),
    o,
    ctx.db.$count(projects, where),
  );
  return { rows: flat(rows), total };
};

/** Proposals of a company with their projects, the newest first. */
export const findProposalsBy = async (
  ctx: Ctx,
  o: Paged & { entId: string; states?: readonly ProposalState[] | undefined; q?: string | undefined },
) => {
  const where = and(
    eq(proposals.entId, o.entId),
    o.states && inArray(proposals.state, [...o.states]),
    o.q ? matchesWords(o.q, true) : undefined,
  );
  const { rows, total } = await pageOfRows(
    ctx.db
      .select({ proposal: proposals, ...columns })
      .from(proposals)
      .innerJoin(projects, eq(projects.id, proposals.projectId))
      .where(where)
      .orderBy(desc(proposals.createdAt), desc(proposals.id)),
    o,
    ctx.db
      .select({ n: count() })
      .from(proposals)
      .innerJoin(projects, eq(projects.id, proposals.projectId))
      .where(where)
      .then((r) => r[0]?.n ?? 0),
  );
  return { rows: rows.map((r) => ({ proposal: r.proposal, project: { ...r.record, state: r.state } })), total };
};
