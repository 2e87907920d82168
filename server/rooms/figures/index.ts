import { dataCentre } from '#contract/figures/calls.ts';
import { platformFigures } from '#contract/figures/platform.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { readAnalysis, readBuyers } from './read-buyers.ts';
import { readFunnel, readWeeks } from './read-funnel.ts';
import { readPlatform } from './read-platform.ts';
import { readTopCollected, readTopTen } from './read-rankings.ts';

/** Figures of what other rooms keep, as they stand when they are read; stores nothing. */
export const figuresRoom: Room = {
  name: 'figures',
  routes: [
    route(dataCentre.nums, ({ ctx, query }) => readFunnel(ctx, query)),
    route(dataCentre.digital, ({ ctx, query }) => readWeeks(ctx, query)),
    route(dataCentre.topTen, ({ ctx, query }) => readTopTen(ctx, query)),
    route(dataCentre.topCollection, ({ ctx, query }) => readTopCollected(ctx, query)),
    route(dataCentre.sort, ({ ctx, query }) => readBuyers(ctx, query)),
    route(dataCentre.analysis, ({ ctx, query }) => readAnalysis(ctx, query)),
    route(platformFigures.read, ({ ctx, query }) => readPlatform(ctx, query)),
  ],
};
