import { common } from '#contract/core/errors.ts';
import type { Seat } from '#contract/core/seats.ts';
import type { SeatAct } from '#contract/seats/calls.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertHistory } from './store.ts';

/** Who manages, and for which company. @throws Refused common.seat for who sits for none */
export const myCompany = (ctx: Ctx): { entId: string; person: Person } => {
  const person = me(ctx);
  if (!person.entId) throw refuse(common.seat);
  return { entId: person.entId, person };
};

/** Writes one line of the company's history, in the transaction of the act; the person of the session did it. */
export const record = (
  tx: Ctx,
  entId: string,
  act: SeatAct,
  about: string,
  seat: { from?: Seat; to?: Seat } = {},
): Promise<void> =>
  insertHistory(tx, {
    id: newId(),
    entId,
    act,
    actorId: tx.person?.userId ?? null,
    actorName: tx.person?.name ?? '',
    about,
    seatBefore: seat.from ?? null,
    seatAfter: seat.to ?? null,
  });
