import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import {
  type dataCentre,
  leastBuyers,
  leastMissed,
  leastPeers,
  mostRanked,
  priceThirds,
  type Share,
} from '#contract/figures/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fieldLabel, materialLabel, regionLabel } from '#server/rooms/dictionary/index.ts';
import { countLost, countNeeds, findBuyers, findPricePlaces } from '#server/rooms/inquiry/index.ts';
import { findMissed } from '#server/rooms/search/index.ts';
import { shownPeriod } from './period.ts';
import { ownFigures } from './whose.ts';

type Buyer = { buyer: string; slug: string | null };

/** Buyers by what they are, in rows of enough; all others stand together, where they are enough themselves (figures 8). */
const shared = (rows: Buyer[], labelOf: (slug: string) => Text): Share[] => {
  const groups = [...Map.groupBy(rows, (r) => r.slug)].map(([slug, of]) => ({
    slug,
    of: new Set(of.map((r) => r.buyer)),
  }));
  const whole = groups.flatMap(({ slug, of }) => (slug && of.size >= leastBuyers ? [{ slug, n: of.size }] : []));
  const told = new Set(whole.map((g) => g.slug));
  const rest = new Set(groups.filter((g) => !g.slug || !told.has(g.slug)).flatMap((g) => [...g.of]));
  return [
    ...whole
      .toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug))
      .map(({ slug, n }) => ({ slug, label: labelOf(slug), n })),
    ...(rest.size >= leastBuyers ? [{ slug: null, label: {}, n: rest.size }] : []),
  ];
};

/** What buyers are and want (figures 8 and 9). */
export const readBuyers = async (
  ctx: Ctx,
  asked: ParsedOf<typeof dataCentre.sort>['query'],
): Promise<AnswerOf<typeof dataCentre.sort>> => {
  const { period, of } = await ownFigures(ctx, asked);
  const [rows, needs, missed] = await Promise.all([
    findBuyers(ctx, of),
    countNeeds(ctx, of.since, mostRanked),
    findMissed(ctx, { since: period.since, least: leastMissed, most: mostRanked }),
  ]);
  const all = new Set(rows.map((r) => r.buyer)).size;
  return {
    period: shownPeriod(period),
    buyers: all === 0 || all >= leastBuyers ? all : null,
    fields: shared(
      rows.map(({ buyer, field }) => ({ buyer, slug: field })),
      fieldLabel,
    ),
    regions: shared(
      rows.map(({ buyer, region }) => ({ buyer, slug: region })),
      regionLabel,
    ),
    needs: needs.map(({ slug, n }) => ({ slug, label: materialLabel(slug), n })),
    missed,
  };
};

/** Where own prices stood, and how quotations came to nothing (figures 7). */
export const readAnalysis = async (
  ctx: Ctx,
  asked: ParsedOf<typeof dataCentre.analysis>['query'],
): Promise<AnswerOf<typeof dataCentre.analysis>> => {
  const { period, of } = await ownFigures(ctx, asked);
  const [places, lost] = await Promise.all([findPricePlaces(ctx, { ...of, least: leastPeers }), countLost(ctx, of)]);
  const prices = priceThirds.map((third) => places.find((p) => p.third === third) ?? { third, n: 0, won: 0 });
  return { period: shownPeriod(period), compared: prices.reduce((sum, p) => sum + p.n, 0), prices, lost };
};
