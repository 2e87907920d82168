import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import {
  conferenceDetail,
  conferenceErrors as errors,
  conferenceRow,
  type conferences,
  conferenceWish,
  programmeItem,
  seat,
} from './calls.ts';
import { conferenceDraft, deskConference, type operatorConferences, participant } from './desk.ts';

const theConference = { id: 'Id of the conference.' };

export const conferencesDocs: RoomDocs = {
  schemas: {
    ConferenceRow: { is: conferenceRow, about: 'A conference in a list.' },
    Conference: { is: conferenceDetail, about: 'A conference with its programme, and the caller’s place in it.' },
    ConferenceSeat: { is: seat, about: 'A place in a conference, or a turn on its waiting list.' },
    ProgrammeItem: { is: programmeItem, about: 'A point of the programme.' },
    ConferenceWish: { is: conferenceWish, about: 'What a list of conferences is narrowed by.' },
    ConferenceDraft: { is: conferenceDraft, about: 'A conference as the desk writes it.' },
    DeskConference: { is: deskConference, about: 'A conference in the desk’s list.' },
    Participant: { is: participant, about: 'Somebody who takes part in a conference, or waits for a place.' },
  },
  fields: {
    slug: ['The name in the address.', 'wind-blade-forum'],
    name: 'Name.',
    kind: 'Congress, seminar, training, or a meeting about standards.',
    mode: 'On site or online.',
    organiser: 'Who holds it.',
    city: 'The city.',
    venue: 'Where in the city it is held; online, on what it is held.',
    zone: ['The zone whose clock it follows.', 'Asia/Shanghai'],
    startsAt: ['When it begins.', '2026-12-14T01:00:00.000Z'],
    endsAt: ['When it ends.', '2026-12-15T09:30:00.000Z'],
    signUpUntil: ['Until when people can sign up.', '2026-12-11T01:00:00.000Z'],
    phase: 'Whether it comes, goes on or is over.',
    cancelled: ['Whether it does not take place.', false],
    places: ['How many places there are.', 120],
    taken: ['How many places are taken.', 84],
    waiting: ['How many people wait for a place.', 0],
    fee: 'What the organiser charges a person; null, or 0 in a draft, where taking part is free.',
    amount: ['An amount.', '380.00'],
    languages: 'Languages that are spoken.',
    field: ['A field of use, by its key in the dictionary `ent_field`.', 'wind-energy'],
    fields: 'Fields of use that it is about.',
    demo: ['Whether it is invented for the demonstration.', false],
    row: 'As a list has it.',
    about: 'What it is about; empty for visitors.',
    programme: 'The programme by its hours; empty for visitors.',
    title: 'Title.',
    speaker: ['Who speaks; empty where nobody is named.', 'Lin Zhao'],
    whole: ['Whether all of it is there.', true],
    cancelReason: 'Why it does not take place; empty where it does.',
    may: 'Whether the caller can sign up, or what stands in the way.',
    seat: 'The caller’s place; null without one.',
    state: 'Whether somebody has a place or waits; of a conference, whether everybody sees it.',
    turn: ['The how manieth of those who wait; 0 for who has a place.', 0],
    meetingLink: ['Where people meet online, for who has a place; null otherwise.', 'https://meet.example.com/blades'],
    others: 'The next conferences.',
    q: 'Words to look for.',
    base: ['The version that was read; 0 for a new one.', 1],
    version: ['Counts the saves.', 2],
    draft: 'The whole conference.',
    people: ['How many have a place or wait.', 84],
    company: 'The company; of a speaker, as the programme names it.',
    reason: 'Why it does not take place.',
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
  },
};

export const conferencesCalls: CallsDocs<typeof conferences> = {
  page: {
    id: 'listConferences',
    summary: 'List conferences',
    about: 'Answers what goes on and comes by its day, then what is over, the latest first.',
  },
  mine: {
    id: 'listOwnConferences',
    summary: 'List one’s own conferences',
    about: 'Answers the conferences in which the caller has a place or waits for one.',
  },
  detail: {
    id: 'getConference',
    summary: 'Read a conference',
    about: 'Answers a conference. Visitors are told name, dates, place and organiser.',
    refuses: [common.notFound],
  },
  signUp: {
    id: 'signUpForConference',
    summary: 'Sign up for a conference',
    about: 'Takes a place, or a turn on the waiting list where all are taken. Asked again it is the same place.',
    fields: theConference,
    refuses: [common.notFound, errors.closed, errors.cancelled, errors.over],
  },
  leave: {
    id: 'leaveConference',
    summary: 'Give a place in a conference back',
    about: 'Gives the caller’s place back, and the first who waits gets it.',
    fields: theConference,
  },
};

export const operatorConferencesCalls: CallsDocs<typeof operatorConferences> = {
  page: {
    id: 'listDeskConferences',
    summary: 'List conferences for the desk',
    about: 'Answers all conferences, those changed last first.',
  },
  one: {
    id: 'getDeskConference',
    summary: 'Read a conference for the desk',
    about: 'Answers a conference as it is written.',
    fields: theConference,
    refuses: [common.notFound],
  },
  participants: {
    id: 'listConferenceParticipants',
    summary: 'List who takes part in a conference',
    about: 'Answers who has a place, then who waits, each in their order.',
    fields: theConference,
    refuses: [common.notFound],
  },
  save: {
    id: 'saveDeskConference',
    summary: 'Save a conference',
    about:
      'Makes a conference under the id given, or writes one anew over the version that was read. People who signed up are told of another time or place.',
    fields: theConference,
    refuses: [common.notFound, errors.changed, errors.addressTaken, errors.cancelled, errors.hasPeople],
  },
  cancel: {
    id: 'cancelConference',
    summary: 'Cancel a conference',
    about: 'Says that a conference does not take place; everybody who signed up is told why.',
    fields: theConference,
    refuses: [common.notFound, errors.over],
  },
};
