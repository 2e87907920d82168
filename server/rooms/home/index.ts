import { home } from '#contract/home/calls.ts';
import { everything } from '#contract/search/everything.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { seeTask } from '#server/rooms/tasks/index.ts';
import { exhibitionsFound } from './find-exhibitions.ts';
import { readFrame } from './read-frame.ts';
import { homeWork } from '#contract/home/work.ts';
import { readMenu } from './read-menu.ts';
import { readWeave } from './read-weave.ts';
import { readWork } from './read-work.ts';
import { searchAll } from './search-all.ts';
import { suggest } from './suggest.ts';

export { suggest };

/** The home page, the header and members' homes: keeps nothing, composes what other rooms count and find. */
export const homeRoom: Room = {
  name: 'home',
  routes: [
    route(home.frame, ({ ctx }) => readFrame(ctx)),
    route(home.weave, ({ ctx }) => readWeave(ctx)),
    route(home.menu, ({ ctx }) => readMenu(ctx)),
    route(homeWork.work, ({ ctx }) => readWork(ctx)),
    route(homeWork.seen, ({ ctx, body }) => seeTask(ctx, body)),
    route(everything.matches, ({ ctx, query }) => searchAll(ctx, query)),
    route(everything.memberMatches, ({ ctx, query }) => searchAll(ctx, query)),
    route(everything.exhibitions, async ({ ctx, query }) => {
      const { records, total } = await exhibitionsFound(ctx, query.q, query);
      return pageOf(records, total, query);
    }),
    route(home.suggest, ({ ctx, query }) => suggest(ctx, query.q)),
  ],
};
