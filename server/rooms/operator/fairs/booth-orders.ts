import type { PriceList } from '#contract/fairs/exhibiting/prices.ts';
import { operatorBoothOrders as calls } from '#contract/operator/booth-orders.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { moveByDesk, readDeskOrder, readDeskOrders, readDeskPrices, setPrices } from '#server/rooms/fairs/index.ts';
import { record } from '../record.ts';

type Step = 'confirm' | 'refuse' | 'pay' | 'cancel';
type Given = { text?: string; paid?: { on: string; reference: string } };

/** The exhibitor and the audit learn of a step in one transaction. */
const move = (ctx: Ctx, id: string, step: Step, given: Given = {}) =>
  inTransaction(ctx, async (tx) => {
    const { again, number, before, state } = await moveByDesk(tx, id, step, given);
    if (!again)
      await record(tx, {
        act: `boothOrder.${step}`,
        subject: number,
        subjectId: id,
        reason: given.text ?? '',
        before: { state: before },
        after: { state, ...given.paid },
      });
    return { id, state };
  });

const keepPrices = (ctx: Ctx, id: string, base: number, list: PriceList) =>
  inTransaction(ctx, async (tx) => {
    const { version, fair, before } = await setPrices(tx, id, base, list);
    const subject = fair[tx.lang] ?? fair.en ?? fair.cn ?? id;
    await record(tx, { act: 'fairPrices.set', subject, subjectId: id, before, after: list });
    return { version };
  });

export const boothOrderRoutes = [
  route(calls.list, ({ ctx, query }) => readDeskOrders(ctx, query)),
  route(calls.read, ({ ctx, params }) => readDeskOrder(ctx, params.id)),
  route(calls.confirm, ({ ctx, params }) => move(ctx, params.id, 'confirm')),
  route(calls.refuse, ({ ctx, params, body }) => move(ctx, params.id, 'refuse', { text: body.reason })),
  route(calls.pay, ({ ctx, params, body }) => move(ctx, params.id, 'pay', { paid: body })),
  route(calls.cancel, ({ ctx, params, body }) => move(ctx, params.id, 'cancel', { text: body.reason })),
  route(calls.prices, ({ ctx }) => readDeskPrices(ctx)),
  route(calls.setPrices, ({ ctx, params, body }) => keepPrices(ctx, params.id, body.base, body.list)),
];
