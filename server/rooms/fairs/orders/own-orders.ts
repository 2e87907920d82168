import type { Matter } from '#contract/identity/leaving.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import { recordRows } from '#contract/operator/records.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type Leaver, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findLiveOf, findOrderPage, findPlaces } from './order-store.ts';
import { presentOrders } from './read-orders.ts';

const first = { current: 1, size: recordRows };

/** Booth orders of a company, or that a person made, as the desk reads them in a record. */
export const ordersOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const by = of.userId === null ? of.entId && { entId: of.entId } : { userId: of.userId };
  const { rows, total } = by ? await findOrderPage(ctx, { ...by, ...first }) : { rows: [], total: 0 };
  const shown = await presentOrders(ctx, rows);
  return recordSection(
    'boothOrders',
    shown.map((r) =>
      recordRow({
        id: r.id,
        at: r.createdAt,
        number: r.number,
        title: r.fair.name,
        kind: r.booth.number,
        state: translate(ctx.lang, `boothOrders:state.${r.state}`),
      }),
    ),
    total,
  );
};

/** What a person ordered, for the copy of their data. */
export const exportOrders = async (ctx: Ctx, { userId }: Person): Promise<unknown[]> => {
  const { rows } = await findOrderPage(ctx, { userId, current: 1, size: 1_000 });
  const shown = await presentOrders(ctx, rows);
  return shown.map((r, i) => ({
    number: r.number,
    state: r.state,
    fair: r.fair.name,
    booth: r.booth.number,
    total: r.total,
    currency: r.currency,
    note: rows[i]?.note,
    contact: rows[i]?.contact,
    at: r.createdAt,
  }));
};

/** A booth that a company has asked for or got at a fair that is not over is given back before its last person goes. */
export const openOrders = async (ctx: Ctx, who: Leaver): Promise<Matter[]> => {
  if (!who.entId) return [];
  const live = await findLiveOf(ctx, who.entId);
  const places = await findPlaces(
    ctx,
    live.map((o) => o.boothId),
  );
  const open = new Set(places.filter((p) => Date.parse(p.fair.endsAt) > Date.now()).map((p) => p.booth.id));
  return live
    .filter((o) => open.has(o.boothId))
    .map(({ id, number }) => ({ kind: 'boothOrder', number, link: pageTo('boothOrder', { id }) }));
};
