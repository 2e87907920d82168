import { deal } from '#contract/deal/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { sendArchive } from './send-archive.ts';
import { printTimeline } from './print-timeline.ts';
import { readTimeline } from './read-deal.ts';

export const routes = [
  route(deal.timeline, ({ ctx, params, query }) => readTimeline(ctx, params.id, query.of)),
  route(deal.paper, ({ ctx, params, query }) => printTimeline(ctx, params.id, query)),
  route(deal.archive, ({ ctx, params, query }) =>
    sendArchive(ctx, { kind: query.of ?? 'inquiry', id: params.id }, query),
  ),
];
