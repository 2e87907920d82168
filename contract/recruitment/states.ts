/** Life of an application for a vacancy (recruitment 5): who may do what from which state. */
export const jobStates = [
  'submitted',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type JobState = (typeof jobStates)[number];
/** States in which an application is under way. */
export const liveJobs = ['submitted', 'shortlisted', 'interview', 'offered'] as const satisfies JobState[];
/** Those under way to whom the company has made no offer. */
export const undecidedJobs = ['submitted', 'shortlisted', 'interview'] as const satisfies JobState[];
export const isLiveJob = (state: JobState): boolean => liveJobs.some((s) => s === state);

export type JobParty = 'applicant' | 'company';
type Rule = {
  by: JobParty;
  from: readonly JobState[];
  to: JobState;
  /** A reason has to be given. */
  reason?: true;
};
const jobTable = {
  shortlist: { by: 'company', from: ['submitted'], to: 'shortlisted' },
  invite: { by: 'company', from: ['submitted', 'shortlisted', 'interview'], to: 'interview' },
  choose: { by: 'applicant', from: ['interview'], to: 'interview' },
  noneSuits: { by: 'applicant', from: ['interview'], to: 'shortlisted', reason: true },
  offer: { by: 'company', from: ['shortlisted', 'interview'], to: 'offered' },
  accept: { by: 'applicant', from: ['offered'], to: 'hired' },
  decline: { by: 'company', from: liveJobs, to: 'declined', reason: true },
  withdraw: { by: 'applicant', from: liveJobs, to: 'withdrawn' },
} as const satisfies Record<string, Rule>;
export type JobStep = keyof typeof jobTable;
export const jobSteps = Object.keys(jobTable) as [JobStep, ...JobStep[]];
/** Steps that take at most a reason; the others have calls of their own. */
export const plainJobSteps = ['shortlist', 'noneSuits', 'accept', 'decline', 'withdraw'] as const satisfies JobStep[];
export type PlainJobStep = (typeof plainJobSteps)[number];

export const jobRule = (step: JobStep): Rule => jobTable[step];

/** Steps open to one side now; a moment is chosen while none is agreed. */
export const jobStepsFor = (state: JobState, party: JobParty, agreed: boolean): JobStep[] =>
  jobSteps.filter((s) => {
    const rule = jobRule(s);
    return rule.by === party && rule.from.includes(state) && !(s === 'choose' && agreed);
  });

/** Whom an application waits for; after an interview is agreed, the company. */
export const jobWaitsFor = (state: JobState, agreed: boolean): JobParty | null =>
  state === 'submitted' || state === 'shortlisted'
    ? 'company'
    : state === 'interview'
      ? agreed
        ? 'company'
        : 'applicant'
      : state === 'offered'
        ? 'applicant'
        : null;

/**
 * Days after which nobody waits any more; an offer says itself how long it holds, and an agreed interview is counted from its
 * moment. A reminder comes `remind` days before.
 */
export const jobWaits = { submitted: 21, shortlisted: 30, interview: 14, remind: 3 } as const;
/** Days after its end when what an applicant wrote and sent is deleted (recruitment 9). */
export const keptDays = 180;
/** The version of the consent that an applicant gives. */
export const consentVersion = '2026-11';

export const interviewWays = ['onSite', 'video', 'phone'] as const;
export type InterviewWay = (typeof interviewWays)[number];

/** What stands in the course of an application. */
export const jobActs = ['apply', ...jobSteps, 'message', 'remind', 'expire'] as const;
export type JobAct = (typeof jobActs)[number];
export const jobActors = ['applicant', 'company', 'clock'] as const;
export type JobActor = (typeof jobActors)[number];

export const jobSorts = ['newest', 'oldest', 'waiting'] as const;
/** The stages of an application that goes well, for its thread. */
export const goodJob = ['submitted', 'shortlisted', 'interview', 'offered', 'hired'] as const satisfies JobState[];
