import type { InputOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { order, type OrderStep } from '#contract/order/calls.ts';
import type { TestPlatform } from '../harness/platform.ts';
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

export const step = (t: TestPlatform, by: TestPerson, id: string, taken: OrderStep, reason?: string) =>
  t.as(by.token)(order.step, { params: { id }, body: { step: taken, reason } });

/** An order of one line at its first tier, as far as these steps take it. */
export const orderOf = async (t: TestPlatform, buyer: TestPerson, supplier: TestPerson, steps: OrderStep[] = []) => {
  const { id: inquiryId } = await publish(t, buyer);
  const q = await quote(t, supplier, inquiryId);
  const accepted = await t.as(buyer.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  const id = accepted.orderId ?? '';
  for (const s of steps) await step(t, s === 'receive' || s === 'complete' ? buyer : supplier, id, s);
  return { id, inquiryId, quotationId: q.id };
};
