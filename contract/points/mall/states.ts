/** What goods and exchanges can be (docs/product/points.md). */
export const goodKinds = ['posted', 'virtual'] as const;
export type GoodKind = (typeof goodKinds)[number];

export const exchangeStates = ['ordered', 'sent', 'received', 'returning', 'returned', 'cancelled'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Steps of an exchange: who takes each, from which states, and where it leads. */
export const exchangeSteps = {
  send: { by: 'desk', from: ['ordered'], to: 'sent' },
  cancel: { by: 'both', from: ['ordered'], to: 'cancelled' },
  receive: { by: 'both', from: ['sent'], to: 'received' },
  askReturn: { by: 'member', from: ['sent', 'received'], to: 'returning' },
  takeBack: { by: 'desk', from: ['returning'], to: 'returned' },
  keep: { by: 'desk', from: ['returning'], to: 'received' },
} as const satisfies Record<
  string,
  { by: 'member' | 'desk' | 'both'; from: readonly ExchangeState[]; to: ExchangeState }
>;
export type ExchangeStep = keyof typeof exchangeSteps;
export const exchangeStepNames = [
  'send',
  'cancel',
  'receive',
  'askReturn',
  'takeBack',
  'keep',
] as const satisfies readonly ExchangeStep[];
export const memberSteps = ['cancel', 'receive', 'askReturn'] as const satisfies readonly ExchangeStep[];
export const deskSteps = ['send', 'cancel', 'receive', 'takeBack', 'keep'] as const satisfies readonly ExchangeStep[];
/** Steps after which points and stock are given back. */
export const givingBack: readonly ExchangeStep[] = ['cancel', 'takeBack'];

/** A return is asked for within so many days of sending; a code can't be returned (points 27). */
export const returnDays = 14;

/** Whether a step can be taken now; the clock of a return is judged by the caller. */
export const mayStep = (step: ExchangeStep, o: { state: ExchangeState; kind: GoodKind }): boolean =>
  (exchangeSteps[step].from as readonly ExchangeState[]).includes(o.state) &&
  (step !== 'askReturn' || o.kind === 'posted');

/** Pictures that goods may show. */
export const goodPictures = [
  'test-coupons',
  'prepreg-roll',
  'carbon-twill',
  'glass-weave',
  'instrument',
  'hall-inside',
  'document',
  'core-kit',
] as const;
export type GoodPicture = (typeof goodPictures)[number];

export const mallLimits = {
  name: 60,
  about: 400,
  price: 100_000,
  stock: 10_000,
  perPerson: 100,
  addresses: 10,
  tracking: 120,
  reason: 300,
} as const;
