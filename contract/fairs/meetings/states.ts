/** Life of a meeting at a booth (fairs 68): who may do what from which state. */
export const meetingStates = ['asked', 'agreed', 'declined', 'cancelled', 'lapsed'] as const;
export type MeetingState = (typeof meetingStates)[number];
/** States in which a half hour is kept for a meeting. */
export const liveMeetings = ['asked', 'agreed'] as const satisfies MeetingState[];

export const meetingParties = ['guest', 'host', 'clock'] as const;
export type MeetingParty = (typeof meetingParties)[number];

type Rule = {
  from: { readonly [P in MeetingParty]?: readonly MeetingState[] };
  to: MeetingState;
  /** Words have to be given by these. */
  reason?: readonly MeetingParty[];
};
const table = {
  agree: { from: { host: ['asked'] }, to: 'agreed' },
  decline: { from: { host: ['asked'] }, to: 'declined', reason: ['host'] },
  cancel: {
    from: { guest: ['asked', 'agreed'], host: ['agreed'], clock: ['asked', 'agreed'] },
    to: 'cancelled',
    reason: ['host'],
  },
  lapse: { from: { clock: ['asked'] }, to: 'lapsed' },
} as const satisfies Record<string, Rule>;
export type MeetingStep = keyof typeof table;
export const meetingSteps = Object.keys(table) as [MeetingStep, ...MeetingStep[]];
export const meetingRule = (step: MeetingStep): Rule => table[step];
/** Steps open to a party before the meeting begins: what the page offers and what the server allows. */
export const meetingStepsFor = (state: MeetingState, party: MeetingParty): MeetingStep[] =>
  meetingSteps.filter((s) => meetingRule(s).from[party]?.includes(state));

export const meetingActs = ['ask', ...meetingSteps] as const;
export type MeetingAct = (typeof meetingActs)[number];

/** Where people meet: at the booth, or by a video link that the exhibitor gives. */
export const meetingWays = ['booth', 'video'] as const;
export type MeetingWay = (typeof meetingWays)[number];

/** Letters, meetings of one guest that lie ahead, and those of them with one company. */
export const meetingLimits = { subject: 500, reason: 300, link: 400, ahead: 8, company: 2 } as const;
