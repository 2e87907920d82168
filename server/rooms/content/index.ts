import { content } from '#contract/content/calls.ts';
import { type Ctx, type Person } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { publishDue } from './desk/publish-due.ts';
import * as events from './events.ts';
import { markAllRead, markRead, readCentre } from './reading/centre.ts';
import { feed } from './reading/feed.ts';
import { readCampaigns, readLatest, readPiece, readPieces, readTopics } from './reading/read-pieces.ts';
import { deleteReads, findReads } from './reading/reading-store.ts';

export { movePiece } from './desk/move-piece.ts';
export {
  findPieceCompanies,
  findPieceProducts,
  readDeskPiece,
  readDeskPieces,
  readDeskVersion,
} from './desk/read-desk.ts';
export { savePiece } from './desk/save-piece.ts';
/** For the site's search, sitemaps and shared links. */
export { pieceCard, piecesTitled } from './reading/read-pieces.ts';
export { findListed as listedPieces } from './reading/reading-store.ts';

/** What the platform publishes: news, statements, cases and campaign pages. Its desk's calls are the desk's. */
export const contentRoom: Room = {
  name: 'content',
  events: Object.values(events),
  routes: [
    route(content.latest, ({ ctx, query }) => readLatest(ctx, query)),
    route(content.page, ({ ctx, query }) => readPieces(ctx, query)),
    route(content.detail, ({ ctx, params }) => readPiece(ctx, params.id)),
    route(content.campaigns, ({ ctx }) => readCampaigns(ctx)),
    route(content.topics, ({ ctx, query }) => readTopics(ctx, query)),
    route(content.centre, ({ ctx, query }) => readCentre(ctx, query)),
    route(content.read, ({ ctx, params }) => markRead(ctx, params.id)),
    route(content.readAll, ({ ctx }) => markAllRead(ctx)),
  ],
  subscribers: [
    on(events.pieceDue, 'publish', publishDue, { touches: ['content'], timed: true }),
    on(personRemoved, 'removed', (ctx, { userId }) => deleteReads(ctx, userId)),
  ],
  documents: [{ path: '/feeds/:file', answer: feed }],
  provides: [provide(exportParts, { name: 'content-read', read: (ctx: Ctx, p: Person) => findReads(ctx, p.userId) })],
};
