import { fairs, halls } from '#contract/fairs/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { blockInHalls, readBlocks, unblockInHalls } from './presence/block.ts';
import { callStaff } from './presence/call-staff.ts';
import { readBooth } from './read-booth.ts';
import { readFairs } from './read-fairs.ts';
import { readHall } from './read-hall.ts';

export const routes = [
  route(fairs.list, ({ ctx }) => readFairs(ctx)),
  route(fairs.hall, ({ ctx, params }) => readHall(ctx, params.id)),
  route(fairs.booth, ({ ctx, params }) => readBooth(ctx, params.id)),
  route(halls.callStaff, ({ ctx, params }) => callStaff(ctx, params.id)),
  route(halls.blocks, ({ ctx }) => readBlocks(ctx)),
  route(halls.block, ({ ctx, params }) => blockInHalls(ctx, params.id)),
  route(halls.unblock, ({ ctx, params }) => unblockInHalls(ctx, params.id)),
];
