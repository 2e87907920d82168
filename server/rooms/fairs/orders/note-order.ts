import type { BoothOrderAct, BoothOrderParty, BoothOrderState } from '#contract/fairs/exhibiting/order-states.ts';
import { type Ctx, emit, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { boothOrderMoved } from '../events.ts';
import { findPlaces, insertOrderEvent, type OrderRecord } from './order-store.ts';

type Told = { act: BoothOrderAct; party: BoothOrderParty; state: BoothOrderState; text?: string };

/** Writes an act into the course of a booth order and tells of it, in the transaction of the act. */
export const noteOrder = async (
  tx: Ctx,
  o: Pick<OrderRecord, 'id' | 'number' | 'boothId' | 'entId'>,
  { act, party, state, text = '' }: Told,
): Promise<void> => {
  const [at] = await findPlaces(tx, [o.boothId]);
  const eventId = newId();
  await insertOrderEvent(tx, {
    id: eventId,
    orderId: o.id,
    act,
    party,
    userId: party === 'clock' ? null : me(tx).userId,
    text,
  });
  await emit(tx, boothOrderMoved, {
    orderId: o.id,
    eventId,
    number: o.number,
    booth: at?.booth.number ?? '',
    fair: at?.fair.name ?? {},
    act,
    state,
    by: party,
    reason: text,
    entId: o.entId,
  });
};
