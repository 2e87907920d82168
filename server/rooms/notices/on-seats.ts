import { keptAddress, pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { peopleInSeats } from '#server/rooms/identity/index.ts';
import type * as seats from '#server/rooms/seats/events.ts';
import { inAllLanguages } from './in-words.ts';
import { nameOf, ownersOf } from './on-events.ts';
import { tell, type Told } from './tell.ts';

/** The company's page of seats, for who manages them. */
const members = pageTo('seats');
const home = pageTo('personalHome');
const seatInWords = (seat: string) => inAllLanguages(`seats:seat.${seat}`);
const companyOf = async (ctx: Ctx, entId: string): Promise<Told['params']> => ({ company: await nameOf(ctx, entId) });

/** The inviter hears of an answer; where they are no colleague any more, the owners do. */
const answered = async (
  ctx: Ctx,
  kind: Told['kind'],
  e: Omit<Payload<typeof seats.seatDeclined>, 'target'>,
  name: string,
): Promise<void> => {
  const there = (await peopleInSeats(ctx, e.entId)).some((m) => m.id === e.inviterId);
  const told = there ? [e.inviterId] : await ownersOf(ctx, e.entId);
  const notice = { kind, params: { name }, link: members, dedupe: `seat:${e.invitationId}:${kind}` };
  await tell(
    ctx,
    told.map((userId) => ({ userId, ...notice })),
  );
};
export const onAccepted = (ctx: Ctx, e: Payload<typeof seats.seatAccepted>): Promise<void> =>
  answered(ctx, 'seatAccepted', e, e.name);
export const onDeclined = (ctx: Ctx, e: Payload<typeof seats.seatDeclined>): Promise<void> =>
  answered(ctx, 'seatDeclined', e, e.target);

/** The colleague whose seat it is. */
export const onChanged = async (ctx: Ctx, e: Payload<typeof seats.seatChanged>, jobId: string): Promise<void> => {
  const params = { seat: seatInWords(e.seat), ...(await companyOf(ctx, e.entId)) };
  await tell(ctx, [{ userId: e.userId, kind: 'seatChanged', params, link: home, dedupe: `seat:${jobId}` }]);
};
export const onRemoved = async (ctx: Ctx, e: Payload<typeof seats.seatRemoved>, jobId: string): Promise<void> => {
  const params = await companyOf(ctx, e.entId);
  await tell(ctx, [{ userId: e.userId, kind: 'seatRemoved', params, link: home, dedupe: `seat:${jobId}` }]);
};
export const onHandedOver = async (ctx: Ctx, e: Payload<typeof seats.seatHandedOver>, jobId: string): Promise<void> => {
  const params = await companyOf(ctx, e.entId);
  await tell(ctx, [{ userId: e.userId, kind: 'seatOwner', params, link: members, dedupe: `seat:${jobId}` }]);
};

/** The owners; where the last member left, nobody. */
export const onLeft = async (ctx: Ctx, e: Payload<typeof seats.seatLeft>, jobId: string): Promise<void> => {
  const owners = await ownersOf(ctx, e.entId);
  const params = { name: e.name, seat: seatInWords(e.seat) };
  await tell(
    ctx,
    owners.map((userId): Told => ({
      userId,
      kind: 'seatLeft',
      params,
      link: members,
      dedupe: `seat:${jobId}`,
    })),
  );
};

/** What an earlier version left in its queue, which says itself whom to tell what. */
export const onSeatTold = async (ctx: Ctx, e: Payload<typeof seats.seatTold>): Promise<void> => {
  const { userId, kind, dedupe } = e;
  const params = {
    ...e.params,
    ...(e.seat && { seat: seatInWords(e.seat) }),
    ...(e.entId && (await companyOf(ctx, e.entId))),
  };
  await tell(ctx, [{ userId, kind, params, link: keptAddress(e.link), dedupe }]);
};
