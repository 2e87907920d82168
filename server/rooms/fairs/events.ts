import * as z from 'zod/mini';
import { boothOrderActs, boothOrderParties, boothOrderStates } from '#contract/fairs/exhibiting/order-states.ts';
import { visitModes } from '#contract/fairs/visit-modes.ts';
import { event } from '#server/platform/events.ts';
import { id, instant, text } from '#contract/core/schemas.ts';

export const boothCalled = event({
  name: 'fairs.boothCalled',
  version: 1,
  schema: z.object({
    boothId: id,
    hallId: id,
    number: z.string(),
    byUserId: id,
    name: z.string(),
    staff: z.array(id),
    at: z.string(),
  }),
  means: 'Somebody in a hall asks the staff of a booth to come.',
});

export const boothVisited = event({
  name: 'fairs.boothVisited',
  version: 1,
  schema: z.object({ boothId: id, visitorId: id, mode: z.enum(visitModes) }),
  means: 'A member who is recorded visited a booth for the first time of a day.',
  unheard: 'The exhibitor reads visits where it looks for them; nobody is disturbed by one.',
});

export const guestWrote = event({
  name: 'fairs.guestWrote',
  version: 1,
  schema: z.object({
    entryId: id,
    boothId: id,
    number: z.string(),
    name: z.string(),
    /** People who look after the booth. */
    userIds: z.array(id),
  }),
  means: 'Somebody wrote into the guest book of a booth.',
});

export const boothOrderMoved = event({
  name: 'fairs.boothOrderMoved',
  version: 1,
  schema: z.object({
    orderId: id,
    eventId: id,
    number: z.string(),
    booth: z.string(),
    fair: text,
    act: z.enum(boothOrderActs),
    state: z.enum(boothOrderStates),
    by: z.enum(boothOrderParties),
    /** Why, or what was asked with it. */
    reason: z.string(),
    entId: id,
  }),
  means: 'A booth of a fair was asked for, or its order went a step further: confirmed, refused, paid, ended.',
});

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
