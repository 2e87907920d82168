import * as z from 'zod/mini';
import { claimStates, prizeKinds } from '#contract/carnival/states.ts';
import { id, instant, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const campaignPublished = event({
  name: 'carnival.published',
  version: 1,
  schema: z.object({ campaignId: id, commitment: z.string() }),
  means: 'A campaign was published: its prizes and slots stand, and so does the commitment.',
  unheard: 'Members find campaigns on their page; who is to be told of one is told by a broadcast.',
});

export const seedPublished = event({
  name: 'carnival.seedPublished',
  version: 1,
  schema: z.object({ campaignId: id }),
  means: 'A campaign is over and its seed can be read.',
  unheard: 'Whoever wants to check the draws reads the seed on the page of the proof.',
});

const won = { drawId: id, campaign: text, prize: text };
/** Until when a prize can be claimed, and the zone in which its campaign says so. */
const claimable = { userId: id, kind: z.enum(prizeKinds), until: instant, zone: z.string() };

export const prizeWon = event({
  name: 'carnival.prizeWon',
  version: 1,
  schema: z.object({ ...won, ...claimable }),
  means: 'Somebody drew a slot that wins.',
});

export const prizeNear = event({
  name: 'carnival.prizeNear',
  version: 1,
  schema: z.object({ ...won, ...claimable }),
  means: 'The time to claim a prize ends within three days, and its winner has not claimed it.',
});

export const claimMoved = event({
  name: 'carnival.claimMoved',
  version: 2,
  schema: z.object({ ...won, userId: z.nullable(id), state: z.enum(claimStates) }),
  // Nobody heard the first version, and who hears this one tells nothing without a winner.
  upgrade: (p) => ({ ...p, campaign: {}, prize: {}, userId: null }),
  means: 'A prize was claimed, sent, received or came back; `userId` is who won it.',
});
