/** Life of a sample order (samples 3): who may do what from which state. */
export const sampleStates = [
  'requested',
  'offered',
  'agreed',
  'sent',
  'received',
  'evaluated',
  'declined',
  'cancelled',
  'expired',
] as const;
export type SampleState = (typeof sampleStates)[number];
/** States in which a sample order is under way: nobody asks for the same again meanwhile. */
export const liveSamples = ['requested', 'offered', 'agreed', 'sent', 'received'] as const satisfies SampleState[];

/** Of these, those in which the supplier has its part still to do. */
export const supplierSamples = ['requested', 'offered', 'agreed'] as const satisfies SampleState[];

type Party = 'buyer' | 'supplier';
type Rule = {
  from: { readonly [P in Party]?: readonly SampleState[] };
  /** `price`: agreed at once where the sample is free, else the buyer agrees to the price. */
  to: SampleState | 'price';
  /** A reason has to be given. */
  reason?: true;
};
const sampleTable = {
  offer: { from: { supplier: ['requested'] }, to: 'price' },
  decline: { from: { supplier: ['requested'] }, to: 'declined', reason: true },
  agree: { from: { buyer: ['offered'] }, to: 'agreed' },
  send: { from: { supplier: ['agreed'] }, to: 'sent' },
  receive: { from: { buyer: ['sent'] }, to: 'received' },
  evaluate: { from: { buyer: ['received'] }, to: 'evaluated' },
  cancel: {
    from: { buyer: ['requested', 'offered', 'agreed', 'sent'], supplier: ['offered', 'agreed'] },
    to: 'cancelled',
    reason: true,
  },
} as const satisfies Record<string, Rule>;
export type SampleStep = keyof typeof sampleTable;
export const sampleSteps = Object.keys(sampleTable) as [SampleStep, ...SampleStep[]];
/** Steps that take at most a reason; the others have calls of their own. */
export const plainSampleSteps = ['decline', 'agree', 'receive', 'cancel'] as const satisfies SampleStep[];
export type PlainSampleStep = (typeof plainSampleSteps)[number];

export const sampleRule = (step: SampleStep): Rule => sampleTable[step];
/** Steps open to one side now: what the page offers and what the server allows. */
export const sampleStepsFor = (state: SampleState, party: Party): SampleStep[] =>
  sampleSteps.filter((s) => sampleRule(s).from[party]?.includes(state));

/** Days after which nobody waits any more for an answer, or for the buyer to agree to a price. */
export const sampleWaits = { requested: 14, offered: 14 } as const;

/** What stands in the course of a sample order. */
export const sampleActs = ['request', ...sampleSteps, 'expire'] as const;
export type SampleAct = (typeof sampleActs)[number];
export const sampleActors = ['buyer', 'supplier', 'clock'] as const;
export type SampleActor = (typeof sampleActors)[number];

/** What the buyer found. */
export const verdicts = ['passed', 'conditional', 'failed'] as const;
export type Verdict = (typeof verdicts)[number];
/** Who pays for sending it. */
export const freightPayers = ['buyer', 'supplier'] as const;
export type FreightPayer = (typeof freightPayers)[number];

export const sampleSorts = ['newest', 'oldest'] as const;
/** The most files of one kind, and the longest waits, in days. */
export const sampleLimits = { files: 3, wanted: 365, promised: 365 } as const;
