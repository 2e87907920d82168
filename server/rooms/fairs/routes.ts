import { meetings } from '#contract/fairs/meetings/meetings.ts';
import { askForMeeting } from './meetings/ask-for-meeting.ts';
import { moveMine } from './meetings/move-meeting.ts';
import { readMeetings, readOffer } from './meetings/read-meetings.ts';
import { fairs, halls } from '#contract/fairs/calls.ts';
import { boothVisits } from '#contract/fairs/visits.ts';
import { route } from '#server/platform/http/route.ts';
import { blockInHalls, readBlocks, unblockInHalls } from './presence/block.ts';
import { callStaff } from './presence/call-staff.ts';
import { brands } from '#contract/fairs/brands.ts';
import { forums } from '#contract/fairs/forums.ts';
import { intentions } from '#contract/fairs/intentions.ts';
import { albums } from '#contract/fairs/albums/albums.ts';
import { exhibits } from '#contract/fairs/leads/exhibits.ts';
import { leads } from '#contract/fairs/leads/leads.ts';
import { majors } from '#contract/fairs/majors.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { avatars } from '#contract/fairs/visitors/avatars.ts';
import { fairTop } from '#contract/fairs/visitors/top.ts';
import { readOwnFigure, readPresets, saveFigure } from './avatars/figure.ts';
import { readTop } from './top/read-top.ts';
import { readBrand, readBrands } from './brands/read-brands.ts';
import { attend } from './forums/attend.ts';
import { ask, markAnswered, readQuestions, vote } from './forums/questions.ts';
import { readForum, readForumPage, sendForumCaptions } from './forums/read-forums.ts';
import { leave, signUp } from './forums/take-place.ts';
import { ownAlbums } from '#contract/fairs/albums/own-albums.ts';
import { addOwnPhoto, describeOwnPhoto, orderOwnPhotos, readOwnAlbum, removeOwnPhoto } from './albums/own-album.ts';
import { readAlbum, readAlbumList } from './albums/read-albums.ts';
import { sendPhoto } from './albums/send-photo.ts';
import { readExhibit } from './exhibits/read-exhibit.ts';
import { readExhibition, readLeads } from './leads/read-leads.ts';
import { saveIntention } from './registration/intention.ts';
import { followMajor, readFollowed, readMajors, unfollowMajor } from './registration/majors.ts';
import { readFair, readMine, readOverview } from './registration/read-fair.ts';
import { cancel, checkIn, readTicket, register } from './registration/tickets.ts';
import { readBooth, sendBoothCaptions } from './read-booth.ts';
import { readFairs } from './read-fairs.ts';
import { readHall } from './read-hall.ts';
import { answerGuest, hideGuestEntry, readGuestbook, signGuestbook } from './guests/guestbook.ts';
import { visitBooth } from './guests/visit-booth.ts';
import { searchBooths } from './search/search-booths.ts';
import { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { askForBooth } from './orders/ask-for-booth.ts';
import { moveOwn } from './orders/move-order.ts';
import { readOwnOrder, readOwnOrders, readPrices } from './orders/read-orders.ts';
import { readPreparation } from './stands/preparation.ts';
import { readMine as readStands, readStand } from './stands/read-stands.ts';
import { saveStand } from './stands/save-stand.ts';

import { hostTalks } from '#contract/fairs/desk/proposals.ts';
import { proposeTalk, readHosted, reviseTalk, withdrawTalk } from './forums/propose-talk.ts';

export const routes = [
  route(fairs.list, ({ ctx }) => readFairs(ctx)),
  route(fairs.hall, ({ ctx, params }) => readHall(ctx, params.id)),
  route(fairs.booth, ({ ctx, params }) => readBooth(ctx, params.id)),
  route(fairs.captions, ({ ctx, params }) => sendBoothCaptions(ctx, params.id, params.lang)),
  route(halls.callStaff, ({ ctx, params }) => callStaff(ctx, params.id)),
  route(halls.blocks, ({ ctx }) => readBlocks(ctx)),
  route(halls.block, ({ ctx, params }) => blockInHalls(ctx, params.id)),
  route(halls.unblock, ({ ctx, params }) => unblockInHalls(ctx, params.id)),
  route(fairs.booths, ({ ctx, query }) => searchBooths(ctx, query)),
  route(boothVisits.visit, ({ ctx, params, body }) => visitBooth(ctx, params.id, body.mode)),
  route(boothVisits.guestbook, ({ ctx, params, query }) => readGuestbook(ctx, params.id, query)),
  route(boothVisits.sign, ({ ctx, params, body }) => signGuestbook(ctx, params.id, body.text)),
  route(boothVisits.answer, ({ ctx, params, body }) => answerGuest(ctx, params.id, body.text)),
  route(boothVisits.hide, ({ ctx, params, body }) => hideGuestEntry(ctx, params.id, body.hidden)),
  route(visiting.overview, ({ ctx }) => readOverview(ctx)),
  route(visiting.detail, ({ ctx, params }) => readFair(ctx, params.id)),
  route(visiting.mine, ({ ctx, params }) => readMine(ctx, params.id)),
  route(visiting.register, ({ ctx, params }) => register(ctx, params.id)),
  route(visiting.cancel, ({ ctx, params }) => cancel(ctx, params.id)),
  route(visiting.ticket, ({ ctx, params }) => readTicket(ctx, params.code)),
  route(visiting.checkIn, ({ ctx, params }) => checkIn(ctx, params.code)),
  route(forums.page, ({ ctx, query }) => readForumPage(ctx, query)),
  route(forums.detail, ({ ctx, params }) => readForum(ctx, params.id)),
  route(forums.signUp, ({ ctx, params }) => signUp(ctx, params.id)),
  route(forums.leave, ({ ctx, params }) => leave(ctx, params.id)),
  route(forums.captions, ({ ctx, params }) => sendForumCaptions(ctx, params.id, params.lang)),
  route(forums.attend, ({ ctx, params }) => attend(ctx, params.id)),
  route(forums.questions, ({ ctx, params }) => readQuestions(ctx, params.id)),
  route(forums.ask, ({ ctx, params, body }) => ask(ctx, params.id, body.text)),
  route(forums.vote, ({ ctx, params }) => vote(ctx, params.id)),
  route(forums.answer, ({ ctx, params, body }) => markAnswered(ctx, params.id, body.answered)),
  route(majors.page, ({ ctx, query }) => readMajors(ctx, query)),
  route(majors.attention, ({ ctx, query }) => readFollowed(ctx, query)),
  route(majors.follow, ({ ctx, params }) => followMajor(ctx, params.class)),
  route(majors.unfollow, ({ ctx, params }) => unfollowMajor(ctx, params.class)),
  route(intentions.save, ({ ctx, body }) => saveIntention(ctx, body)),
  route(albums.list, ({ ctx, query }) => readAlbumList(ctx, query.fair)),
  route(albums.detail, ({ ctx, params }) => readAlbum(ctx, params.id)),
  route(albums.save, ({ ctx, body }) => sendPhoto(ctx, body)),
  route(exhibits.detail, ({ ctx, query }) => readExhibit(ctx, query)),
  route(leads.page, ({ ctx, query }) => readLeads(ctx, query)),
  route(leads.figures, ({ ctx, query }) => readExhibition(ctx, query.fair)),
  route(brands.page, ({ ctx, query }) => readBrands(ctx, query)),
  route(brands.detail, ({ ctx, params }) => readBrand(ctx, params.id)),
  route(hostTalks.list, ({ ctx }) => readHosted(ctx)),
  route(hostTalks.propose, ({ ctx, body }) => proposeTalk(ctx, body)),
  route(hostTalks.revise, ({ ctx, params, body }) => reviseTalk(ctx, params.id, body)),
  route(hostTalks.withdraw, ({ ctx, params }) => withdrawTalk(ctx, params.id)),
  route(fairTop.read, ({ ctx, query }) => readTop(ctx, query.fair)),
  route(avatars.page, async ({ query }) => readPresets(query)),
  route(avatars.mine, ({ ctx }) => readOwnFigure(ctx)),
  route(avatars.save, ({ ctx, body }) => saveFigure(ctx, body)),
  route(stands.mine, ({ ctx }) => readStands(ctx)),
  route(stands.detail, ({ ctx, params }) => readStand(ctx, params.id)),
  route(stands.save, ({ ctx, params, body }) => saveStand(ctx, params.id, body.base, body.content)),
  route(ownAlbums.detail, ({ ctx, params }) => readOwnAlbum(ctx, params.id)),
  route(ownAlbums.add, ({ ctx, params, body }) => addOwnPhoto(ctx, params.id, body)),
  route(ownAlbums.order, ({ ctx, params, body }) => orderOwnPhotos(ctx, params.id, body.photos)),
  route(ownAlbums.describe, ({ ctx, params, body }) => describeOwnPhoto(ctx, params.id, body)),
  route(ownAlbums.remove, ({ ctx, params }) => removeOwnPhoto(ctx, params.id)),
  route(stands.preparation, ({ ctx }) => readPreparation(ctx)),
  route(meetings.offer, ({ ctx, params }) => readOffer(ctx, params.id)),
  route(meetings.ask, ({ ctx, params, body }) => askForMeeting(ctx, params.id, body)),
  route(meetings.page, ({ ctx, query }) => readMeetings(ctx, query)),
  route(meetings.agree, ({ ctx, params, body }) => moveMine(ctx, params.id, 'agree', body)),
  route(meetings.decline, ({ ctx, params, body }) => moveMine(ctx, params.id, 'decline', body)),
  route(meetings.cancel, ({ ctx, params, body }) => moveMine(ctx, params.id, 'cancel', body)),
  route(boothOrders.prices, ({ ctx, params }) => readPrices(ctx, params.id)),
  route(boothOrders.ask, ({ ctx, params, body }) => askForBooth(ctx, params.id, body)),
  route(boothOrders.page, ({ ctx, query }) => readOwnOrders(ctx, query)),
  route(boothOrders.detail, ({ ctx, params }) => readOwnOrder(ctx, params.id)),
  route(boothOrders.withdraw, ({ ctx, params }) => moveOwn(ctx, params.id, 'withdraw')),
  route(boothOrders.cancel, ({ ctx, params, body }) => moveOwn(ctx, params.id, 'cancel', body.reason)),
];
