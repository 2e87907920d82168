/** Life of an advertisement (advertising 3): who may do what from which state. */
export const adStates = [
  'asked',
  'returned',
  'confirmed',
  'paid',
  'refused',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
export type AdState = (typeof adStates)[number];
/** States in which its days are held. */
export const liveAds = ['asked', 'returned', 'confirmed', 'paid'] as const satisfies AdState[];

export const adParties = ['company', 'desk', 'clock'] as const;
export type AdParty = (typeof adParties)[number];

type Rule = { from: { readonly [P in AdParty]?: readonly AdState[] }; to: AdState; reason?: true };
const table = {
  change: { from: { company: ['asked', 'returned'] }, to: 'asked' },
  withdraw: { from: { company: ['asked', 'returned'] }, to: 'withdrawn' },
  return: { from: { desk: ['asked'] }, to: 'returned', reason: true },
  confirm: { from: { desk: ['asked'] }, to: 'confirmed' },
  refuse: { from: { desk: ['asked', 'returned'] }, to: 'refused', reason: true },
  pay: { from: { desk: ['confirmed'] }, to: 'paid' },
  cancel: { from: { company: ['confirmed'], desk: ['confirmed', 'paid'] }, to: 'cancelled', reason: true },
  expire: { from: { clock: ['asked', 'returned', 'confirmed'] }, to: 'expired' },
} as const satisfies Record<string, Rule>;
export type AdStep = keyof typeof table;
export const adSteps = Object.keys(table) as [AdStep, ...AdStep[]];
export const adRule = (step: AdStep): Rule => table[step];
/** Steps open to a party now: what the page offers and what the server allows. */
export const adStepsFor = (state: AdState, party: AdParty): AdStep[] =>
  adSteps.filter((s) => adRule(s).from[party]?.includes(state));

/** What stands in the course of an advertisement. */
export const adActs = ['ask', ...adSteps] as const;
export type AdAct = (typeof adActs)[number];

/** Where a paid one stands in time. */
export const adPhases = ['coming', 'running', 'ended'] as const;
export type AdPhase = (typeof adPhases)[number];
export const adPhase = (ad: { firstDay: string; lastDay: string }, today: string): AdPhase =>
  today < ad.firstDay ? 'coming' : today > ad.lastDay ? 'ended' : 'running';
