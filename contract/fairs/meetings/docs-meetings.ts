import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { meetingErrors, meetingOffer, meetingRow, type meetings } from './meetings.ts';

export const meetingsDocs: RoomDocs = {
  schemas: {
    MeetingOffer: {
      is: meetingOffer,
      about: 'Half hours of a booth’s people that lie ahead.',
      fields: { 'people.name': ['Name of the person.', 'Lin Xiao'] },
    },
    FairMeeting: {
      is: meetingRow,
      about: 'A meeting at a booth, as one of its sides reads it.',
      fields: {
        state: ['Where it stands.', 'agreed'],
        'booth.number': ['Number of the booth within its hall.', 'A12'],
        'guest.company': 'Name of the guest’s company; null for who acts for themselves.',
        company: 'The exhibitor.',
        'host.name': ['Name of the person.', 'Lin Xiao'],
        'guest.name': ['Name of the person.', 'Wang Fang'],
      },
    },
  },
  fields: {
    fair: 'Its fair.',
    booth: 'Its booth.',
    hall: 'The hall of the booth.',
    name: 'What it or they are called.',
    no: ['Number of the hall within its fair.', 1],
    zone: ['Time zone of the fair.', 'Asia/Shanghai'],
    people: 'Who can be asked, each with their half hours.',
    duty: 'What the person does at the booth.',
    languages: ['Languages that the person speaks.', ['cn', 'en']],
    slots: 'Half hours by their beginning.',
    free: ['Whether it can be asked for.', true],
    startsAt: 'When it begins; a whole or half hour of the fair’s clock.',
    endsAt: 'When it ends.',
    party: ['Which side the caller is on.', 'guest'],
    host: 'Who of the exhibitor is met.',
    guest: 'Who asked for it.',
    way: ['Where people meet.', 'booth'],
    subject: ['What it is about.', 'Prepreg for a spar cap, 12 t a year.'],
    link: ['Link of a meeting by video, once it is agreed.', 'https://meet.example.com/weft-a12'],
    reason: ['What was said when it ended.', 'We are at another hall then.'],
    endedBy: ['Who ended it; null while it has not ended.', 'host'],
    steps: ['What the caller may do now.', ['cancel']],
    view: ['Those ahead, or those that are over.', 'coming'],
    hostId: 'Whom of the booth.',
    state: ['Where it stands.', 'asked'],
  },
};

const theMeeting = { id: 'Id of the meeting.', state: ['Its state.', 'agreed'] as [string, string] };

export const meetingsCalls: CallsDocs<typeof meetings> = {
  offer: {
    id: 'readMeetingOffer',
    summary: 'Read when somebody of a booth can be met',
    about:
      'Half hours of the people who look after a booth, from the hours that they give, by the clock of the fair; those that are taken are said to be.',
    fields: { id: 'Id of the booth.' },
    refuses: [common.notFound],
  },
  ask: {
    id: 'askForMeeting',
    summary: 'Ask for a meeting',
    about:
      'Asks somebody of a booth for one of their half hours, which is kept until it is answered. One of many at once gets it, and the same `clientKey` twice is one meeting.',
    fields: { id: 'Id of the booth, or of the meeting.', clientKey: 'An id of the client’s for this click.' },
    refuses: [
      common.notFound,
      meetingErrors.own,
      meetingErrors.gone,
      meetingErrors.taken,
      meetingErrors.busy,
      meetingErrors.tooMany,
    ],
  },
  page: {
    id: 'listMeetings',
    summary: 'List meetings',
    about:
      'Meetings of the caller and of the booths of their company: those ahead by their beginning, or those that are over.',
  },
  agree: {
    id: 'agreeToMeeting',
    summary: 'Agree to a meeting',
    about: 'The exhibitor agrees to a meeting that was asked for; one by video takes its link.',
    fields: theMeeting,
    refuses: [common.notFound, meetingErrors.wrongState, meetingErrors.begun, meetingErrors.linkNeeded],
  },
  decline: {
    id: 'declineMeeting',
    summary: 'Decline a meeting',
    about: 'The exhibitor declines a meeting that was asked for, with words; the half hour is free again.',
    fields: { ...theMeeting, state: ['Its state.', 'declined'] },
    refuses: [common.notFound, meetingErrors.wrongState, meetingErrors.begun, meetingErrors.reasonNeeded],
  },
  cancel: {
    id: 'cancelMeeting',
    summary: 'Cancel a meeting',
    about: 'The guest takes a request back or cancels; the exhibitor cancels what was agreed, with words.',
    fields: { ...theMeeting, state: ['Its state.', 'cancelled'] },
    refuses: [common.notFound, meetingErrors.wrongState, meetingErrors.begun, meetingErrors.reasonNeeded],
  },
};
