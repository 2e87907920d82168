import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { givenSeats, seats } from '#contract/core/seats.ts';
import { notice, noticeKinds } from '#contract/notices/calls.ts';
import { event, retired } from '#server/platform/events.ts';

const invitation = { invitationId: id, entId: id, inviterId: id };
const seat = { userId: id, entId: id };

export const seatAccepted = event({
  name: 'seat.accepted',
  version: 1,
  schema: z.object({ ...invitation, ...seat, name: z.string(), seat: z.enum(givenSeats) }),
  means: 'Somebody took the seat that an invitation offered; `name` is theirs.',
});

export const seatDeclined = event({
  name: 'seat.declined',
  version: 1,
  schema: z.object({ ...invitation, target: z.string() }),
  means: 'An invitation to a seat was declined; `target` is the phone or mail it went to, masked.',
});

export const seatChanged = event({
  name: 'seat.changed',
  version: 1,
  schema: z.object({ ...seat, seat: z.enum(givenSeats) }),
  means: 'A colleague was given another seat.',
});

export const seatRemoved = event({
  name: 'seat.removed',
  version: 1,
  schema: z.object(seat),
  means: 'A colleague was taken out of a company.',
});

export const seatHandedOver = event({
  name: 'seat.handedOver',
  version: 1,
  schema: z.object(seat),
  means: 'A company was handed over; `userId` owns it from now on.',
});

export const seatLeft = event({
  name: 'seat.left',
  version: 1,
  schema: z.object({ ...seat, name: z.string(), seat: z.enum(seats) }),
  means: 'Somebody left a company by themselves; `seat` is the one they had.',
});

export const companyLeft = event({
  name: 'company.left',
  version: 1,
  schema: z.object({ entId: id }),
  means: 'The last member left a company.',
});

export const seatTold = retired({
  name: 'seat.told',
  version: 1,
  schema: z.object({
    userId: id,
    kind: z.enum(noticeKinds),
    entId: z.optional(id),
    seat: z.optional(z.enum(seats)),
    params: notice.shape.params,
    link: z.string(),
    dedupe: z.string(),
  }),
  means: 'Somebody was to be told of a seat.',
  retired: 'What happens to seats are events; notices decide who is told.',
});
