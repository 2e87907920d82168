import type { AnswerOf } from '#contract/core/endpoint.ts';
import { home } from '#contract/home/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialLabel, materialsBelow, processLabel } from '#server/rooms/dictionary/index.ts';
import { countCapabilities } from '#server/rooms/enterprise/index.ts';
import { countWaiting, matchingPace, quotingPace } from '#server/rooms/inquiry/index.ts';
import { ordersOfLastDays } from '#server/rooms/order/index.ts';
import { readSetting } from '#server/rooms/settings/index.ts';
import { cached } from './kept.ts';
import { leastCases, round1, weaver } from './rules.ts';

/** The counts of some lines of materials: one statement in each of two rooms. */
export const countLines = async (ctx: Ctx, slugs: string[]) => {
  const lines = slugs.map((line) => ({ line, slugs: materialsBelow(line) }));
  const [supplied, wanted] = await Promise.all([countCapabilities(ctx, lines), countWaiting(ctx, lines)]);
  return weaver(supplied, wanted);
};

/** Figures of fewer than five cases are left out. */
const readPace = async (ctx: Ctx): Promise<AnswerOf<typeof home.weave>['pace']> => {
  const [quoting, matching, orders] = await Promise.all([
    quotingPace(ctx),
    matchingPace(ctx),
    ordersOfLastDays(ctx, 30),
  ]);
  return {
    quoting:
      quoting.cases < leastCases
        ? null
        : { cases: quoting.cases, medianHours: round1(quoting.medianHours), each: round1(quoting.each) },
    matching: matching.cases < leastCases ? null : { cases: matching.cases, each: round1(matching.each) },
    orders: orders < leastCases ? null : orders,
  };
};

const build = async (ctx: Ctx): Promise<AnswerOf<typeof home.weave>> => {
  const [materials, processes] = await Promise.all([
    readSetting(ctx, 'home.materials'),
    readSetting(ctx, 'home.processes'),
  ]);
  const [woven, pace] = await Promise.all([countLines(ctx, materials), readPace(ctx)]);
  return {
    weave: {
      processes: processes.map((slug) => ({ slug, name: processLabel(slug) })),
      rows: materials.map((slug) => {
        const { suppliers, inquiries } = woven.totals(slug);
        return { slug, name: materialLabel(slug), suppliers, inquiries, cells: woven.cells(slug, processes) };
      }),
    },
    pace,
  };
};

/** The home page's weave and figures, read again after any public change. */
export const readWeave = (ctx: Ctx): Promise<AnswerOf<typeof home.weave>> =>
  cached(ctx, { key: 'weave', seconds: 60, of: home.weave.shows ?? [] }, () => build(ctx));
