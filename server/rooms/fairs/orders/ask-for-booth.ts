import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { mostBooths, type BoothOrderState } from '#contract/fairs/exhibiting/order-states.ts';
import { boothOrderErrors, type boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import { decimalToMinor } from '#contract/core/money.ts';
import { priceOf } from '#contract/fairs/exhibiting/prices.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { lockPeople, seatOf } from '#server/rooms/identity/index.ts';
import { findBooth, findBooths } from '../store.ts';
import { writeBoothState, lockBooth } from '../booth-store.ts';
import { noteOrder } from './note-order.ts';
import { countLive, findByKey, insertOrder } from './order-store.ts';
import { findPrices, presentPrices } from './price-store.ts';

type Input = ParsedOf<typeof boothOrders.ask>['body'];
type Asked = { id: string; state: BoothOrderState };

/** What the booth costs now, for a fair that is not over and has a price list. @throws Refused boothOrders.over, boothOrders.noPrices */
const priced = async (ctx: Ctx, boothId: string) => {
  const found = await findBooth(ctx, boothId);
  if (!found) throw refuse(common.notFound);
  const { booth, hall, fair } = found;
  if (phaseAt(fair, Date.now()) === 'past') throw refuse(boothOrderErrors.over);
  const [record] = await findPrices(ctx, [fair.id]);
  if (!record) throw refuse(boothOrderErrors.noPrices);
  const list = presentPrices(record);
  const booths = await findBooths(ctx, hall.id);
  return { fair, list, price: priceOf(booth, { plan: hall.plan, booths }, list) };
};

/**
 * A company asks for a free booth, which is held for it until the desk answers (fairs 35). Of many at once exactly one gets it; a
 * click that comes twice is one order.
 * @throws Refused common.notFound, common.seat, boothOrders.noCompany, over, noPrices, priceChanged, taken, tooMany
 */
export const askForBooth = async (ctx: Ctx, boothId: string, input: Input): Promise<Asked> => {
  const { userId, entId } = me(ctx);
  if (!entId) throw refuse(boothOrderErrors.noCompany);
  const known = await findByKey(ctx, userId, input.clientKey);
  if (known) return { id: known.id, state: known.state };
  return inTransaction(ctx, async (tx) => {
    // The company's orders are counted under its lock.
    const person = (await lockPeople(tx, { people: [userId] })).find((p) => p.id === userId);
    if (!person || person.removedAt || person.suspendedAt) throw refuse(common.login);
    if (person.entId !== entId || !seatMay(seatOf(person), 'sell')) throw refuse(common.seat);
    const booth = await lockBooth(tx, boothId);
    if (!booth) throw refuse(common.notFound);
    const first = await findByKey(tx, userId, input.clientKey);
    if (first) return { id: first.id, state: first.state };
    const { fair, list, price } = await priced(tx, boothId);
    if (booth.state !== 'free') throw refuse(boothOrderErrors.taken);
    if (decimalToMinor(price.total) !== decimalToMinor(input.total)) throw refuse(boothOrderErrors.priceChanged);
    if ((await countLive(tx, entId, fair.id)) >= mostBooths)
      throw refuse(boothOrderErrors.tooMany, { n: String(mostBooths) });
    const row = {
      id: newId(),
      number: await nextNumber(tx.db, 'ZW'),
      clientKey: input.clientKey,
      boothId,
      entId,
      userId,
      state: 'asked' as const,
      class: input.class,
      note: input.note,
      contact: input.contact,
      ...price,
      currency: list.currency,
      included: list.included,
      cancelDays: list.cancelDays,
    };
    await writeBoothState(tx, boothId, { state: 'held', entId });
    if (!(await insertOrder(tx, row))) throw refuse(boothOrderErrors.taken);
    await noteOrder(tx, row, { act: 'ask', party: 'company', state: 'asked', text: input.note });
    return { id: row.id, state: 'asked' };
  });
};
