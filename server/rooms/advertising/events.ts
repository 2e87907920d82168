import * as z from 'zod/mini';
import { adPlaces } from '#contract/advertising/places.ts';
import { adActs, adParties, adStates } from '#contract/advertising/states.ts';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const adMoved = event({
  name: 'advertising.moved',
  version: 1,
  schema: z.object({
    adId: id,
    eventId: id,
    number: z.string(),
    place: z.enum(adPlaces),
    title: text,
    act: z.enum(adActs),
    state: z.enum(adStates),
    by: z.enum(adParties),
    /** Why, where a reason was given. */
    reason: z.string(),
    entId: id,
  }),
  means: 'An advertisement was booked, or somebody took a step with it.',
});
