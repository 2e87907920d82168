import type { InputOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

type Publish = InputOf<typeof inquiry.publish>['body'];
type Quote = InputOf<typeof inquiry.quote>['body'];
const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();

/** A complete inquiry of one carbon-fibre line with three tiers. */
export const inquiryInput = (o: Partial<Publish> = {}): Publish => ({
  title: '采购 T700 级 12K 碳纤维',
  lines: [
    {
      product: 'carbon-fibre-small-tow',
      specification: 'T700 12K',
      unit: 'kg',
      tiers: ['1000', '5000', '20000'],
      requirements: [{ field: 'fibre-tensile-strength', op: 'min', value: '4900', unit: 'MPa', must: true }],
    },
  ],
  processes: [],
  certificates: ['iso-9001'],
  currency: 'CNY',
  paymentType: 'net30',
  tradeTerm: 'DAP',
  deliveryPlace: '盐城',
  deliveryDate: inDays(60).slice(0, 10),
  deadline: inDays(10),
  annexes: [],
  maxQuotations: 5,
  confidential: false,
  visibility: 'public',
  invited: [],
  ...o,
});

export const publish = (t: TestPlatform, by: TestPerson, o: Partial<Publish> = {}) =>
  t.as(by.token)(inquiry.publish, { body: inquiryInput(o) });

type Asked = { id: string; tiers: string[]; requirements: unknown[] };

/** A quotation for these lines of an inquiry at one price. */
export const quotationOf = (inquiryId: string, lines: Asked[], price = '98.5', o: Partial<Quote> = {}): Quote => ({
  inquiryId,
  clientKey: newId(),
  currency: 'CNY',
  tradeTerm: 'DAP',
  place: '盐城',
  paymentType: 'net30',
  leadDays: 21,
  validUntil: inDays(30).slice(0, 10),
  annexes: [],
  lines: lines.map((l) => ({
    lineId: l.id,
    prices: l.tiers.map(() => price),
    answers: l.requirements.map(() => ({ verdict: 'meets' as const, value: '5000' })),
  })),
  ...o,
});

/** A quotation for every line of an inquiry at one price. */
export const quotationInput = async (
  t: TestPlatform,
  by: TestPerson,
  inquiryId: string,
  price?: string,
  o?: Partial<Quote>,
): Promise<Quote> => {
  const seen = await t.as(by.token)(inquiry.forSupplier, { params: { id: inquiryId } });
  return quotationOf(inquiryId, seen.parts?.lines ?? [], price, o);
};

export const quote = async (
  t: TestPlatform,
  by: TestPerson,
  inquiryId: string,
  price?: string,
  o: Partial<Quote> = {},
) => t.as(by.token)(inquiry.quote, { body: await quotationInput(t, by, inquiryId, price, o) });
