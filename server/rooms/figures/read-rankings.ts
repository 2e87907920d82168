import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { type dataCentre, mostRanked } from '#contract/figures/calls.ts';
import { leastVisitors } from '#contract/footprints/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { listedRows, productsListedBy } from '#server/rooms/catalogue/index.ts';
import { mostCollected } from '#server/rooms/following/index.ts';
import { findMostOpened } from '#server/rooms/footprints/index.ts';
import { shownPeriod } from './period.ts';
import { ownFigures } from './whose.ts';

type Ranked = AnswerOf<typeof dataCentre.topTen>['products'];

/** With their names; what is offered no more is left out. */
const named = async (ctx: Ctx, rows: { id: string; n: number }[]): Promise<Ranked> => {
  const names = new Map(
    (
      await listedRows(
        ctx,
        rows.map((r) => r.id),
      )
    ).map((p) => [p.row.id, p.row.name]),
  );
  return rows.flatMap(({ id, n }) => {
    const name = names.get(id);
    return name ? [{ id, name, n }] : [];
  });
};

/** Own products by how many members opened them (figures 5). */
export const readTopTen = async (
  ctx: Ctx,
  asked: ParsedOf<typeof dataCentre.topTen>['query'],
): Promise<AnswerOf<typeof dataCentre.topTen>> => {
  const { period, of } = await ownFigures(ctx, asked);
  const rows = await findMostOpened(ctx, { ...of, least: leastVisitors, most: mostRanked });
  return { period: shownPeriod(period), products: await named(ctx, rows) };
};

/** Own products by how many members collected them in the period (figures 5). */
export const readTopCollected = async (
  ctx: Ctx,
  asked: ParsedOf<typeof dataCentre.topCollection>['query'],
): Promise<AnswerOf<typeof dataCentre.topCollection>> => {
  const { company, period, of } = await ownFigures(ctx, asked);
  const rows = await mostCollected(ctx, {
    productIds: await productsListedBy(ctx, company.id),
    since: of.since,
    apart: of.staff.map((p) => p.id),
    least: leastVisitors,
    most: mostRanked,
  });
  return { period: shownPeriod(period), products: await named(ctx, rows) };
};
