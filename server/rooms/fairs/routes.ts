import { fairs, halls } from '#contract/fairs/calls.ts';
import { boothVisits } from '#contract/fairs/visits.ts';
import { route } from '#server/platform/http/route.ts';
import { blockInHalls, readBlocks, unblockInHalls } from './presence/block.ts';
import { callStaff } from './presence/call-staff.ts';
import { readBooth } from './read-booth.ts';
import { readFairs } from './read-fairs.ts';
import { readHall } from './read-hall.ts';
import { answerGuest, hideGuestEntry, readGuestbook, signGuestbook } from './guests/guestbook.ts';
import { visitBooth } from './guests/visit-booth.ts';
import { searchBooths } from './search/search-booths.ts';

export const routes = [
  route(fairs.list, ({ ctx }) => readFairs(ctx)),
  route(fairs.hall, ({ ctx, params }) => readHall(ctx, params.id)),
  route(fairs.booth, ({ ctx, params }) => readBooth(ctx, params.id)),
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
];
