import fc from 'fast-check';
import { disputeEnds, type Party } from '#contract/order/states.ts';

/** Who tries something: a supplier is 0, 1 or 2; `rival` stands for a supplier that has no part in an order. */
export type Someone = Party | 'stranger' | 'rival';
const supplier = fc.nat(2);
const someone = fc.oneof(
  { arbitrary: fc.constantFrom<Party>('buyer', 'supplier'), weight: 12 },
  { arbitrary: fc.constantFrom<Someone>('stranger', 'rival'), weight: 1 },
);
const often = fc.oneof({ arbitrary: fc.constant(true), weight: 6 }, { arbitrary: fc.constant(false), weight: 1 });
const seldom = often.map((b) => !b);
/** Which of the things that there are, counted round. */
const pick = fc.nat(11);
const price = fc.option(
  fc.nat(99_999).map((n) => n * 10 + 7),
  { freq: 8 },
);

/** What a buyer begins with. Quantities are small, so that shares of them are seldom whole. */
const beginning = fc.record({
  tiers: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 2,
  }),
  wanted: fc.integer({ min: 1, max: 3 }),
  confidential: seldom,
  invited: fc.option(fc.uniqueArray(supplier, { minLength: 1, maxLength: 3 }), { freq: 1, nil: null }),
});
export type Beginning = typeof beginning extends fc.Arbitrary<infer T> ? T : never;

const inquiry = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('agree'), s: supplier }), weight: 2 },
  {
    arbitrary: fc.record({
      do: fc.constant('quote'),
      s: supplier,
      prices: fc.array(price, { minLength: 4, maxLength: 4 }),
      stale: seldom,
      twice: seldom,
    }),
    weight: 7,
  },
  { arbitrary: fc.record({ do: fc.constant('confirm'), s: supplier, stale: seldom }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('decline'), s: supplier }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('undoDecline'), s: supplier }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('takeBack'), s: supplier, by: supplier }), weight: 2 },
  {
    arbitrary: fc.record({ do: fc.constant('amend'), line: fc.option(fc.nat(1)), stale: seldom, by: someone }),
    weight: 2,
  },
  { arbitrary: fc.record({ do: fc.constant('close') }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('moveDeadline'), by: someone }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('withdraw'), by: someone, unlikely: fc.nat(3) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('refuse'), s: supplier, by: someone }), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('accept'),
      s: supplier,
      tier: fc.integer({ min: 1, max: 2 }),
      line: fc.option(fc.nat(1), { freq: 1 }),
      word: seldom,
      by: someone,
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('split'),
      between: fc.uniqueArray(supplier, { minLength: 2, maxLength: 2 }),
      tier: fc.integer({ min: 1, max: 2 }),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('share'),
      between: fc.uniqueArray(supplier, { minLength: 1, maxLength: 3 }),
      line: fc.nat(1),
      tier: fc.integer({ min: 1, max: 2 }),
      percents: fc.array(fc.constantFrom(20, 40, 60, 100), { minLength: 3, maxLength: 3 }),
    }),
    weight: 2,
  },
);

const order = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('step'),
      order: pick,
      by: someone,
      step: fc.constantFrom('confirm', 'confirm', 'produce', 'complete', 'cancel', 'dispute', 'drop'),
      reason: often,
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('ship'),
      order: pick,
      by: someone,
      percent: fc.constantFrom(30, 50, 95, 100, 100, 105, 120),
      last: seldom,
      twice: seldom,
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('receive'),
      order: pick,
      at: pick,
      by: someone,
      faulty: fc.constantFrom(0, 0, 0, 2),
      complaint: fc.boolean(),
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      do: fc.constantFrom('complain', 'answerComplaint', 'settle'),
      order: pick,
      at: pick,
      by: someone,
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('askChange'),
      order: pick,
      by: someone,
      cancel: seldom,
      percent: fc.constantFrom(50, 100, 150),
      price: fc.nat(99_999).map((n) => n * 10 + 7),
      twice: seldom,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constantFrom('acceptChange', 'refuseChange', 'withdrawChange'),
      order: pick,
      at: pick,
      by: someone,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('pay'),
      order: pick,
      by: someone,
      percent: fc.constantFrom(30, 70, 100),
      twice: seldom,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constantFrom('confirmPayment', 'contestPayment'),
      order: pick,
      at: pick,
      by: someone,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('statement'),
      order: pick,
      by: someone,
      end: fc.option(fc.constantFrom(...disputeEnds)),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('agreeToOffer'), order: pick, at: pick, by: someone }), weight: 1 },
);

export type InquiryCommand = typeof inquiry extends fc.Arbitrary<infer T> ? T : never;
export type OrderCommand = typeof order extends fc.Arbitrary<infer T> ? T : never;
const chance = fc.oneof(
  { arbitrary: order.map((c) => ({ on: 'order' as const, c })), weight: 2 },
  { arbitrary: inquiry.map((c) => ({ on: 'inquiry' as const, c })), weight: 3 },
);
/** A history: for the most part one of the things that bring the deal on just then, else anything by anybody. */
export const history = fc.record({
  beginning,
  acts: fc.array(
    fc.oneof(
      { arbitrary: fc.nat(999).map((n) => ({ on: 'useful' as const, n })), weight: 3 },
      { arbitrary: chance, weight: 1 },
    ),
    { minLength: 6, maxLength: 30, size: 'max' },
  ),
});
