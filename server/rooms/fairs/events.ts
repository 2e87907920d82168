import * as z from 'zod/mini';
import { id, instant, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

const forum = { forumId: id, title: text, startsAt: instant, userIds: z.array(id) };

export const forumPlaceGiven = event({
  name: 'forum.placeGiven',
  version: 1,
  schema: z.object(forum),
  means: 'Somebody who waited for a place in a talk of a fair has got one.',
});

export const forumNear = event({
  name: 'forum.near',
  version: 1,
  schema: z.object(forum),
  means: 'A talk of a fair begins within the hour, and these people have a place in it.',
});
