import * as z from 'zod/mini';
import { id, instant, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

const conference = {
  conferenceId: id,
  slug: z.string(),
  name: text,
  startsAt: instant,
  zone: z.string(),
  userIds: z.array(id),
};

export const conferencePlaceGiven = event({
  name: 'conference.placeGiven',
  version: 1,
  schema: z.object(conference),
  means: 'People who waited for a place in a conference have got one.',
});

export const conferenceNear = event({
  name: 'conference.near',
  version: 1,
  schema: z.object(conference),
  means: 'A conference begins within a day, and these people have a place in it.',
});

export const conferenceMoved = event({
  name: 'conference.moved',
  version: 1,
  /** `save` counts the saves of the conference: each move is told once. */
  schema: z.object({ ...conference, save: z.int() }),
  means: 'A conference takes place at another time or place; these people have a place in it or wait for one.',
});

export const conferenceCancelled = event({
  name: 'conference.cancelled',
  version: 1,
  schema: z.object({ ...conference, reason: text }),
  means: 'A conference does not take place; these people had a place in it or waited for one.',
});
