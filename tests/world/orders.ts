import type { InputOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { order, type OrderStep } from '#contract/order/calls.ts';
import { delivery } from '#contract/order/deliveries.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../harness/platform.ts';
import { uploaded } from './files.ts';
import { inquiryInput, publish, quote } from './inquiries.ts';
import type { TestPerson } from './people.ts';

type Publish = InputOf<typeof inquiry.publish>['body'];
type Awards = InputOf<typeof inquiry.award>['body']['awards'];

/** An inquiry of two lines of carbon fibre. */
export const twoLines = (o: Partial<Publish> = {}): Publish => {
  const [line] = inquiryInput().lines;
  return inquiryInput({ lines: [line!, { ...line!, specification: 'T300 3K' }], ...o });
};

export const award = (t: TestPlatform, by: TestPerson, id: string, awards: Awards) =>
  t.as(by.token)(inquiry.award, { params: { id }, body: { awards } });

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const detailOf = (t: TestPlatform, by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });

type Shipped = Partial<InputOf<typeof delivery.save>['body']>;
/** Ships what is left of an order, or these quantities by line. */
export const ship = async (
  t: TestPlatform,
  by: TestPerson,
  id: string,
  quantities?: Record<number, string>,
  o: Shipped = {},
) => {
  const { lines } = await detailOf(t, by, id);
  const left = lines.map((l) => ({ no: l.no, quantity: quantities?.[l.no] ?? l.remaining }));
  return t.as(by.token)(delivery.save, {
    body: {
      orderId: id,
      clientKey: newId(),
      lines: quantities ? left.filter((l) => l.no in quantities) : left.filter((l) => Number(l.quantity) > 0),
      shippedOn: today(),
      carrier: '中远海运',
      waybill: 'COSU6123456780',
      packingList: o.packingList ?? [await uploaded(t, by, '装箱单.pdf')],
      certificates: [],
      last: false,
      ...o,
    },
  });
};

type Arrived = Partial<InputOf<typeof delivery.receive>['body']>;
/** Receives a delivery, as it was shipped where nothing else is said. */
export const receive = async (t: TestPlatform, by: TestPerson, id: string, no = 1, o: Arrived = {}) => {
  const found = (await detailOf(t, by, id)).deliveries.find((d) => d.no === no);
  const lines = (found?.lines ?? []).map((l) => ({ no: l.no, received: l.quantity, faulty: '0' }));
  return t.as(by.token)(delivery.receive, {
    params: { id: found?.id ?? newId() },
    body: { receivedOn: today(), lines, ...o },
  });
};

/** Takes a step; shipping and receiving take everything that is left. */
export const step = async (t: TestPlatform, by: TestPerson, id: string, taken: OrderStep, reason?: string) => {
  if (taken === 'ship') return ship(t, by, id);
  if (taken === 'receive') return receive(t, by, id);
  return t.as(by.token)(order.step, { params: { id }, body: { step: taken, reason } });
};

/** An order of one line at its first tier, as far as these steps take it. */
export const orderOf = async (t: TestPlatform, buyer: TestPerson, supplier: TestPerson, steps: OrderStep[] = []) => {
  const { id: inquiryId } = await publish(t, buyer);
  const q = await quote(t, supplier, inquiryId);
  const accepted = await t.as(buyer.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  const id = accepted.orderId ?? '';
  for (const s of steps) await step(t, s === 'receive' || s === 'complete' ? buyer : supplier, id, s);
  return { id, inquiryId, quotationId: q.id };
};
