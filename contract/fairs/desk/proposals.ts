/** Talks that exhibitors propose for a fair, and those that they lead (fairs 47 to 49). */
import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { langs } from '../../core/langs.ts';
import { day, id, idParams, instant, line, nothing, text } from '../../core/schemas.ts';
import { exhibits, seesExhibiting } from '../exhibiting/access.ts';
import { fairLimits, talkText } from './written.ts';
import { forumRow } from '../forums.ts';

export const proposalErrors = refusals('talkProposals', {
  noCompany: 409,
  /** The company has no booth at the fair and has asked for none. */
  noBooth: 409,
  over: 409,
  wrongState: 409,
  changed: 409,
  tooMany: 409,
});

export const proposalStates = ['proposed', 'returned', 'accepted', 'refused', 'withdrawn'] as const;
export type TalkProposalState = (typeof proposalStates)[number];

/** What is done to a proposal: by whom, from which states, to which. */
const proposalTable = {
  revise: { by: 'host', from: ['proposed', 'returned'], to: 'proposed' },
  withdraw: { by: 'host', from: ['proposed', 'returned'], to: 'withdrawn' },
  accept: { by: 'desk', from: ['proposed'], to: 'accepted' },
  return: { by: 'desk', from: ['proposed'], to: 'returned' },
  refuse: { by: 'desk', from: ['proposed', 'returned'], to: 'refused' },
} as const satisfies Record<string, { by: 'host' | 'desk'; from: readonly TalkProposalState[]; to: TalkProposalState }>;
export type ProposalAct = keyof typeof proposalTable;
export const mayMove = (act: ProposalAct, state: TalkProposalState): boolean =>
  (proposalTable[act].from as readonly TalkProposalState[]).includes(state);
/** What a proposal is returned for: the part of it that has to be mended. */
export const proposalDefects = ['title', 'about', 'languages', 'speakers', 'time', 'other'] as const;
export type ProposalDefect = (typeof proposalDefects)[number];

/** Minutes that a talk may be proposed for, and proposals that a company has under way at one fair. */
export const talkMinutes = [20, 30, 45, 60, 90] as const;
export const mostProposed = 5;

/** `wishedDay` is a day of the fair in its own zone. */
const draft = {
  ...talkText,
  speakers: talkText.speakers.check(z.minLength(1)),
  wishedDay: day,
  minutes: z.int().check(z.refine((n) => talkMinutes.some((m) => m === n), { params: { rule: 'choice' } })),
};

export const proposalRow = z.object({
  id,
  fair: z.object({ id, name: text, zone: z.string() }),
  state: z.enum(proposalStates),
  version: z.int(),
  title: text,
  about: text,
  language: z.enum(langs),
  speakers: z.array(z.object({ name: z.string(), company: z.string(), role: z.string() })),
  wishedDay: day,
  minutes: z.int(),
  defect: z.nullable(z.enum(proposalDefects)),
  /** What the desk said when it returned or refused it. */
  words: z.string(),
  /** The talk that came of it. */
  talkId: z.nullable(id),
  at: instant,
});
export type ProposalRow = z.infer<typeof proposalRow>;

const question = z.object({ id, text: z.string(), at: instant, votes: z.int() });
export const hostedTalk = z.object({
  ...forumRow.shape,
  /** How many of those with a place were present. */
  present: z.int(),
  /** All questions, and those that wait for an answer, by their votes. */
  questions: z.int(),
  open: z.array(question),
  /** Whether the reader may mark questions as answered. */
  leads: z.boolean(),
});
export type HostedTalk = z.infer<typeof hostedTalk>;

const fairToPropose = z.object({ id, name: text, zone: z.string(), startsAt: instant, endsAt: instant });
export type FairToPropose = z.infer<typeof fairToPropose>;

/** Calls of a company about the talks that it leads and proposes. */
export const hostTalks = {
  list: endpoint({
    method: 'GET',
    path: '/api/busi/fair/hosted',
    access: seesExhibiting,
    data: z.object({
      talks: z.array(hostedTalk),
      proposals: z.array(proposalRow),
      /** Fairs that a talk can be proposed for. */
      fairs: z.array(fairToPropose),
      /** Whether the reader's seat proposes. */
      may: z.boolean(),
    }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/busi/fair/talkProposals',
    access: exhibits,
    limit: { points: 30, seconds: 3600, by: 'person' },
    body: z.object({ ...draft, fairId: id, clientKey: id }),
    data: z.object({ id }),
  }),
  revise: endpoint({
    method: 'POST',
    path: '/api/busi/fair/talkProposals/{id}',
    access: exhibits,
    limit: { points: 60, seconds: 3600, by: 'person' },
    params: idParams,
    body: z.object({ ...draft, version: z.int() }),
    data: z.object({ version: z.int() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/fair/talkProposals/{id}/withdraw',
    access: exhibits,
    params: idParams,
    data: nothing,
  }),
};

/** What the desk says with its decision. */
export const deskWords = line(4, fairLimits.reason);
