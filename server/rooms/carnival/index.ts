import { carnival } from '#contract/carnival/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { cardRequested } from '#server/rooms/cards/events.ts';
import { boothVisited, talkAttended } from '#server/rooms/fairs/events.ts';
import { companyFollowed } from '#server/rooms/following/events.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { inquiryPublished } from '#server/rooms/inquiry/events.ts';
import { onBoothVisited, onCardRequested, onCompanyFollowed, onInquiryPublished, onTalkAttended } from './deeds.ts';
import { draw } from './draw.ts';
import * as events from './events.ts';
import { exportCarnival, forgetAtCarnival } from './own-data.ts';
import { readCampaign, readCampaigns, readProof } from './read-campaign.ts';
import { remindWinners } from './remind-winners.ts';
import { forgetAddresses, revealSeeds } from './reveal.ts';
import { claimWin, readWins, receiveWin } from './wins.ts';

export { publishCampaign, readDeskCampaign, readDeskCampaigns, removeDraft, saveCampaign } from './desk.ts';
export { moveDeskClaim, readDeskClaims } from './desk-claims.ts';

/** Campaigns whose draws anybody can check; their desk's calls are the desk's. */
export const carnivalRoom: Room = {
  name: 'carnival',
  events: Object.values(events),
  routes: [
    route(carnival.page, ({ ctx, query }) => readCampaigns(ctx, query)),
    route(carnival.wins, ({ ctx, query }) => readWins(ctx, query)),
    route(carnival.detail, ({ ctx, params }) => readCampaign(ctx, params.id)),
    route(carnival.draw, ({ ctx, params, body }) => draw(ctx, params.id, body.clientKey)),
    route(carnival.claim, ({ ctx, params, body }) => claimWin(ctx, params.id, body.address)),
    route(carnival.received, ({ ctx, params }) => receiveWin(ctx, params.id)),
    route(carnival.proof, ({ ctx, params }) => readProof(ctx, params.id)),
  ],
  subscribers: [
    on(boothVisited, 'visited', onBoothVisited),
    on(talkAttended, 'talk', onTalkAttended),
    on(cardRequested, 'card', onCardRequested),
    on(companyFollowed, 'followed', onCompanyFollowed),
    on(inquiryPublished, 'published', onInquiryPublished),
    on(personRemoved, 'removed', (ctx, { userId }) => forgetAtCarnival(ctx, userId)),
  ],
  periodic: [
    { name: 'reveal', cron: '* * * * *', run: revealSeeds },
    { name: 'winners', cron: '40 * * * *', run: remindWinners },
    { name: 'addresses', cron: '25 19 * * *', run: forgetAddresses },
  ],
  provides: [provide(exportParts, { name: 'carnival', read: exportCarnival })],
};
