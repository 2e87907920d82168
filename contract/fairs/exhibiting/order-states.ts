/** Life of a booth order (fairs 35): who may do what from which state. */
export const boothOrderStates = ['asked', 'confirmed', 'paid', 'refused', 'withdrawn', 'expired', 'cancelled'] as const;
export type BoothOrderState = (typeof boothOrderStates)[number];
/** States in which the booth is the company's, or is held for it. */
export const liveBoothOrders = ['asked', 'confirmed', 'paid'] as const satisfies BoothOrderState[];

export const boothOrderParties = ['company', 'desk', 'clock'] as const;
export type BoothOrderParty = (typeof boothOrderParties)[number];

type Rule = {
  from: { readonly [P in BoothOrderParty]?: readonly BoothOrderState[] };
  to: BoothOrderState;
  /** What becomes of the booth. */
  booth: 'taken' | 'free' | 'stays';
  /** A reason has to be given. */
  reason?: true;
};
const table = {
  withdraw: { from: { company: ['asked'] }, to: 'withdrawn', booth: 'free' },
  expire: { from: { clock: ['asked'] }, to: 'expired', booth: 'free' },
  confirm: { from: { desk: ['asked'] }, to: 'confirmed', booth: 'taken' },
  refuse: { from: { desk: ['asked'] }, to: 'refused', booth: 'free', reason: true },
  pay: { from: { desk: ['confirmed'] }, to: 'paid', booth: 'stays' },
  cancel: {
    from: { company: ['confirmed'], desk: ['confirmed', 'paid'] },
    to: 'cancelled',
    booth: 'free',
    reason: true,
  },
} as const satisfies Record<string, Rule>;
export type BoothOrderStep = keyof typeof table;
export const boothOrderSteps = Object.keys(table) as [BoothOrderStep, ...BoothOrderStep[]];
export const boothOrderRule = (step: BoothOrderStep): Rule => table[step];
/** Steps open to a party now: what the page offers and what the server allows. */
export const boothOrderStepsFor = (state: BoothOrderState, party: BoothOrderParty): BoothOrderStep[] =>
  boothOrderSteps.filter((s) => boothOrderRule(s).from[party]?.includes(state));

/** What stands in the course of a booth order. */
export const boothOrderActs = ['ask', ...boothOrderSteps] as const;
export type BoothOrderAct = (typeof boothOrderActs)[number];

/** Days after which nobody waits any more for the desk's answer (fairs 36). */
export const boothOrderWait = 7;
/** Booths of one fair that a company has asked for or got at a time. */
export const mostBooths = 3;

const day = 86_400_000;
/** The moment from which the company itself cancels no more (fairs 37). */
export const cancelUntil = (fair: { startsAt: string }, days: number): string =>
  new Date(Date.parse(fair.startsAt) - days * day).toISOString();
