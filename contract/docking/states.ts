/**
 * Life of a project, of a proposal and of a stage as tables (docking 4, 8 and 13). `closed` follows from the deadline alone; the owner
 * may still decide on what came in time, take a later deadline, or withdraw.
 */
export const projectStates = ['open', 'closed', 'underway', 'completed', 'cancelled', 'withdrawn'] as const;
export type ProjectState = (typeof projectStates)[number];
/** What a visitor may list. */
export const listedStates = ['open', 'closed', 'underway', 'completed'] as const;
export type ListedState = (typeof listedStates)[number];

/** What an owner does to a project: from which states, and where it goes. */
const projectTable = {
  award: { from: ['open', 'closed'], to: 'underway' },
  /** A later deadline; a cancelled project begins anew with what was not delivered. */
  reopen: { from: ['open', 'closed', 'cancelled'], to: 'open' },
  withdraw: { from: ['open', 'closed'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ProjectState[]; to: ProjectState }>;
export type ProjectAct = keyof typeof projectTable;
export const mayProject = (act: ProjectAct, state: ProjectState): boolean =>
  (projectTable[act].from as readonly ProjectState[]).includes(state);

export const dockingParties = ['owner', 'provider'] as const;
export type DockingParty = (typeof dockingParties)[number];
/** Who acts: a side, or the clock. */
export const dockingActors = [...dockingParties, 'clock'] as const;
export type DockingActor = (typeof dockingActors)[number];

export const proposalStates = [
  'submitted',
  'shortlisted',
  'refused',
  'withdrawn',
  'lost',
  'accepted',
  'ended',
  'completed',
] as const;
export type ProposalState = (typeof proposalStates)[number];
/** Those that the owner still chooses among. */
export const standingStates = ['submitted', 'shortlisted'] as const satisfies ProposalState[];
export const isStanding = (s: ProposalState): boolean => s === 'submitted' || s === 'shortlisted';

/** What is done to a proposal: by whom, from which states, to which (`same` moves nothing), and whether words are asked for. */
export const proposalTable = {
  revise: { by: ['provider'], from: standingStates, to: 'same' },
  withdraw: { by: ['provider'], from: standingStates, to: 'withdrawn' },
  ask: { by: ['owner'], from: standingStates, to: 'same', asks: true },
  shortlist: { by: ['owner'], from: ['submitted'], to: 'shortlisted' },
  unlist: { by: ['owner'], from: ['shortlisted'], to: 'submitted' },
  refuse: { by: ['owner'], from: standingStates, to: 'refused', asks: true },
  end: { by: ['owner', 'provider'], from: ['accepted'], to: 'ended', asks: true },
} as const satisfies Record<
  string,
  { by: readonly DockingParty[]; from: readonly ProposalState[]; to: ProposalState | 'same'; asks?: true }
>;
export type ProposalAct = keyof typeof proposalTable;
export const mayPropose = (act: ProposalAct, by: DockingParty, state: ProposalState): boolean =>
  (proposalTable[act].by as readonly DockingParty[]).includes(by) &&
  (proposalTable[act].from as readonly ProposalState[]).includes(state);
/** What the owner does to a proposal before an award. */
export const ownerActs = ['ask', 'shortlist', 'unlist', 'refuse'] as const satisfies ProposalAct[];

export const stageStates = ['planned', 'waiting', 'started', 'delivered', 'complained', 'accepted', 'dropped'] as const;
export type StageState = (typeof stageStates)[number];
/** A stage that somebody still has to do something about. */
export const liveStages = ['waiting', 'started', 'delivered', 'complained'] as const satisfies StageState[];
export const isLive = (s: StageState): boolean => (liveStages as readonly StageState[]).includes(s);

/** Steps of a stage once it is awarded. */
export const stageTable = {
  start: { by: 'provider', from: ['waiting'], to: 'started' },
  deliver: { by: 'provider', from: ['started', 'complained'], to: 'delivered', asks: true },
  accept: { by: 'owner', from: ['delivered', 'complained'], to: 'accepted' },
  complain: { by: 'owner', from: ['delivered'], to: 'complained', asks: true },
} as const satisfies Record<string, { by: DockingParty; from: readonly StageState[]; to: StageState; asks?: true }>;
export type StageAct = keyof typeof stageTable;
export const stageActs = Object.keys(stageTable) as [StageAct, ...StageAct[]];
/** Steps open to one side now: what the page offers and what the server allows. */
export const stageActsFor = (state: StageState, by: DockingParty): StageAct[] =>
  stageActs.filter((a) => stageTable[a].by === by && (stageTable[a].from as readonly StageState[]).includes(state));

/** So many days after a delivery that nobody complained about it is accepted by itself. */
export const acceptsAfterDays = 14;

/** What stands in the timeline. */
export const dockingActs = [
  'publish',
  'propose',
  'revise',
  'withdraw',
  'ask',
  'shortlist',
  'unlist',
  'refuse',
  'award',
  'start',
  'deliver',
  'accept',
  'complain',
  'end',
  'complete',
  'cancel',
  'reopen',
  'withdrawProject',
] as const;
export type DockingAct = (typeof dockingActs)[number];

/** Orders of the public list. */
export const projectSorts = ['newest', 'deadline'] as const;
export type ProjectSort = (typeof projectSorts)[number];
/** The most of each. */
export const dockingLimits = { stages: 12, pictures: 5, annexes: 5, need: 20_000, proposals: 200 } as const;
