import { fromThousandths, toThousandths } from '#contract/core/money.ts';
import { leftOfLine } from '#contract/inquiry/comparison/shares.ts';
import type { LineRecord } from '../inquiries/inquiry-store.ts';

/** What an award wants of a line; without `quantity` all of it. `of` is the quantity of the line that it names. */
export type Wanted = { lineId: string; quotationId: string; quantity: string | undefined; of: string };
/** Why it cannot be had: somebody has the line, shares of it are of another quantity, or only `most` of it is left. */
type Fault = 'taken' | 'otherQuantity' | { most: string };

/** The quantity that an award takes of a line. */
export const quantityOf = ({ quantity, of }: Pick<Wanted, 'quantity' | 'of'>): string => quantity ?? of;

/** Takes shares off what is left of lines, one after another. @returns what is at fault with each, null where it was taken */
export const takeShares = (lines: Pick<LineRecord, 'id' | 'shares'>[]): ((w: Wanted) => Fault | null) => {
  const held = new Map(lines.map((l) => [l.id, [...l.shares]]));
  return (w) => {
    const shares = held.get(w.lineId) ?? [];
    const left = leftOfLine(shares);
    const wanted = toThousandths(quantityOf(w));
    if (shares.some((s) => s.quotationId === w.quotationId)) return 'taken';
    if (left !== null && (left <= 0n || w.quantity === undefined)) return 'taken';
    if (shares.some((s) => toThousandths(s.of) !== toThousandths(w.of))) return 'otherQuantity';
    const most = left ?? toThousandths(w.of);
    if (wanted > most) return { most: fromThousandths(most) };
    held.set(w.lineId, [...shares, { quotationId: w.quotationId, orderId: '', quantity: quantityOf(w), of: w.of }]);
    return null;
  };
};
