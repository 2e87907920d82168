import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import type { brands } from './brands.ts';
import { forumErrors, forumRow, type forums } from './forums.ts';
import { intentionErrors, type intentions } from './intentions.ts';
import type { majors } from './majors.ts';
import { visitErrors, type visiting } from './registration.ts';

const size = ['Size of the booth.', 'medium'] as const;
const ticketCode = 'Zk3v0Qm1w8JtB2cXy5nR7uPfA9sLdHgEoV4iTqM6xYa';

export const visitingDocs: RoomDocs = {
  schemas: {
    FairTalk: {
      is: forumRow,
      about: 'A talk of a fair with its hours and places.',
      fields: { taken: ['Places that are taken.', 42], about: 'What it is about; for members.' },
    },
  },
  fields: {
    exhibitors: ['How many companies exhibit.', 86],
    registered: ['How many people have registered.', 1204],
    visits: ['How many tickets were used at the door.', 311],
    forums: ['Talks.', 8],
    recordings: ['Talks that can be seen again.', 3],
    next: 'The talk that goes on or comes next; null where none does.',
    classes: 'Classes of exhibitors.',
    n: ['How many there are.', 12],
    programme: 'Its talks by their hours.',
    list: 'Exhibitors with their booths; nobody for visitors.',
    booth: 'The booth.',
    hallId: 'Id of the hall.',
    hallNo: ['Number of the hall within its fair.', 1],
    whole: 'Whether the reader is a member, who gets the whole of it.',
    ticket: 'The reader’s ticket; null where they have not registered.',
    code: ['Code of the ticket, which its QR code carries.', ticketCode],
    at: 'When it was made.',
    usedAt: 'When the ticket was used at the door; null where it was not.',
    intention: 'What the reader’s company has said of exhibiting there; null where nothing.',
    own: 'Whether it is the reader’s own.',
    mayCheck: 'Whether the reader may let people in.',
    first: ['Whether this call used it; otherwise it was used before.', true],
    hall: 'The hall; null where it is in none.',
    stage: ['Number of the stage within its hall.', 1],
    speakers: 'Who speaks, with their companies.',
    host: 'The exhibitor that leads it; null where the fair does.',
    startsAt: 'When it begins.',
    endsAt: 'When it ends.',
    phase: ['Where it stands in time.', 'coming'],
    language: ['Language that is spoken.', 'cn'],
    places: ['How many places there are.', 80],
    taken: ['How many of them are taken.', 42],
    waiting: ['How many people wait for a place.', 0],
    recorded: 'Whether it can be seen again.',
    seat: 'The reader’s place; null without one.',
    state: ['`in` has a place, `waiting` waits for one.', 'in'],
    place: ['The how manieth of those who wait; 0 for who has a place.', 0],
    film: 'Address of the recording; null without one, and for visitors.',
    captions: ['Languages that the recording has captions in; empty for visitors.', ['cn', 'en']],
    leads: 'Whether the reader leads the talk.',
    questions: 'Questions, open ones by their votes, then answered ones.',
    mayAsk: 'Whether the reader may ask now.',
    text: ['The question.', 'Which cure cycle was used for the 12 mm laminate?'],
    votes: ['How many people want it answered.', 7],
    voted: 'Whether the reader is one of them.',
    answered: ['Whether it has been answered.', true],
    fair: 'The fair.',
    fairId: 'Id of the fair.',
    class: ['Class of exhibitors.', 'fibre'],
    zone: ['Time zone in which its days are meant.', 'Asia/Shanghai'],
    no: ['Number of the hall within its fair.', 1],
    wishes: ['What the company wishes, in its words.', 'Near the testing stage, with power for a demonstrator.'],
    contact: ['Whom to talk to.', 'Lin Xiao, +86 138 0000 0001'],
    booths: ['How many booths there are.', 24],
    on: ['Whether it is followed after the call.', true],
    headline: 'What it said at its newest booth, in a line.',
    lines: 'Its product lines, by material.',
    products: 'The first products of the line; none for visitors.',
    fairs: ['At how many fairs it has or had a booth.', 2],
    name: 'Name.',
    title: 'Title.',
    company: 'The company.',
    role: 'What the speaker does there.',
  },
};

export const visitingCalls: CallsDocs<typeof visiting> = {
  overview: {
    id: 'listFairFigures',
    summary: 'Fairs in numbers',
    about: 'Of each fair, how many exhibit, registered and came, and which talk is next.',
    fields: { fairs: 'Fairs by their beginning.' },
  },
  detail: {
    id: 'readFair',
    summary: 'Read a fair',
    about: 'A fair with its programme; exhibitors by name are for members.',
    fields: { id: 'Id of the fair.', forums: ['How many talks it has.', 8], size },
    refuses: [common.notFound],
  },
  mine: {
    id: 'readOwnVisit',
    summary: 'Read what I have to do with a fair',
    about: 'The person’s ticket, their places in talks, and what their company has said of exhibiting.',
    fields: { id: 'Id of the fair.', forums: 'Talks that the person signed up for.', size },
    refuses: [common.notFound],
  },
  register: {
    id: 'registerForFair',
    summary: 'Register as a visitor',
    about: 'Makes the person’s ticket for a fair that is not over. The same call again answers the same ticket.',
    fields: { id: 'Id of the fair.' },
    refuses: [common.notFound, common.conflict, visitErrors.over],
  },
  cancel: {
    id: 'cancelFairVisit',
    summary: 'Cancel a registration',
    about: 'Ends the registration; the ticket opens nothing any more. A ticket that was used stays.',
    fields: { id: 'Id of the fair.' },
    refuses: [visitErrors.used],
  },
  ticket: {
    id: 'readTicket',
    summary: 'Read a ticket',
    about: 'A ticket for its owner, for operators and for staff of a booth of its fair; nobody else finds one.',
    refuses: [common.notFound],
  },
  checkIn: {
    id: 'useTicket',
    summary: 'Let a visitor in',
    about:
      'Uses a ticket while its fair is open; for operators and staff of its booths. A ticket that was used answers when.',
    refuses: [common.notFound, common.forbidden, visitErrors.notYet, visitErrors.over],
  },
};

export const forumsCalls: CallsDocs<typeof forums> = {
  page: {
    id: 'listTalks',
    summary: 'List talks',
    about: 'Talks of fairs by their hours; of `phase` `past` the latest first.',
    fields: { fair: 'Id of the fair; in the answer the fair itself.' },
  },
  detail: {
    id: 'readTalk',
    summary: 'Read a talk',
    about: 'A talk with the reader’s place. What it is about and the recording are for members.',
    fields: { id: 'Id of the talk.' },
    refuses: [common.notFound],
  },
  signUp: {
    id: 'signUpForTalk',
    summary: 'Sign up for a talk',
    about: 'Gives a place, or a turn on the waiting list where all are taken. The same call again changes nothing.',
    fields: { id: 'Id of the talk.' },
    refuses: [common.notFound, forumErrors.over],
  },
  leave: {
    id: 'leaveTalk',
    summary: 'Give a place back',
    about: 'Ends the sign-up; the first of the waiting list gets the place and is told.',
    fields: { id: 'Id of the talk.' },
    refuses: [common.notFound],
  },
  captions: {
    id: 'readTalkCaptions',
    summary: 'Read captions of a talk’s recording',
    about: 'Answers the captions of the recording in one language as WebVTT, from the beginning of the talk on.',
    fields: { id: 'Id of the talk.', lang: ['Language of the captions.', 'en'] },
    refuses: [common.notFound],
  },
  attend: {
    id: 'attendTalk',
    summary: 'Be present at a talk',
    about:
      'Sent while the talk goes on and its page is open: at the first call, and every minute. Who has a place counts as present a minute after the first call. Before and after the talk, without a place, and for people of the company that leads it, nothing is kept.',
    fields: { id: 'Id of the talk.', present: ['Whether they count as present.', true] },
    refuses: [common.notFound],
  },
  questions: {
    id: 'listQuestions',
    summary: 'List questions of a talk',
    about: 'Questions for people with a place and who leads it; of a talk that is over for every member.',
    fields: {
      id: 'Id of the talk; in the answer that of the question.',
      name: 'Who asks.',
      own: 'Whether the reader asked it.',
    },
    refuses: [common.notFound],
  },
  ask: {
    id: 'askInTalk',
    summary: 'Ask a question',
    about: 'Asks in a talk that goes on, by somebody with a place.',
    fields: { id: 'Id of the talk; in the answer that of the question.' },
    refuses: [common.notFound, forumErrors.notIn, forumErrors.notLive, forumErrors.tooMany],
  },
  vote: {
    id: 'voteForQuestion',
    summary: 'Vote for a question',
    about: 'One vote a person; the same call again changes nothing.',
    fields: { id: 'Id of the question.' },
    refuses: [common.notFound],
  },
  answer: {
    id: 'markQuestionAnswered',
    summary: 'Mark a question as answered',
    about: 'By who leads the talk: staff of its exhibitor, and operators.',
    fields: { id: 'Id of the question.' },
    refuses: [common.notFound, common.forbidden],
  },
};

export const majorsCalls: CallsDocs<typeof majors> = {
  page: {
    id: 'listExhibitorClasses',
    summary: 'List classes of exhibitors',
    about: 'The classes by which exhibitors stand, with how many exhibit in each over all fairs.',
  },
  attention: {
    id: 'listFollowedClasses',
    summary: 'List followed classes',
    about: 'The classes of exhibitors that the person follows, the newest first.',
  },
  follow: {
    id: 'followExhibitorClass',
    summary: 'Follow a class of exhibitors',
    about: 'Keeps the class among those that the person follows. The same call again changes nothing.',
  },
  unfollow: {
    id: 'unfollowExhibitorClass',
    summary: 'Follow a class no more',
    about: 'Ends it. The same call again changes nothing.',
  },
};

export const intentionsCalls: CallsDocs<typeof intentions> = {
  save: {
    id: 'saveJoinIntention',
    summary: 'Say that a company wants to exhibit',
    about: 'One a company and fair to come: a later call takes the place of an earlier one.',
    fields: { size },
    refuses: [common.notFound, intentionErrors.noCompany, intentionErrors.over],
  },
};

export const brandsCalls: CallsDocs<typeof brands> = {
  page: {
    id: 'listBrands',
    summary: 'List brands',
    about: 'Companies that exhibit or exhibited, by how often, with the materials that they showed.',
  },
  detail: {
    id: 'readBrand',
    summary: 'Read a brand',
    about: 'A company that exhibits or exhibited, with its product lines and booths. Products are for members.',
    fields: { id: 'Id of the company.', booths: 'Its booths, the newest fair first.' },
    refuses: [common.notFound],
  },
};
