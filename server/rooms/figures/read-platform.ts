import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { dealStages, type platformFigures, type PlatformWeek } from '#contract/figures/platform.ts';
import type { Ctx } from '#server/platform/context.ts';
import { countActive, countStayed } from '#server/rooms/footprints/index.ts';
import { findNewcomers } from '#server/rooms/identity/index.ts';
import { countPlatformInquiries } from '#server/rooms/inquiry/index.ts';
import { countPlatformOrders } from '#server/rooms/order/index.ts';
import { periodOf, shownPeriod, weeksOf } from './period.ts';

/** Deals, activity and return of the whole platform, by week (platform figures). */
export const readPlatform = async (
  ctx: Ctx,
  asked: ParsedOf<typeof platformFigures.read>['query'],
): Promise<AnswerOf<typeof platformFigures.read>> => {
  const period = periodOf(asked, undefined);
  const of = { since: period.begins, firstDay: period.since, zone: period.zone };
  const [inquiries, orders, active, newcomers] = await Promise.all([
    countPlatformInquiries(ctx, of),
    countPlatformOrders(ctx, of),
    countActive(ctx, of),
    findNewcomers(ctx, of),
  ]);
  const stayed = await countStayed(ctx, of, newcomers);
  const counts = { ...inquiries, ...orders };
  const nOf = (rows: { week: number | null; n: number }[], week: number | null) =>
    rows.find((r) => r.week === week)?.n ?? 0;
  const weeks = weeksOf(period);
  return {
    period: shownPeriod(period),
    deals: dealStages.map((stage) => ({ stage, n: counts[stage].reduce((sum, r) => sum + r.n, 0) })),
    active: nOf(active, null),
    registered: newcomers.length,
    weeks: weeks.map((dates, week): PlatformWeek => ({
      ...dates,
      published: nOf(counts.published, week),
      quoted: nOf(counts.quoted, week),
      awarded: nOf(counts.awarded, week),
      ordered: nOf(counts.ordered, week),
      finished: nOf(counts.finished, week),
      registered: newcomers.filter((p) => p.week === week).length,
      active: nOf(active, week),
    })),
    cohorts: weeks.map((dates, week) => {
      const own = stayed.filter((r) => r.week === week);
      return {
        ...dates,
        members: own.find((r) => r.active === null)?.n ?? 0,
        stayed: weeks.slice(week).map((_, later) => own.find((r) => r.active === week + later)?.n ?? 0),
      };
    }),
  };
};
