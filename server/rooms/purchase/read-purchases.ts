import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf, pageOf } from '#contract/core/schemas.ts';
import type { purchase } from '#contract/purchase/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { certificateLabel, materialLabel, materialPath, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { presentRow } from './present.ts';
import { countBy, countStates, countUndecided, findOwn, findPublic, type PurchaseQuery } from './store.ts';

type Asked = { q?: string | undefined; category?: string | undefined; certificate?: string[] | undefined };
const narrowed = <T extends Asked>(ctx: Ctx, q: T) => ({
  member: ctx.person !== null,
  q: q.q?.trim(),
  products: q.category ? materialsBelow(q.category) : undefined,
  certificates: q.certificate,
});

/** The public list. */
export const readPurchases = async (
  ctx: Ctx,
  q: ParsedOf<typeof purchase.page>['query'],
): Promise<AnswerOf<typeof purchase.page>> => {
  const found = await findPublic(ctx, { ...q, ...narrowed(ctx, q) });
  return cursorPageOf(found.rows.map(presentRow), found, q);
};

/** Purchases a group of materials: one that names three materials of a group counts once. */
const byGroup = async (ctx: Ctx, o: PurchaseQuery) => {
  const groups = new Map<string, Set<string>>();
  for (const [slug, ids] of await countBy(ctx, 'products', o)) {
    const [group] = materialPath(slug);
    if (!group) continue;
    groups.set(group, new Set([...(groups.get(group) ?? []), ...ids]));
  }
  return [...groups]
    .map(([slug, ids]) => ({ slug, name: materialLabel(slug), n: ids.size }))
    .toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug));
};

/**
 * Counts of each filter with the others kept. Certificates add up (a purchase must ask for all chosen), so theirs are
 * counted under the chosen ones.
 */
export const readFacets = async (
  ctx: Ctx,
  q: ParsedOf<typeof purchase.facets>['query'],
): Promise<AnswerOf<typeof purchase.facets>> => {
  const { state } = q;
  const o = narrowed(ctx, q);
  const [categories, certificates, states] = await Promise.all([
    byGroup(ctx, { ...o, state, products: undefined }),
    countBy(ctx, 'certificates', { ...o, state }),
    countStates(ctx, o),
  ]);
  return {
    categories,
    certificates: [...certificates]
      .map(([slug, ids]) => ({ slug, name: certificateLabel(slug), n: ids.length }))
      .toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug)),
    states: { open: states.get('open') ?? 0, closed: states.get('closed') ?? 0, awarded: states.get('awarded') ?? 0 },
  };
};

/** My purchases and my company's. */
export const readOwnPurchases = async (
  ctx: Ctx,
  q: ParsedOf<typeof purchase.ownPage>['query'],
): Promise<AnswerOf<typeof purchase.ownPage>> => {
  const { userId, entId } = me(ctx);
  const { rows, total } = await findOwn(ctx, { userId, entId, ...q });
  const undecided = await countUndecided(
    ctx,
    rows.map((r) => r.id),
  );
  return pageOf(
    rows.map((r) => ({ ...presentRow(r), undecided: undecided.get(r.id) ?? 0 })),
    total,
    q,
  );
};
