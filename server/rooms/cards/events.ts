import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const cardRequested = event({
  name: 'card.requested',
  version: 1,
  schema: z.object({ exchangeId: id, entId: id, fromUserId: id, name: text }),
  means: 'Somebody left their business card with a company and asks for one of its people’s.',
});

export const cardExchanged = event({
  name: 'card.exchanged',
  version: 1,
  schema: z.object({ exchangeId: id, entId: id, fromUserId: id, byUserId: id }),
  means: 'Somebody of a company answered a business card with their own.',
});
