/** Life of a contribution (content 30): who may do what from which state. */
export const contributionStates = ['draft', 'submitted', 'returned', 'accepted', 'declined', 'withdrawn'] as const;
export type ContributionState = (typeof contributionStates)[number];
/** States that the desk reads: what a company is writing is its own. */
export const deskStates = [
  'submitted',
  'returned',
  'accepted',
  'declined',
  'withdrawn',
] as const satisfies readonly ContributionState[];
/** States that count towards what a company may have open at once. */
export const openContributions = ['draft', 'submitted', 'returned'] as const satisfies readonly ContributionState[];
/** States in which its company changes the words. */
const written = ['draft', 'returned'] as const satisfies readonly ContributionState[];
export const isWritable = (s: ContributionState): boolean => (written as readonly ContributionState[]).includes(s);

export const contributionParties = ['company', 'desk'] as const;
export type ContributionParty = (typeof contributionParties)[number];

type Rule = {
  by: ContributionParty;
  from: readonly ContributionState[];
  to: ContributionState;
  /** It is not done without saying why. */
  reason?: true;
  /** `yes`: once readers see it; `no`: as long as they don't. */
  shown?: 'yes' | 'no';
  /** Only after the company asked to have it taken back; or only before. */
  asked?: 'yes' | 'no';
};
const table = {
  submit: { by: 'company', from: written, to: 'submitted' },
  recall: { by: 'company', from: ['submitted'], to: 'draft' },
  withdraw: { by: 'company', from: ['draft', 'submitted', 'returned', 'accepted'], to: 'withdrawn', shown: 'no' },
  askBack: { by: 'company', from: ['accepted'], to: 'accepted', reason: true, shown: 'yes', asked: 'no' },
  return: { by: 'desk', from: ['submitted'], to: 'returned', reason: true },
  accept: { by: 'desk', from: ['submitted'], to: 'accepted' },
  decline: { by: 'desk', from: ['submitted'], to: 'declined', reason: true },
  takeBack: { by: 'desk', from: ['accepted'], to: 'withdrawn', asked: 'yes' },
  keep: { by: 'desk', from: ['accepted'], to: 'accepted', reason: true, asked: 'yes' },
} as const satisfies Record<string, Rule>;
export type ContributionStep = keyof typeof table;
export const contributionSteps = Object.keys(table) as [ContributionStep, ...ContributionStep[]];
export const contributionRule = (step: ContributionStep): Rule => table[step];

export const companySteps = ['submit', 'recall', 'withdraw', 'askBack'] as const satisfies readonly ContributionStep[];
export const deskSteps = [
  'return',
  'accept',
  'decline',
  'takeBack',
  'keep',
] as const satisfies readonly ContributionStep[];

type Standing = { state: ContributionState; shown: boolean; asked: boolean };
/** Whether a contribution as it stands allows a step. */
export const isAllowed = (step: ContributionStep, { state, shown, asked }: Standing): boolean => {
  const rule = contributionRule(step);
  return (
    rule.from.includes(state) &&
    (!rule.shown || (rule.shown === 'yes') === shown) &&
    (!rule.asked || (rule.asked === 'yes') === asked)
  );
};
/** Steps open to a party now: what the page offers and what the server allows. */
export const contributionStepsFor = (standing: Standing, party: ContributionParty): ContributionStep[] =>
  contributionSteps.filter((s) => contributionRule(s).by === party && isAllowed(s, standing));
