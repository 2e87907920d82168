import { seats } from '#contract/seats/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { recordParts } from '#server/rooms/identity/index.ts';
import { inviters } from '#server/rooms/verification/index.ts';
import { acceptInvitation, declineInvitation, readInvitation } from './answer-invitation.ts';
import { changeSeat, handOver, removeMember } from './change-seat.ts';
import * as events from './events.ts';
import { inviteColleague, resendInvitation, withdrawInvitation } from './invite-colleague.ts';
import { leaveCompany } from './leave-company.ts';
import { seatsOfRecord } from './record-parts.ts';
import { listSeats, readHistory } from './list-seats.ts';

/** Colleagues of one company: invitations, seats, their history. What a seat may do is in `contract/core/seats.ts`. */
export const seatsRoom: Room = {
  name: 'seats',
  events: Object.values(events),
  routes: [
    route(seats.list, ({ ctx }) => listSeats(ctx)),
    route(seats.history, ({ ctx, query }) => readHistory(ctx, query)),
    route(seats.invite, ({ ctx, body }) => inviteColleague(ctx, body)),
    route(seats.resend, ({ ctx, params }) => resendInvitation(ctx, params.id)),
    route(seats.withdraw, ({ ctx, params }) => withdrawInvitation(ctx, params.id)),
    route(seats.change, ({ ctx, params, body }) => changeSeat(ctx, params.id, body.seat)),
    route(seats.remove, ({ ctx, params }) => removeMember(ctx, params.id)),
    route(seats.leave, ({ ctx }) => leaveCompany(ctx)),
    route(seats.handOver, ({ ctx, params, body }) => handOver(ctx, params.id, body)),
    route(seats.readInvitation, ({ ctx, body }) => readInvitation(ctx, body.token)),
    route(seats.accept, ({ ctx, body }) => acceptInvitation(ctx, body.token)),
    route(seats.decline, ({ ctx, body }) => declineInvitation(ctx, body.token)),
  ],
  // A verified company may take in somebody who applied for the same company.
  provides: [provide(inviters, inviteColleague), provide(recordParts, seatsOfRecord)],
};
