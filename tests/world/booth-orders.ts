import { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import { operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { fairOf } from './fairs.ts';
import { person, type TestPerson } from './people.ts';

export const testPrices = {
  currency: 'CNY' as const,
  perMetre: { small: '380.00', medium: '350.00', large: '330.00' },
  cornerPercent: 15,
  included: { cn: '围板与照明', en: 'Walls and light', es: 'Paredes y luz' },
  cancelDays: 14,
};

/** What is asked for with a booth of 16 square metres that is no corner. */
export const boothInput = (total = '6080.00') => ({
  clientKey: newId(),
  total,
  class: 'winding' as const,
  note: '带一台样机',
  contact: '林晓 13800000001',
});

/** A fair to come with a price list: A1 is the company's, A3 is held for it by an order. */
export const bookedBooth = async (t: TestPlatform, by: TestPerson) => {
  const { fairId, booths } = await fairOf(t, { opens: 24 * 30, closes: 24 * 33, exhibitors: [by], free: 3 });
  const desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const body = { base: 0, list: testPrices };
  await t.as(desk.token)(operatorBoothOrders.setPrices, { params: { id: fairId }, body });
  const asked = { params: { id: booths[2] ?? '' }, body: boothInput() };
  const { id: boothOrder } = await t.as(by.token)(boothOrders.ask, asked);
  return { booth: booths[0] ?? '', boothOrder };
};
