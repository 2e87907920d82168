import { finance, financeErrors } from '#contract/finance/calls.ts';
import type { FormValues } from '#contract/services/forms.ts';
import { route } from '#server/platform/http/route.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { applicationChecks } from '#server/rooms/services/index.ts';
import { applyWithOrder, judgeAmount } from './apply-with-order.ts';
import { ownOrders, readFinanceOrders } from './own-orders.ts';
import { exportConsents, readConsents, readShared, sendShared, withdrawConsent } from './shared.ts';
import { findConsent } from './store.ts';

/** A corrected application still fits its order: it can be financed, and up to this much. */
const judgeCorrected = async (tx: Ctx, a: { id: string }, values: FormValues): Promise<void> => {
  const consent = await findConsent(tx, a.id);
  if (!consent) return;
  const [found] = await ownOrders(tx, consent.orderId);
  if (!found) throw refuse(financeErrors.orderUnknown);
  judgeAmount(values['amount'] ?? '0', found.most, 'values.amount');
};

/** Supply-chain finance out of own orders: limits as data, documents shared by a consent that is logged and can be withdrawn. */
export const financeRoom: Room = {
  name: 'finance',
  routes: [
    route(finance.orders, ({ ctx }) => readFinanceOrders(ctx)),
    route(finance.apply, ({ ctx, body }) => applyWithOrder(ctx, body)),
    route(finance.shared, ({ ctx, params }) => readShared(ctx, params.id)),
    route(finance.document, ({ ctx, http, params }) => sendShared(ctx, http, params.id, params.file)),
    route(finance.withdraw, ({ ctx, params }) => withdrawConsent(ctx, params.id)),
    route(finance.consents, ({ ctx, query }) => readConsents(ctx, query)),
  ],
  provides: [
    provide(exportParts, { name: 'finance-consents', read: exportConsents }),
    provide(applicationChecks, { kind: 'chainFinance', judge: judgeCorrected }),
  ],
};
