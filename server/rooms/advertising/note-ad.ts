import type { AdAct, AdParty, AdState } from '#contract/advertising/states.ts';
import { type Ctx, emit, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { adMoved } from './events.ts';
import { type AdRecord, insertAdEvent } from './store.ts';

type Told = { act: AdAct; party: AdParty; state: AdState; text?: string };

/** Writes an act into the course of an advertisement and tells of it, in the transaction of the act. */
export const noteAd = async (
  tx: Ctx,
  ad: Pick<AdRecord, 'id' | 'number' | 'place' | 'title' | 'entId'>,
  { act, party, state, text = '' }: Told,
): Promise<void> => {
  const eventId = newId();
  await insertAdEvent(tx, {
    id: eventId,
    adId: ad.id,
    act,
    party,
    userId: party === 'clock' ? null : me(tx).userId,
    text,
  });
  await emit(tx, adMoved, {
    adId: ad.id,
    eventId,
    number: ad.number,
    place: ad.place,
    title: ad.title,
    act,
    state,
    by: party,
    reason: text,
    entId: ad.entId,
  });
};
