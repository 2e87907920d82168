import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf, pageOf } from '#contract/core/schemas.ts';
import type { docking } from '#contract/docking/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { regionLabel, regionsWithin, serviceKinds } from '#server/rooms/dictionary/index.ts';
import { iso, namesOf, presentRows } from '../present.ts';
import { countUndecided } from '../proposals/proposal-store.ts';
import { findLiveStages } from '../store.ts';
import { countBy, countStates, findOwn, findProposalsBy, findPublic } from './list-store.ts';

type Asked = { q?: string | undefined; kind?: string | undefined; region?: string | undefined };
const narrowed = async (ctx: Ctx, { q, kind, region }: Asked) => ({
  member: ctx.person !== null,
  q: q?.trim(),
  kinds: kind ? (await serviceKinds(ctx)).within(kind) : undefined,
  regions: region ? regionsWithin(region) : undefined,
});

/** The public list. */
export const readProjects = async (
  ctx: Ctx,
  q: ParsedOf<typeof docking.page>['query'],
): Promise<AnswerOf<typeof docking.page>> => {
  const { current, size, cursor, sort, state } = q;
  const found = await findPublic(ctx, { current, size, cursor, sort, state, ...(await narrowed(ctx, q)) });
  return cursorPageOf(await presentRows(ctx, found.rows), found, q);
};

const most = (a: { slug: string; n: number }, b: { slug: string; n: number }) =>
  b.n - a.n || a.slug.localeCompare(b.slug);

/** Counts of each filter with the others kept. Kinds count in their group until one is chosen, which shows what lies in it. */
export const readFacets = async (
  ctx: Ctx,
  q: ParsedOf<typeof docking.facets>['query'],
): Promise<AnswerOf<typeof docking.facets>> => {
  const { state } = q;
  const o = await narrowed(ctx, q);
  const kinds = await serviceKinds(ctx);
  const byKind = await countBy(ctx, 'kind', { ...o, state, kinds: undefined });
  const regions = await countBy(ctx, 'region', { ...o, state, regions: undefined });
  const states = await countStates(ctx, o);
  const groups = new Map<string, number>();
  for (const { slug, n } of byKind) groups.set(kinds.group(slug), (groups.get(kinds.group(slug)) ?? 0) + n);
  const inside = q.kind
    ? byKind.filter((k) => k.slug !== kinds.group(k.slug) && kinds.group(k.slug) === kinds.group(q.kind ?? ''))
    : [];
  return {
    kinds: [...[...groups].map(([slug, n]) => ({ slug, n })).toSorted(most), ...inside.toSorted(most)].map((k) => ({
      ...k,
      name: kinds.label(k.slug),
    })),
    regions: regions.toSorted(most).map((r) => ({ ...r, name: regionLabel(r.slug) })),
    states: {
      open: states.get('open') ?? 0,
      closed: states.get('closed') ?? 0,
      underway: states.get('underway') ?? 0,
      completed: states.get('completed') ?? 0,
    },
  };
};

/** My projects and my company's, with what waits for their side. */
export const readOwnProjects = async (
  ctx: Ctx,
  q: ParsedOf<typeof docking.ownPage>['query'],
): Promise<AnswerOf<typeof docking.ownPage>> => {
  const { userId, entId } = me(ctx);
  const { rows, total } = await findOwn(ctx, { userId, entId, ...q });
  const ids = rows.map((r) => r.id);
  const undecided = await countUndecided(ctx, ids);
  const live = await findLiveStages(ctx, ids);
  const shown = await presentRows(ctx, rows);
  return pageOf(
    shown.map((r) => ({
      ...r,
      undecided: r.state === 'open' || r.state === 'closed' ? (undecided.get(r.id) ?? 0) : 0,
      waiting: live.filter((s) => s.projectId === r.id && s.state === 'delivered').length,
    })),
    total,
    q,
  );
};

/** My company's proposals with their projects. */
export const readMyProposals = async (
  ctx: Ctx,
  q: ParsedOf<typeof docking.myProposals>['query'],
): Promise<AnswerOf<typeof docking.myProposals>> => {
  const { entId } = me(ctx);
  const { rows, total } = entId
    ? await findProposalsBy(ctx, { entId, q: q.q, states: q.state && [q.state], current: q.current, size: q.size })
    : { rows: [], total: 0 };
  const shown = await presentRows(
    ctx,
    rows.map((r) => r.project),
  );
  const owners = await namesOf(
    ctx,
    rows.map((r) => r.project.entId),
  );
  return pageOf(
    rows.flatMap(({ proposal: a, project }, i) => {
      const row = shown[i];
      const owner = project.entId ? (owners.get(project.entId) ?? null) : null;
      const { id, state, total: sum, revision } = a;
      return row
        ? [{ id, project: row, state, total: sum, revision, asked: a.question !== null, owner, at: iso(a.createdAt) }]
        : [];
    }),
    total,
    q,
  );
};
