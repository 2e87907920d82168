import { contributions } from '#contract/contributions/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { pieceShown } from '#server/rooms/content/events.ts';
import { filePolicies, publicPictures } from '#server/rooms/files/index.ts';
import { exportParts, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import * as events from './events.ts';
import { saveContribution } from './keep-contribution.ts';
import { moveOwn } from './move-contribution.ts';
import { onPieceShown } from './on-shown.ts';
import { readOwn, readOwnOne, readOwnProducts } from './read-contributions.ts';
import {
  contributionsOfRecord,
  exportContributions,
  findContributionTasks,
  isShownContribution,
  openContributionsOf,
  readableContributions,
} from './records.ts';
import { findByPiece } from './store.ts';

/** For the desk, whose room records its acts. */
export { readDeskContribution, readDeskContributions } from './read-contributions.ts';
export { reviewContribution } from './review.ts';
/** The contribution that a piece came of; null where the desk wrote it. */
export const contributionOf = async (ctx: Ctx, pieceId: string): Promise<string | null> =>
  (await findByPiece(ctx, pieceId))?.id ?? null;

/** What companies write for the platform to publish, until the desk has made a piece of it. */
export const contributionsRoom: Room = {
  name: 'contributions',
  events: Object.values(events),
  routes: [
    route(contributions.page, ({ ctx, query }) => readOwn(ctx, query)),
    route(contributions.own, ({ ctx }) => readOwnProducts(ctx)),
    route(contributions.detail, ({ ctx, params }) => readOwnOne(ctx, params.id)),
    route(contributions.save, ({ ctx, body }) => saveContribution(ctx, body)),
    route(contributions.move, ({ ctx, params, body }) => moveOwn(ctx, params.id, body)),
  ],
  subscribers: [on(pieceShown, 'contributions', onPieceShown)],
  provides: [
    provide(exportParts, { name: 'contributions', read: exportContributions }),
    provide(mattersOfRooms, openContributionsOf),
    provide(recordParts, contributionsOfRecord),
    provide(tasksOfRooms, findContributionTasks),
    provide(filePolicies, { kind: 'contribution', readable: readableContributions }),
    provide(publicPictures, { kind: 'contribution', isShown: isShownContribution }),
  ],
};
