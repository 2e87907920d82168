import type { AnswerOf } from '#contract/core/endpoint.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import type { finance, FinanceOrder, SharedFacts } from '#contract/finance/calls.ts';
import {
  financeCurrencies,
  type FinanceForm,
  financeForms,
  financeRules,
  mostFinanced,
  sharedKinds,
} from '#contract/finance/rules.ts';
import { liveApplications } from '#contract/services/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { readTradeOrders, type TradeOrder } from '#server/rooms/order/index.ts';
import { statesOf } from '#server/rooms/services/index.ts';
import { findOpenOf } from './store.ts';

const states = {
  supplier: financeRules.receivable.states,
  buyer: financeRules.purchase.states,
};
const formOf = (o: TradeOrder): FinanceForm =>
  financeForms.find((f) => financeRules[f].party === o.party) ?? 'purchase';

/** What is still to be paid, in the smallest unit; never below zero. */
const openOf = (o: TradeOrder): bigint => {
  const open = decimalToMinor(o.total) - decimalToMinor(o.paid);
  return open > 0n ? open : 0n;
};

/** Which of these orders an application is under way for. */
const busyOrders = async (ctx: Ctx, orderIds: string[]): Promise<Set<string>> => {
  const open = await findOpenOf(ctx, orderIds);
  const found = await statesOf(
    ctx,
    open.map((c) => c.applicationId),
  );
  const live: readonly string[] = liveApplications;
  return new Set(open.filter((c) => live.includes(found.get(c.applicationId)?.state ?? '')).map((c) => c.orderId));
};

export type Financed = { order: FinanceOrder; most: bigint; facts: SharedFacts };

/** The caller's own orders that can be financed, each with its limit; one alone, where it is named (finance 2, 3). */
export const ownOrders = async (ctx: Ctx, id?: string): Promise<Financed[]> => {
  const orders = await readTradeOrders(ctx, { states, currencies: financeCurrencies, ...(id && { id }) });
  const busy = await busyOrders(
    ctx,
    orders.map((o) => o.id),
  );
  return orders.map((o) => {
    const form = formOf(o);
    const most = mostFinanced(form, openOf(o));
    const { number, title, state, buyer, supplier, currency, total, paid, deliveryDate, paymentType } = o;
    return {
      most,
      order: {
        id: o.id,
        number,
        title,
        form,
        state,
        other: o.party === 'supplier' ? buyer : supplier,
        currency,
        total,
        paid,
        most: minorToDecimal(most),
        documents: o.documents.filter((d) => sharedKinds.includes(d.kind)),
        busy: busy.has(o.id),
      },
      facts: { number, title, form, state, buyer, supplier, currency, total, paid, deliveryDate, paymentType },
    };
  });
};

export const readFinanceOrders = async (ctx: Ctx): Promise<AnswerOf<typeof finance.orders>> => ({
  orders: (await ownOrders(ctx)).map((f) => f.order),
});
