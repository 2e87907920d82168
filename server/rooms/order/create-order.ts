import type { Currency, Text } from '#contract/core/schemas.ts';
import type { Agreement } from '#contract/order/agreed.ts';
import { type Ctx, emit, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { orderCreated } from './events.ts';
import { partyName } from './party-names.ts';
import { insertEvent, insertOrder } from './store.ts';

/** What an order came of. */
type Source =
  | { inquiryId: string; inquiryNumber: string; quotationId: string }
  | { purchaseId: string; purchaseNumber: string; awardId: string };

export type NewOrder = {
  source: Source;
  title: Text;
  buyer: { userId: string; entId: string | null };
  supplier: { userId: string; entId: string };
  currency: Currency;
  /** Decimal text with two digits. */
  total: string;
  terms: { tradeTerm: string; place: string; paymentType: string; leadDays: number; deliveryDate: string };
  /** What was agreed besides; the sides' names are written here. */
  agreed: Omit<Agreement, 'buyer' | 'supplier'>;
  lines: { productName: Text; specification: Text; unit: string; quantity: string; price: string; total: string }[];
};

/** Makes an order from an accepted quotation or an award of a purchase, in the caller's transaction. */
export const createOrder = async (tx: Ctx, o: NewOrder): Promise<{ id: string; number: string }> => {
  const id = newId();
  const number = await nextNumber(tx.db, 'DD');
  const [buyer, supplier] = [await partyName(tx, o.buyer), await partyName(tx, o.supplier)];
  await insertOrder(
    tx,
    {
      id,
      number,
      state: 'toConfirm',
      ...o.source,
      title: o.title,
      buyerId: o.buyer.userId,
      buyerEntId: o.buyer.entId,
      supplierId: o.supplier.userId,
      supplierEntId: o.supplier.entId,
      currency: o.currency,
      total: o.total,
      ...o.terms,
      agreed: { ...o.agreed, buyer, supplier },
    },
    o.lines.map((l, i) => ({ id: newId(), orderId: id, no: i + 1, ...l })),
  );
  await insertEvent(tx, {
    id: newId(),
    orderId: id,
    step: 'create',
    state: 'toConfirm',
    party: 'buyer',
    userId: me(tx).userId,
    reason: null,
  });
  await emit(tx, orderCreated, {
    orderId: id,
    number,
    title: o.title,
    buyerId: o.buyer.userId,
    buyerEntId: o.buyer.entId,
    entId: o.supplier.entId,
  });
  return { id, number };
};
