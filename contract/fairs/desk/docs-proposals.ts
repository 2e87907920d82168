import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { hostedTalk, type hostTalks, proposalErrors, proposalRow } from './proposals.ts';

const inThree = (of: string, cn: string, en: string, es: string) => ({
  [`${of}.cn`]: ['In Chinese.', cn] as [string, string],
  [`${of}.en`]: ['In English.', en] as [string, string],
  [`${of}.es`]: ['In Spanish.', es] as [string, string],
});
/** Of a talk as it is written. */
export const talkFields = {
  title: 'Title, in one language at least; empty where it is missing.',
  about: 'What it is about; empty where it is missing.',
  ...inThree('title', '快速固化预浸料的真空成型', 'Out-of-autoclave prepregs', 'Preimpregnados fuera de autoclave'),
  ...inThree(
    'about',
    '三种工艺窗口的比较。',
    'Three process windows compared.',
    'Tres ventanas de proceso comparadas.',
  ),
  language: ['Language that is spoken.', 'en'] as [string, string],
  speakers: 'Who speaks.',
  'speakers.name': ['Name of the speaker.', 'Lin Xiao'] as [string, string],
  'speakers.company': ['Company of the speaker.', 'Hengze Composites'] as [string, string],
  'speakers.role': ['What the speaker does there.', 'Head of process development'] as [string, string],
};
const asked = {
  ...talkFields,
  wishedDay: ['The day that it is wished for, in the fair’s own zone.', '2026-12-18'] as const,
};

export const hostTalksDocs: RoomDocs = {
  schemas: {
    HostedTalk: {
      is: hostedTalk,
      about: 'A talk that the reader’s company leads.',
      fields: {
        present: ['How many of those with a place were present.', 31],
        questions: ['How many questions were asked.', 7],
        open: 'Questions that wait for an answer, the most wanted first.',
        leads: 'Whether the reader marks questions as answered.',
        about: 'What it is about.',
        title: 'Title.',
        language: ['Language that is spoken.', 'en'],
        speakers: 'Who speaks.',
        places: ['How many places there are.', 80],
        taken: ['How many of them are taken.', 42],
        waiting: ['How many people wait for a place.', 0],
        stage: ['Number of the stage within its hall.', 1],
        hall: 'The hall; null where it is online.',
        host: 'The exhibitor that leads it.',
        recorded: 'Whether it can be seen again.',
        phase: ['Where it stands in time.', 'coming'],
        'open.text': ['The question.', 'Which cure cycle was used for the 12 mm laminate?'],
        'open.at': 'When it was asked.',
        'open.votes': ['How many people want it answered.', 7],
      },
    },
    TalkProposal: {
      is: proposalRow,
      about: 'A talk that an exhibitor proposes for a fair.',
      fields: {
        title: 'Title.',
        about: 'What it is about.',
        state: ['How far it is.', 'returned'],
        version: ['Counts what was done to it.', 2],
        defect: ['What has to be mended where it was returned; null otherwise.', 'about'],
        words: ['What the desk said.', 'Please say which results are new.'],
        talkId: 'The talk that it became; null before.',
        at: 'When it was last changed.',
        language: ['Language that is spoken.', 'en'],
        speakers: 'Who speaks.',
        ...Object.fromEntries(Object.entries(talkFields).filter(([k]) => k.startsWith('speakers.'))),
      },
    },
  },
  fields: {
    talks: 'Talks that the company leads: what comes, then what was.',
    proposals: 'What the company has proposed, the newest first.',
    fairs: 'Fairs that a talk can be proposed for.',
    may: 'Whether the reader’s seat proposes talks.',
    fairId: 'Id of the fair.',
    fair: 'The fair.',
    name: 'Name.',
    zone: ['Time zone in which its days are meant.', 'Asia/Shanghai'],
    no: ['Number of the hall within its fair.', 1],
    startsAt: 'When it begins.',
    endsAt: 'When it ends.',
    minutes: ['How long it lasts.', 45],
    wishedDay: ['The day that it is wished for, in the fair’s own zone.', '2026-12-18'],
    clientKey: 'An id that the client makes: sent again with it, there is no second proposal.',
    version: ['The version that was read.', 1],
    id: 'Id of the proposal.',
  },
};

export const hostTalksCalls: CallsDocs<typeof hostTalks> = {
  list: {
    id: 'listHostedTalks',
    summary: 'List talks of my company',
    about:
      'Answers the talks that the company leads with numbers of sign-ups and open questions, and what it has proposed.',
  },
  propose: {
    id: 'proposeTalk',
    summary: 'Propose a talk',
    about: 'Proposes a talk for a fair that is not over, where the company has a booth or has asked for one.',
    fields: asked,
    refuses: [
      common.invalid,
      common.conflict,
      proposalErrors.noCompany,
      proposalErrors.noBooth,
      proposalErrors.tooMany,
    ],
  },
  revise: {
    id: 'reviseTalkProposal',
    summary: 'Mend a proposal',
    about: 'Changes a proposal that waits or was returned; it waits for the desk again.',
    fields: asked,
    refuses: [
      common.notFound,
      common.invalid,
      proposalErrors.wrongState,
      proposalErrors.changed,
      proposalErrors.noBooth,
    ],
  },
  withdraw: {
    id: 'withdrawTalkProposal',
    summary: 'Take a proposal back',
    about: 'Ends a proposal that is not decided. The same call again does nothing.',
    refuses: [common.notFound, proposalErrors.wrongState],
  },
};
