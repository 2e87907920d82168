import { lineTotal, minorToDecimal } from '#contract/core/money.ts';
import { deliveryDay } from '#contract/order/terms-differ.ts';
import type { TermsView } from '#contract/purchase/schemas.ts';
import { certificateLabel, materialLabel } from '#server/rooms/dictionary/index.ts';
import type { NewOrder } from '#server/rooms/order/index.ts';
import type { LineRecord } from '../offers/line-store.ts';
import type { OfferRow } from '../offers/offer-store.ts';
import type { PurchaseRecord } from '../store.ts';

type Won = {
  awardId: string;
  entId: string;
  offer: Pick<OfferRow, 'number' | 'revision' | 'createdAt' | 'validUntil' | 'note' | 'fileId' | 'userId' | 'leadDays'>;
  lines: { line: LineRecord; quantity: string; price: string }[];
};
type Asked = Pick<PurchaseRecord, 'id' | 'number' | 'title' | 'buyerId' | 'entId' | 'description' | 'certificates'>;

/** What both sides agreed besides lines and terms: as it was asked, as it was offered; `annexes` are the tender documents in force. */
export const agreedOfAward = (x: Asked, terms: TermsView, annexes: string[], w: Won): NewOrder['agreed'] => ({
  asked: {
    tradeTerm: terms.tradeTerm,
    place: terms.place,
    paymentType: terms.paymentType,
    currency: terms.currency,
    deliveryDate: terms.deliveryDate,
    note: x.description,
    processes: [],
    certificates: x.certificates.map(certificateLabel),
    annexes,
  },
  quoted: {
    number: w.offer.number,
    revision: w.offer.revision,
    at: new Date(w.offer.createdAt).toISOString(),
    validUntil: w.offer.validUntil,
    moq: null,
    note: w.offer.note,
    annexes: w.offer.fileId ? [w.offer.fileId] : [],
  },
  lines: w.lines.map(({ line }, n) => ({ no: n + 1, inquiryNo: line.no, tier: 1, requirements: [] })),
});

/** The order that an award leads to, under the terms of the purchase (purchases 27). */
export const orderOfAward = (x: Asked, terms: TermsView, annexes: string[], w: Won, now: Date): NewOrder => {
  const lines = w.lines.map(({ line, quantity, price }) => ({
    productName: materialLabel(line.product),
    specification: line.specification,
    unit: line.unit,
    quantity,
    price,
    total: lineTotal(price, quantity),
  }));
  return {
    source: { purchaseId: x.id, purchaseNumber: x.number, awardId: w.awardId },
    title: x.title,
    buyer: { userId: x.buyerId, entId: x.entId },
    supplier: { userId: w.offer.userId, entId: w.entId },
    currency: terms.currency,
    total: minorToDecimal(lines.reduce((sum, l) => sum + l.total, 0n)),
    terms: {
      tradeTerm: terms.tradeTerm,
      place: Object.values(terms.place).find(Boolean) ?? '',
      paymentType: terms.paymentType,
      leadDays: w.offer.leadDays,
      deliveryDate: deliveryDay(terms.deliveryDate, w.offer.leadDays, now),
    },
    agreed: agreedOfAward(x, terms, annexes, w),
    lines: lines.map((l) => ({ ...l, total: minorToDecimal(l.total) })),
  };
};
