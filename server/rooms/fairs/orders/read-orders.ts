import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type BoothOrderParty, boothOrderStepsFor, cancelUntil } from '#contract/fairs/exhibiting/order-states.ts';
import type { BoothOrderRow, boothOrders, BoothOrderView } from '#contract/fairs/exhibiting/orders.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { findFair } from '../registration/store.ts';
import { findOrder, findOrderEvents, findOrderPage, findPlaces, type OrderRecord } from './order-store.ts';
import { findPrices, presentPrices } from './price-store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Booth orders with where they are and whose, read for all of them together. */
export const presentOrders = async (ctx: Ctx, rows: OrderRecord[]): Promise<BoothOrderRow[]> => {
  const [places, companies] = await Promise.all([
    findPlaces(ctx, [...new Set(rows.map((r) => r.boothId))]),
    companyBriefs(ctx, [...new Set(rows.map((r) => r.entId))]),
  ]);
  const byBooth = new Map(places.map((p) => [p.booth.id, p]));
  const names = new Map(companies.map((c) => [c.id, c.name]));
  return rows.flatMap((r) => {
    const at = byBooth.get(r.boothId);
    if (!at) return [];
    const { fair, hall, booth } = at;
    return [
      {
        id: r.id,
        number: r.number,
        state: r.state,
        fair: {
          id: fair.id,
          name: fair.name,
          phase: phaseAt(fair, Date.now()),
          startsAt: iso(fair.startsAt),
          zone: fair.zone,
        },
        hall: { id: hall.id, no: hall.no, name: hall.name },
        booth: { id: booth.id, number: booth.number, class: r.class, size: booth.size },
        company: { id: r.entId, name: names.get(r.entId) ?? {} },
        total: r.total,
        currency: r.currency,
        createdAt: iso(r.createdAt),
        updatedAt: iso(r.updatedAt),
        expiresAt: r.expiresAt && iso(r.expiresAt),
        cancelUntil: cancelUntil(fair, r.cancelDays),
      },
    ];
  });
};

/** A whole order as one of the parties reads it; `acts` says whether the reader's seat may act. */
export const presentOrder = async (
  ctx: Ctx,
  o: OrderRecord,
  party: BoothOrderParty,
  acts: boolean,
): Promise<BoothOrderView> => {
  const [[row], events] = await Promise.all([presentOrders(ctx, [o]), findOrderEvents(ctx, o.id)]);
  if (!row) throw refuse(common.notFound);
  const isLate = Date.parse(row.cancelUntil) <= Date.now();
  return {
    row,
    note: o.note,
    contact: o.contact,
    area: o.area,
    perMetre: o.perMetre,
    corner: o.corner,
    cornerPercent: o.cornerPercent,
    included: o.included,
    paid: o.paidOn && o.paidReference ? { on: o.paidOn, reference: o.paidReference } : null,
    timeline: events.map((e) => ({ id: e.id, act: e.act, party: e.party, text: e.text, at: iso(e.at) })),
    steps: acts ? boothOrderStepsFor(o.state, party).filter((s) => s !== 'cancel' || party === 'desk' || !isLate) : [],
  };
};

/** What booths of a fair cost; null where the desk has named no prices. @throws Refused common.notFound */
export const readPrices = async (ctx: Ctx, fairId: string): Promise<AnswerOf<typeof boothOrders.prices>> => {
  if (!(await findFair(ctx, fairId))) throw refuse(common.notFound);
  const [found] = await findPrices(ctx, [fairId]);
  return found ? presentPrices(found) : null;
};

export const readOwnOrders = async (
  ctx: Ctx,
  q: ParsedOf<typeof boothOrders.page>['query'],
): Promise<AnswerOf<typeof boothOrders.page>> => {
  const { entId } = me(ctx);
  if (!entId) return pageOf([], 0, q);
  const { rows, total } = await findOrderPage(ctx, { entId, ...q });
  return pageOf(await presentOrders(ctx, rows), total, q);
};

/** @throws Refused common.notFound for whoever is not of the company */
export const readOwnOrder = async (ctx: Ctx, id: string): Promise<BoothOrderView> => {
  const o = await findOrder(ctx, id);
  const { entId, seat } = me(ctx);
  if (!o || o.entId !== entId) throw refuse(common.notFound);
  return presentOrder(ctx, o, 'company', seatMay(seat, 'sell'));
};
