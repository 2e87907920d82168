import * as z from 'zod/mini';
import { open, session, userTypes, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, nothing, page, pageQuery, text } from '../core/schemas.ts';
import { givenSeats, seats as allSeats } from '../core/seats.ts';
import { email, mobile, sixDigits } from '../identity/schemas.ts';

/** Refusals of invitations and seats. */
export const seatsErrors = refusals('seats', {
  noLink: 404,
  expired: 410,
  ended: 409,
  alreadyMember: 409,
  alreadyInvited: 409,
  ownSeat: 403,
  ownersSeat: 403,
  sameSeat: 409,
  /** The owner hands the company over first. */
  ownerStays: 409,
});

/** Days that the link of an invitation lives, from its last sending. */
export const invitationDays = 7;

/** What the history of a company's seats tells of. */
export const seatActs = [
  'invited',
  'resent',
  'withdrawn',
  'accepted',
  'declined',
  'changed',
  'removed',
  'left',
  'handedOver',
] as const;
export type SeatAct = (typeof seatActs)[number];

const seat = z.enum(allSeats);
const givenSeat = z.enum(givenSeats);
const managers = within(userTypes(1, 3, 5, 15), 'manage');
const token = z.object({ token: z.string().check(z.minLength(16), z.maxLength(128)) });

export const member = z.object({
  id,
  name: z.string(),
  /** Phone or mail with its middle left out, or the user name. */
  account: z.string(),
  seat,
  me: z.boolean(),
  avatar: z.nullable(z.string()),
  lastSeenAt: z.nullable(instant),
});
export const invitation = z.object({
  id,
  /** As it was typed by a colleague. */
  target: z.string(),
  seat: givenSeat,
  by: z.string(),
  sentAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});
/** `sent` is false where mail or SMS could not be handed over; the invitation stands and can be sent again. */
export const sending = z.object({ id, sent: z.boolean() });

/** Calls of a company's seats: invitations, changes, hand-over, history. */
export const seats = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/seat/list',
    access: managers,
    data: z.object({ mine: seat, members: z.array(member), invitations: z.array(invitation) }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/seat/history',
    access: managers,
    query: z.object(pageQuery),
    data: page(
      z.object({
        id,
        act: z.enum(seatActs),
        /** Who did it, as named at that time. */
        by: z.string(),
        about: z.string(),
        from: z.nullable(seat),
        to: z.nullable(seat),
        at: instant,
      }),
    ),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/seat/invite',
    access: managers,
    body: z.object({ target: z.union([mobile, email]), seat: givenSeat }),
    limit: { points: 30, seconds: 3_600, by: 'person' },
    data: sending,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admin/seat/invite/{id}/resend',
    access: managers,
    params: idParams,
    limit: { points: 30, seconds: 3_600, by: 'person' },
    data: sending,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/admin/seat/invite/{id}/withdraw',
    access: managers,
    params: idParams,
    data: nothing,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/admin/seat/{id}/change',
    access: managers,
    params: idParams,
    body: z.object({ seat: givenSeat }),
    data: nothing,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/seat/{id}/remove',
    access: managers,
    params: idParams,
    data: nothing,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/admin/seat/leave',
    access: userTypes(1, 3, 5, 15),
    limit: { points: 10, seconds: 600, by: 'person' },
    data: nothing,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/admin/seat/{id}/handOver',
    access: within(userTypes(1, 3, 5, 15), 'handOver'),
    params: idParams,
    body: z.object({
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
      code: z.optional(sixDigits),
    }),
    limit: { points: 10, seconds: 600, by: 'person' },
    data: nothing,
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/api/admin/seat/invitation/read',
    access: open,
    body: token,
    limit: { points: 60, seconds: 600, by: 'address' },
    data: z.object({ company: text, seat: givenSeat, by: z.string(), expiresAt: instant }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/admin/seat/invitation/accept',
    access: session,
    body: token,
    limit: { points: 30, seconds: 600, by: 'person' },
    data: z.object({ company: text, seat: givenSeat }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/admin/seat/invitation/decline',
    access: open,
    body: token,
    limit: { points: 30, seconds: 600, by: 'address' },
    data: nothing,
  }),
};
