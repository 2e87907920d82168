/** Life of an application (services 4): who may do what from which state. What is not sent yet is a draft of the form. */
export const applicationStates = [
  'submitted',
  'returned',
  'offered',
  'accepted',
  'inWork',
  'done',
  'refused',
  'cancelled',
  'expired',
] as const;
export type ApplicationState = (typeof applicationStates)[number];
/** States in which an application is under way. */
export const liveApplications = [
  'submitted',
  'returned',
  'offered',
  'accepted',
  'inWork',
] as const satisfies ApplicationState[];

const live: readonly ApplicationState[] = liveApplications;
export const isLiveApplication = (state: ApplicationState): boolean => live.includes(state);
/** Days after its end for which what an applicant handed in is kept (services 15). */
export const papersKeptDays = 90;

export type ServiceParty = 'applicant' | 'provider';
type Rule = {
  from: { readonly [P in ServiceParty]?: readonly ApplicationState[] };
  /** From which states besides once the promised day has passed. */
  late?: { readonly [P in ServiceParty]?: readonly ApplicationState[] };
  to: ApplicationState;
  /** A reason has to be given. */
  reason?: true;
};
const applicationTable = {
  sendBack: { from: { provider: ['submitted', 'accepted', 'inWork'] }, to: 'returned', reason: true },
  resubmit: { from: { applicant: ['returned'] }, to: 'submitted' },
  offer: { from: { provider: ['submitted'] }, to: 'offered' },
  refuse: { from: { provider: ['submitted', 'returned'] }, to: 'refused', reason: true },
  accept: { from: { applicant: ['offered'] }, to: 'accepted' },
  start: { from: { provider: ['accepted'] }, to: 'inWork' },
  finish: { from: { provider: ['inWork'] }, to: 'done' },
  cancel: {
    from: {
      applicant: ['submitted', 'returned', 'offered', 'accepted'],
      provider: ['offered', 'accepted', 'inWork'],
    },
    late: { applicant: ['inWork'] },
    to: 'cancelled',
    reason: true,
  },
} as const satisfies Record<string, Rule>;
export type ApplicationStep = keyof typeof applicationTable;
export const applicationSteps = Object.keys(applicationTable) as [ApplicationStep, ...ApplicationStep[]];
/** Steps that take at most a reason; the others have calls of their own. */
export const plainSteps = ['refuse', 'accept', 'start', 'cancel'] as const satisfies ApplicationStep[];
export type PlainStep = (typeof plainSteps)[number];

export const applicationRule = (step: ApplicationStep): Rule => applicationTable[step];
/** Whether the provider owes what was promised for a day. */
export const owesResult = (state: ApplicationState): boolean => state === 'accepted' || state === 'inWork';
/** Whether the promised day, of China's calendar, has passed without the result (services 16). */
export const isLateApplication = (state: ApplicationState, promisedDay: string | null, today: string): boolean =>
  owesResult(state) && promisedDay !== null && promisedDay < today;

/** States from which a side takes a step; nothing where the step is never that side's. */
export const statesOfStep = (
  step: ApplicationStep,
  party: ServiceParty,
  late: boolean,
): readonly ApplicationState[] | undefined => {
  const rule = applicationRule(step);
  const from = rule.from[party];
  return from && [...from, ...((late && rule.late?.[party]) || [])];
};
/** Steps open to one side now: what the page offers and what the server allows. */
export const stepsFor = (state: ApplicationState, party: ServiceParty, late: boolean): ApplicationStep[] =>
  applicationSteps.filter((s) => statesOfStep(s, party, late)?.includes(state));

/** Days after which nobody waits any more; an offer says itself how long it holds. A reminder comes `remind` days before. */
export const applicationWaits = { submitted: 7, returned: 14, remind: 2 } as const;

/** Whom an application waits for in a state. */
export const waitsFor: { readonly [S in ApplicationState]?: ServiceParty } = {
  submitted: 'provider',
  returned: 'applicant',
  offered: 'applicant',
  accepted: 'provider',
  inWork: 'provider',
};

/** Acts that the sides are told of. */
export const toldActs = [
  'apply',
  ...applicationSteps,
  'rate',
  'message',
  'remind',
  'expire',
  'late',
  'withdrawConsent',
] as const;
export type ToldAct = (typeof toldActs)[number];
/** What stands in the course of an application. */
export const applicationActs = [...toldActs, 'erase'] as const;
export type ApplicationAct = (typeof applicationActs)[number];
export const applicationActors = ['applicant', 'provider', 'clock'] as const;
export type ApplicationActor = (typeof applicationActors)[number];

export const applicationSorts = ['newest', 'oldest', 'waiting'] as const;
/** The stages of an application that goes well, for its thread. */
export const goodCourse = ['submitted', 'offered', 'accepted', 'inWork', 'done'] as const satisfies ApplicationState[];
