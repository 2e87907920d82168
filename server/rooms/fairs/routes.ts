import { fairs } from '#contract/fairs/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { readBooth } from './read-booth.ts';
import { readFairs } from './read-fairs.ts';
import { readHall } from './read-hall.ts';

export const routes = [
  route(fairs.list, ({ ctx }) => readFairs(ctx)),
  route(fairs.hall, ({ ctx, params }) => readHall(ctx, params.id)),
  route(fairs.booth, ({ ctx, params }) => readBooth(ctx, params.id)),
];
