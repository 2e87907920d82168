import { content } from '#contract/content/calls.ts';
import { discussion } from '#contract/content/discussion.ts';
import { homeMedia } from '#contract/content/media-calls.ts';
import { type Ctx, type Person } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { publishDue } from './desk/publish-due.ts';
import {
  followExpert,
  markPiece,
  moderatedComments,
  readComments,
  removeComment,
  sayComment,
} from './discussion/discuss.ts';
import { deleteDiscussedBy, findDiscussedBy } from './discussion/discussion-store.ts';
import * as events from './events.ts';
import { readIssueIn, wakeStanding } from './journals/import-issue.ts';
import { readJournal, readJournals, readTexts, searchIssue } from './journals/read-journals.ts';
import { sendIssue, sendPage } from './journals/send-issue.ts';
import { markAllRead, markRead, readCentre } from './reading/centre.ts';
import { feed } from './reading/feed.ts';
import { readAnnouncements } from './reading/read-announcements.ts';
import { readCampaigns, readHelp, readLatest, readPiece, readPieces, readTopics } from './reading/read-pieces.ts';
import { deleteReads, findReads } from './reading/reading-store.ts';
import { keepPosition, readPosition } from './videos/positions.ts';
import { readVideo, readVideos } from './videos/read-videos.ts';
import { sendCaptions, sendVideoFile } from './videos/send-video.ts';

export { movePiece } from './desk/move-piece.ts';
export {
  findPieceCompanies,
  findPieceProducts,
  readDeskPiece,
  readDeskPieces,
  readDeskVersion,
} from './desk/read-desk.ts';
export { savePiece } from './desk/save-piece.ts';
export { findStanding } from './desk/standing-store.ts';
export { makeTheirs, takeFromReaders } from './desk/theirs.ts';
export { importIssue, readIssues, retryIssue } from './journals/import-issue.ts';
export { isAnnounced } from './reading/read-announcements.ts';
/** For the site's search, sitemaps and shared links. */
export { pieceCard, piecesTitled, readPieces as piecesFound } from './reading/read-pieces.ts';
export { findListed as listedPieces } from './reading/reading-store.ts';

/** What the platform publishes: news, statements, cases, journals, videos and campaign pages. Its desk's calls are the desk's. */
export const contentRoom: Room = {
  name: 'content',
  events: Object.values(events),
  routes: [
    route(content.latest, ({ ctx, query }) => readLatest(ctx, query)),
    route(content.page, ({ ctx, query }) => readPieces(ctx, query)),
    route(content.detail, ({ ctx, params }) => readPiece(ctx, params.id)),
    route(content.campaigns, ({ ctx }) => readCampaigns(ctx)),
    route(content.help, ({ ctx }) => readHelp(ctx)),
    route(content.announcements, ({ ctx }) => readAnnouncements(ctx)),
    route(content.topics, ({ ctx, query }) => readTopics(ctx, query)),
    route(content.centre, ({ ctx, query }) => readCentre(ctx, query)),
    route(content.read, ({ ctx, params }) => markRead(ctx, params.id)),
    route(content.readAll, ({ ctx }) => markAllRead(ctx)),
    route(discussion.comments, ({ ctx, params, query }) => readComments(ctx, params.id, query)),
    route(discussion.say, ({ ctx, params, body }) => sayComment(ctx, params.id, body)),
    route(discussion.remove, ({ ctx, params }) => removeComment(ctx, params.id)),
    route(discussion.praise, ({ ctx, params, body }) => markPiece(ctx, params.id, 'praise', body.on)),
    route(discussion.follow, ({ ctx, params, body }) => followExpert(ctx, params.id, body.on)),
    route(discussion.collect, ({ ctx, params, body }) => markPiece(ctx, params.id, 'collect', body.on)),
    route(homeMedia.videos, ({ ctx, query }) => readVideos(ctx, query)),
    route(homeMedia.video, ({ ctx, params }) => readVideo(ctx, params.id)),
    route(homeMedia.journals, ({ ctx, query }) => readJournals(ctx, query)),
    route(homeMedia.journal, ({ ctx, params, query }) => readJournal(ctx, params.id, query)),
    route(homeMedia.texts, ({ ctx, params, query }) => readTexts(ctx, params.id, query.page)),
    route(homeMedia.search, ({ ctx, params, query }) => searchIssue(ctx, params.id, query.q)),
    route(homeMedia.picture, ({ ctx, params }) => sendPage(ctx, params.id, params.no, params.width)),
    route(homeMedia.issue, ({ ctx, http, params }) => sendIssue(ctx, http, params.id)),
    route(homeMedia.file, ({ ctx, http, params }) => sendVideoFile(ctx, http, params.id, params.file)),
    route(homeMedia.captions, ({ ctx, params }) => sendCaptions(ctx, params.id, params.lang)),
    route(homeMedia.position, ({ ctx, params }) => readPosition(ctx, params.id)),
    route(homeMedia.keepPosition, ({ ctx, params, body }) => keepPosition(ctx, params.id, body.seconds)),
  ],
  subscribers: [
    on(events.pieceDue, 'publish', publishDue, { touches: ['content'], timed: true }),
    on(events.issueWaits, 'read', readIssueIn, { touches: ['content'], timed: true }),
    on(
      personRemoved,
      'removed',
      async (ctx, { userId }) => {
        await deleteReads(ctx, userId);
        await deleteDiscussedBy(ctx, userId);
      },
      { touches: ['comments'] },
    ),
  ],
  periodic: [{ name: 'issues', cron: '* * * * *', run: wakeStanding }],
  documents: [{ path: '/feeds/:file', answer: feed }],
  provides: [
    provide(exportParts, { name: 'content-read', read: (ctx: Ctx, p: Person) => findReads(ctx, p.userId) }),
    provide(exportParts, { name: 'content-said', read: (ctx: Ctx, p: Person) => findDiscussedBy(ctx, p.userId) }),
    provide(moderated, moderatedComments),
  ],
};
