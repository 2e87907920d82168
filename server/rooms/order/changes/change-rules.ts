import type { BoundVersion, ChangeWish } from '#contract/order/changes.ts';
import type { OrderState } from '#contract/order/states.ts';
import { decimalToMinor, lineTotal, minorToDecimal } from '#contract/core/money.ts';

/** States in which sides can agree on a change; ending an order by agreement begins where nobody may cancel alone. */
export const changeable: readonly OrderState[] = ['toConfirm', 'confirmed', 'inProduction', 'shipped', 'received'];
export const endable: readonly OrderState[] = ['inProduction', 'shipped', 'received'];

type Terms = Pick<BoundVersion, 'deliveryDate' | 'tradeTerm' | 'place' | 'paymentType' | 'total'>;
/** What binds now. */
export const versionOf = (o: Terms, lines: BoundVersion['lines']): BoundVersion => ({
  lines: lines.map(({ no, quantity, price, total }) => ({ no, quantity, price, total })),
  total: o.total,
  deliveryDate: o.deliveryDate,
  tradeTerm: o.tradeTerm,
  place: o.place,
  paymentType: o.paymentType,
});

/** What would bind after it; line totals and the sum are computed anew from whole minor units. */
export const changed = (before: BoundVersion, wish: ChangeWish): BoundVersion => {
  const lines = before.lines.map((l) => {
    const w = wish.lines?.find((x) => x.no === l.no);
    const quantity = w?.quantity ?? l.quantity;
    const price = w?.price ?? l.price;
    return { no: l.no, quantity, price, total: minorToDecimal(lineTotal(price, quantity)) };
  });
  return {
    lines,
    total: minorToDecimal(lines.reduce((sum, l) => sum + decimalToMinor(l.total), 0n)),
    deliveryDate: wish.deliveryDate ?? before.deliveryDate,
    tradeTerm: wish.tradeTerm ?? before.tradeTerm,
    place: wish.place ?? before.place,
    paymentType: wish.paymentType ?? before.paymentType,
  };
};

const plain = (n: string): string => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);
/** Whether both say the same, however numbers are written. */
export const isSame = (a: BoundVersion, b: BoundVersion): boolean => {
  const words = (v: BoundVersion) =>
    JSON.stringify([
      v.lines.map((l) => [l.no, plain(l.quantity), plain(l.price)]),
      v.deliveryDate,
      v.tradeTerm,
      v.place,
      v.paymentType,
    ]);
  return words(a) === words(b);
};
