import * as z from 'zod/mini';
import { claimStates } from '#contract/carnival/states.ts';
import { id } from '#contract/core/schemas.ts';
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

export const claimMoved = event({
  name: 'carnival.claimMoved',
  version: 1,
  schema: z.object({ drawId: id, userId: z.nullable(id), state: z.enum(claimStates) }),
  means: 'A prize was claimed, sent, received or came back; `userId` is who won it.',
  unheard: 'The winner reads the state on the page of their wins.',
});
