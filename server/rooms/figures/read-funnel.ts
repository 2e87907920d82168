import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { type dataCentre, type FunnelStage, funnelStages, leastPeers } from '#contract/figures/calls.ts';
import { leastVisitors } from '#contract/footprints/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { countOpened, countOpenedByWeek } from '#server/rooms/footprints/index.ts';
import { countInquiryWeeks, countMatched, countQuoted } from '#server/rooms/inquiry/index.ts';
import { countWon, countWonByWeek } from '#server/rooms/order/index.ts';
import { countShown } from '#server/rooms/search/index.ts';
import { medianOf, shownPeriod, tenth, weeksOf } from './period.ts';
import { ownFigures, peersOf } from './whose.ts';

type Counts = Record<FunnelStage, Map<string, number>>;
type Of = Parameters<typeof countOpened>[1];
const byCompany = (rows: { entId: string; n: number }[]) => new Map(rows.map((r) => [r.entId, r.n]));

const countStages = async (ctx: Ctx, of: Of, firstDay: string) => {
  const [seen, opened, matched, quoted, won] = await Promise.all([
    countShown(ctx, of.entIds, firstDay),
    countOpened(ctx, of),
    countMatched(ctx, of),
    countQuoted(ctx, of),
    countWon(ctx, of),
  ]);
  const counts: Counts = {
    seen: byCompany(seen),
    opened: byCompany(opened.map((r) => ({ entId: r.entId, n: r.opened }))),
    matched: byCompany(matched),
    quoted: byCompany(quoted),
    won: byCompany(won),
  };
  return { counts, visitors: new Map(opened.map((r) => [r.entId, r.visitors])) };
};

/** The funnel of the period beside the median of peers (figures 3 and 4). */
export const readFunnel = async (
  ctx: Ctx,
  asked: ParsedOf<typeof dataCentre.nums>['query'],
): Promise<AnswerOf<typeof dataCentre.nums>> => {
  const own = await ownFigures(ctx, asked);
  const { peers, of } = await peersOf(ctx, own);
  const enough = peers.length >= leastPeers;
  const [mine, theirs] = await Promise.all([
    countStages(ctx, own.of, own.period.since),
    enough ? countStages(ctx, of, own.period.since) : null,
  ]);
  const { id } = own.company;
  const few = (mine.visitors.get(id) ?? 0) > 0 && (mine.visitors.get(id) ?? 0) < leastVisitors;
  return {
    period: shownPeriod(own.period),
    funnel: funnelStages.map((stage) => ({
      stage,
      n: stage === 'opened' && few ? null : (mine.counts[stage].get(id) ?? 0),
      median:
        theirs &&
        medianOf(
          peers.map((p) => theirs.counts[stage].get(p) ?? 0),
          leastPeers,
        ),
    })),
    peers: enough ? peers.length : null,
  };
};

const byWeek = (rows: { week: number; n: number }[]) => new Map(rows.map((r) => [r.week, r.n]));

/** The same by week, and how fast the company quotes (figures 5 and 6). */
export const readWeeks = async (
  ctx: Ctx,
  asked: ParsedOf<typeof dataCentre.digital>['query'],
): Promise<AnswerOf<typeof dataCentre.digital>> => {
  const own = await ownFigures(ctx, asked);
  const { peers, of } = await peersOf(ctx, own);
  const { period } = own;
  const weekly = { ...own.of, firstDay: period.since, zone: period.zone };
  const [opened, inquiries, won, [pace], others] = await Promise.all([
    countOpenedByWeek(ctx, weekly),
    countInquiryWeeks(ctx, weekly),
    countWonByWeek(ctx, weekly),
    countQuoted(ctx, own.of),
    peers.length >= leastPeers ? countQuoted(ctx, of) : [],
  ]);
  const counts = { matched: byWeek(inquiries.matched), quoted: byWeek(inquiries.quoted), won: byWeek(won) };
  const opens = new Map(opened.map((w) => [w.week, w]));
  const told = (week: number) => {
    const w = opens.get(week);
    return w ? (w.visitors >= leastVisitors ? w.opened : null) : 0;
  };
  return {
    period: shownPeriod(period),
    weeks: weeksOf(period).map((days, week) => ({
      ...days,
      opened: told(week),
      matched: counts.matched.get(week) ?? 0,
      quoted: counts.quoted.get(week) ?? 0,
      won: counts.won.get(week) ?? 0,
    })),
    response: {
      quotations: pace?.n ?? 0,
      hours: tenth(pace?.hours ?? null),
      // Of peers that quoted: who did not has no time.
      median: tenth(
        medianOf(
          others.flatMap((r) => r.hours ?? []),
          leastPeers,
        ),
      ),
    },
  };
};
