import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import type { Currency, Text } from '#contract/core/schemas.ts';
import type { DocumentKind } from '#contract/order/documents.ts';
import type { OrderState, Party } from '#contract/order/states.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { findDocuments } from '../documents/document-store.ts';
import { findPayments } from '../payments/payment-store.ts';
import { partyOf, sidesOf } from '../policy.ts';
import { namesOf } from '../read-orders.ts';
import { findOrdersInStates, type Wanted } from './finance-store.ts';

export type TradeOrder = {
  id: string;
  number: string;
  title: Text;
  party: Party;
  state: OrderState;
  buyer: Text;
  supplier: Text;
  currency: Currency;
  total: string;
  /** Payments that the supplier has confirmed. */
  paid: string;
  deliveryDate: string;
  paymentType: string;
  documents: { id: string; kind: DocumentKind; name: string }[];
};

/** Orders are looked through up to this many. */
const most = 100;

/** Orders of the person's own side in given states with what was paid and their documents, as the person may see them. */
export const readTradeOrders = async (
  ctx: Ctx,
  o: { states: Wanted; currencies: readonly Currency[]; id?: string },
): Promise<TradeOrder[]> => {
  const person = me(ctx);
  const rows = await findOrdersInStates(ctx, {
    side: { userId: person.userId, entId: person.entId },
    sees: sidesOf(person),
    ...o,
    most,
  });
  const ids = rows.map((r) => r.id);
  const [names, documents, payments] = await Promise.all([
    namesOf(ctx, rows),
    findDocuments(ctx, ids),
    findPayments(ctx, ids),
  ]);
  const files = await factsOfFiles(ctx, [documents.map((d) => d.fileId)]);
  return rows.flatMap((r): TradeOrder[] => {
    const party = partyOf(person, r);
    if (!party) return [];
    const paid = payments
      .filter((p) => p.orderId === r.id && p.kind === 'payment' && p.state === 'confirmed')
      .reduce((sum, p) => sum + decimalToMinor(p.amount), 0n);
    return [
      {
        id: r.id,
        number: r.number,
        title: r.title,
        party,
        state: r.state,
        buyer: names(r, 'buyer').name,
        supplier: names(r, 'supplier').name,
        currency: r.currency,
        total: r.total,
        paid: minorToDecimal(paid),
        deliveryDate: r.deliveryDate,
        paymentType: r.paymentType,
        documents: documents
          .filter((d) => d.orderId === r.id)
          .map((d) => ({ id: d.fileId, kind: d.kind, name: files([d.fileId])[0]?.name ?? '' })),
      },
    ];
  });
};
