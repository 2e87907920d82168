import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { identityErrors } from '../identity/refusals.ts';
import { invitation, member, type seats, seatsErrors, sending } from './calls.ts';

const theLink = { token: ['Token of the link that was sent.', 'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDM'] } as const;

export const seatsDocs: RoomDocs = {
  schemas: {
    Member: {
      is: member,
      about: 'Somebody in the company.',
      fields: {
        account: ['Phone or mail with its middle left out, or the user name.', '138****0001'],
        me: ['Whether it is the person who asks.', true],
      },
    },
    Invitation: {
      is: invitation,
      about: 'An invitation that waits for an answer.',
      fields: {
        sentAt: 'When it was last sent.',
        expired: ['Whether its link has expired.', false],
        target: ['Where it went.', 'new.colleague@example.com'],
      },
    },
    Sending: {
      is: sending,
      about: 'How an invitation was sent.',
      fields: {
        sent: ['False where mail or SMS could not be handed over; the invitation stands and can be sent again.', true],
      },
    },
  },
  fields: {
    seat: 'The seat, which says what its holder may do for the company.',
    mine: 'The seat of the person who asks.',
    members: 'People of the company.',
    invitations: 'Invitations that wait for an answer.',
    act: 'What was done.',
    about: ['Whom it was about.', 'Zhang Min'],
    from: 'Seat before.',
    to: 'Seat after.',
    by: ['Who did it, as named at that time.', 'Li Wei'],
  },
};

export const seatsCalls: CallsDocs<typeof seats> = {
  list: {
    id: 'listSeats',
    summary: 'List the people of the company',
    about: 'Answers everybody in the company with their seat, and invitations that wait for an answer.',
    refuses: [common.seat],
  },
  history: {
    id: 'listSeatHistory',
    summary: 'List the history of the seats',
    about: 'Answers what was done to the seats of the company, the newest first.',
    refuses: [common.seat],
  },
  invite: {
    id: 'inviteColleague',
    summary: 'Invite a colleague',
    about: 'Sends a link by mail or SMS that works once, for seven days. Whoever follows it takes the seat.',
    fields: { target: ['Mobile number or e-mail address of the colleague.', 'new.colleague@example.com'] },
    refuses: [common.seat, common.tooMany, seatsErrors.alreadyMember, seatsErrors.alreadyInvited],
  },
  resend: {
    id: 'resendInvitation',
    summary: 'Send an invitation again',
    about: 'Sends the invitation with a new link; the one before ends.',
    refuses: [common.seat, common.tooMany, common.notFound, seatsErrors.ended, seatsErrors.alreadyMember],
  },
  withdraw: {
    id: 'withdrawInvitation',
    summary: 'Withdraw an invitation',
    about: 'Takes an invitation back; its link ends.',
    refuses: [common.seat, common.notFound, seatsErrors.ended],
  },
  change: {
    id: 'changeSeat',
    summary: 'Give a colleague another seat',
    about: 'Changes what a colleague may do for the company, from their next request on.',
    fields: { id: 'Id of the person.' },
    refuses: [common.seat, common.notFound, seatsErrors.ownSeat, seatsErrors.ownersSeat, seatsErrors.sameSeat],
  },
  remove: {
    id: 'removeColleague',
    summary: 'Take a colleague out of the company',
    about: 'Ends the seat, the sessions and the sockets of a colleague. What they wrote stays with the company.',
    fields: { id: 'Id of the person.' },
    refuses: [common.seat, common.notFound, seatsErrors.ownSeat, seatsErrors.ownersSeat],
  },
  leave: {
    id: 'leaveCompany',
    summary: 'Leave one’s own company',
    about:
      'Makes a personal member of the person again and ends their other sessions. An owner who has colleagues or something under way hands the company over first.',
    refuses: [common.seat, common.notFound, seatsErrors.ownerStays],
  },
  handOver: {
    id: 'handOverCompany',
    summary: 'Hand the company over',
    about: 'Makes a colleague the owner, proved by password or code. The owner of before stays as administrator.',
    fields: {
      id: 'Id of the person who becomes the owner.',
      password: ['The own password; or `code`.', 'Weft-demo-2026'],
      code: ['A code of the purpose `confirm` instead of the password.', '483920'],
    },
    refuses: [common.seat, common.notFound, identityErrors.code, seatsErrors.sameSeat],
  },
  readInvitation: {
    id: 'readInvitation',
    summary: 'Read what an invitation offers',
    about: 'Answers what the link offers. It is a POST, so that no log keeps the link.',
    fields: { ...theLink, by: ['Who invites.', 'Li Wei'] },
    refuses: [seatsErrors.noLink, seatsErrors.ended, seatsErrors.expired],
  },
  accept: {
    id: 'acceptInvitation',
    summary: 'Accept an invitation',
    about: 'Takes the seat that the link offers, once. A personal member becomes a member of the company.',
    fields: theLink,
    refuses: [seatsErrors.noLink, seatsErrors.ended, seatsErrors.expired, identityErrors.alreadyInCompany],
  },
  decline: {
    id: 'declineInvitation',
    summary: 'Decline an invitation',
    about: 'Declines what the link offers; the link ends and who invited is told.',
    fields: theLink,
    refuses: [seatsErrors.noLink, seatsErrors.ended, seatsErrors.expired],
  },
};
