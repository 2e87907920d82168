import { eq } from 'drizzle-orm';
import { advertising, ownAds } from '#contract/advertising/calls.ts';
import { operatorAds } from '#contract/advertising/desk.ts';
import { adPlaceFacts, type AdPlace, dayAfter, daysFrom } from '#contract/advertising/places.ts';
import type { InputOf } from '#contract/core/endpoint.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { advertisements } from '#server/rooms/advertising/tables.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import type { TestPerson } from '../people.ts';

type Booking = InputOf<typeof ownAds.ask>['body'];
const three = (text: string) => ({ cn: text, en: `${text} en`, es: `${text} es` });
const content = (o: Partial<Booking> = {}) => ({
  title: three('碳纤维织物'),
  line: three('现货'),
  picture: null,
  productId: null,
  langs: ['cn' as const],
  fields: [],
  note: '',
  ...o,
});
/** A booking of some days that begin so many days from today. */
export const booking = (o: Partial<Booking> & { place?: AdPlace; in?: number; days?: number } = {}): Booking => {
  const { in: from = 5, days = 3, ...rest } = o;
  const place = rest.place ?? 'home';
  const firstDay = rest.firstDay ?? dayAfter(chinaDay(), from);
  const lastDay = rest.lastDay ?? dayAfter(firstDay, days - 1);
  const total = minorToDecimal(
    decimalToMinor(adPlaceFacts(place).price) * BigInt(Math.max(0, daysFrom(firstDay, lastDay))),
  );
  return { clientKey: newId(), total, ...content(rest), ...rest, place, firstDay, lastDay };
};

/** The calls of advertisements by whoever makes them. */
export const adActs = (t: TestPlatform) => {
  const acts = {
    ask: (by: TestPerson, o: Parameters<typeof booking>[0] = {}) => t.as(by.token)(ownAds.ask, { body: booking(o) }),
    one: (by: TestPerson, id: string) => t.as(by.token)(ownAds.detail, { params: { id } }),
    mine: async (by: TestPerson) => (await t.as(by.token)(ownAds.page, { query: { size: 100 } })).records,
    change: (by: TestPerson, id: string, o: Partial<Booking> = {}) =>
      t.as(by.token)(ownAds.change, { params: { id }, body: content(o) }),
    withdraw: (by: TestPerson, id: string) => t.as(by.token)(ownAds.withdraw, { params: { id } }),
    cancel: (by: TestPerson, id: string, reason = '') =>
      t.as(by.token)(ownAds.cancel, { params: { id }, body: { reason } }),
    move: (desk: TestPerson, id: string, step: 'return' | 'confirm' | 'refuse' | 'cancel', reason = '') =>
      t.as(desk.token)(operatorAds.move, { params: { id }, body: { step, reason } }),
    pay: (desk: TestPerson, id: string) =>
      t.as(desk.token)(operatorAds.pay, { params: { id }, body: { on: chinaDay(), reference: 'BOC 1' } }),
    open: (by: TestPerson | null, place: AdPlace, field?: string) =>
      t.as(by?.token)(advertising.openOne, { body: { place, ...(field && { field }) } }),
    log: (by: TestPerson | null, id: string, act: 'shown' | 'opened') =>
      t.as(by?.token)(advertising.log, { body: { id, act } }),
    /** Moves its days, as if they had come. */
    shift: async (id: string, firstDay: string, lastDay: string) => {
      await systemContext(t.platform)
        .db.update(advertisements)
        .set({ firstDay, lastDay })
        .where(eq(advertisements.id, id));
    },
    /** One that runs today. */
    running: async (by: TestPerson, desk: TestPerson, o: Parameters<typeof booking>[0] = {}) => {
      const { id } = await acts.ask(by, o);
      await acts.move(desk, id, 'confirm');
      await acts.pay(desk, id);
      await acts.shift(id, dayAfter(chinaDay(), -1), dayAfter(chinaDay(), 1));
      return id;
    },
  };
  return acts;
};
