import * as z from 'zod/mini';
import { boothOrderActs, boothOrderParties, boothOrderStates } from '#contract/fairs/exhibiting/order-states.ts';
import { meetingActs, meetingParties } from '#contract/fairs/meetings/states.ts';
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

export const photoDecided = event({
  name: 'fairs.photoDecided',
  version: 1,
  schema: z.object({
    photoId: id,
    albumId: id,
    title: text,
    userId: id,
    state: z.enum(['shown', 'refused']),
    reason: z.string(),
    /** In an exhibitor's album: the booth where the album is edited. */
    boothId: z.optional(id),
  }),
  means: 'The desk shows a photograph of an album, or refuses it.',
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

const meeting = { meetingId: id, startsAt: instant, zone: z.string(), fair: text, booth: z.string() };

export const meetingMoved = event({
  name: 'fairs.meetingMoved',
  version: 1,
  schema: z.object({
    ...meeting,
    act: z.enum(meetingActs),
    by: z.enum(meetingParties),
    reason: z.string(),
    entId: id,
    hostId: id,
    host: z.string(),
    guestId: id,
    guest: z.string(),
  }),
  means: 'Somebody asked for a meeting at a booth, or it was agreed, declined, cancelled, or not answered in time.',
});

export const meetingNear = event({
  name: 'fairs.meetingNear',
  version: 1,
  schema: z.object({ ...meeting, userIds: z.array(id) }),
  means: 'A meeting at a booth that was agreed begins within the hour.',
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

export const talkAttended = event({
  name: 'forum.attended',
  version: 1,
  schema: z.object({ forumId: id, userId: id }),
  means: 'Somebody with a place in a talk was present at it; once a person and talk.',
});

const talk = { forumId: id, fairId: id, title: text, entId: z.nullable(id), userIds: z.array(id) };

export const fairMoved = event({
  name: 'fair.moved',
  version: 1,
  /** `save` counts the saves of the fair: each move is told once. */
  schema: z.object({
    fairId: id,
    name: text,
    save: z.int(),
    zone: z.string(),
    startsAt: instant,
    userIds: z.array(id),
    entIds: z.array(id),
  }),
  means: 'A published fair has other dates than before; these people are registered, these companies exhibit.',
});

export const boothAssigned = event({
  name: 'booth.assigned',
  version: 1,
  schema: z.object({ boothId: id, hallId: id, number: z.string(), fair: text, entId: id, held: z.boolean() }),
  means: 'The desk gave a booth to an exhibitor, or holds it for a company.',
});

export const boothFreed = event({
  name: 'booth.freed',
  version: 1,
  schema: z.object({ boothId: id, fairId: id, number: z.string(), fair: text, entId: id, reason: z.string() }),
  means: 'The desk took a booth back from a company.',
});

export const forumMoved = event({
  name: 'forum.moved',
  version: 1,
  schema: z.object({ ...talk, save: z.int(), zone: z.string(), startsAt: instant }),
  means: 'A talk of a fair is held at another time or place; these people have a place in it or wait for one.',
});

export const forumCancelled = event({
  name: 'forum.cancelled',
  version: 1,
  schema: z.object({ ...talk, reason: z.string() }),
  means: 'A talk of a fair is not held; these people had a place in it or waited for one.',
});

export const talkProposed = event({
  name: 'talk.proposed',
  version: 1,
  schema: z.object({ proposalId: id, fairId: id, title: text, entId: id, save: z.int() }),
  means: 'An exhibitor proposed a talk for a fair, or mended its proposal.',
});

export const talkWithdrawn = event({
  name: 'talk.withdrawn',
  version: 1,
  schema: z.object({ proposalId: id, fairId: id, title: text, entId: id }),
  means: 'An exhibitor took its proposal of a talk back.',
});

export const talkDecided = event({
  name: 'talk.decided',
  version: 1,
  schema: z.object({
    proposalId: id,
    title: text,
    entId: id,
    userId: id,
    save: z.int(),
    decision: z.enum(['accept', 'return', 'refuse']),
    talkId: z.nullable(id),
    words: z.string(),
  }),
  means: 'The desk decided on the proposal of a talk.',
});
