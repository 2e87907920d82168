import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { daysLate, deliveryDay, differencesOf, type TermDifference } from '#contract/order/terms-differ.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useText } from '#web/lib/text/lang.ts';

type Asked = Pick<DataOf<typeof inquiry.own>, 'row'> & {
  parts: Pick<DataOf<typeof inquiry.own>['parts'], 'paymentType' | 'currency'>;
};
export type Differing = { what: TermDifference; asked: string; offered: string; days: number };

/** What of a quotation's terms is not as the inquiry asks, with both sides in words, if it were accepted now. */
export const useDifferences = ({ row, parts }: Asked): ((q: QuotationView) => Differing[]) => {
  const { t } = useTranslation('common');
  const text = useText();
  const now = useNow();
  const pay = (type: string) => t(`payment.${type as 'net30'}`);
  return (q) => {
    const asked = {
      tradeTerm: row.tradeTerm,
      place: row.deliveryPlace,
      paymentType: parts.paymentType,
      currency: parts.currency,
      deliveryDate: row.deliveryDate,
    };
    const deliveryDate = deliveryDay(row.deliveryDate, q.leadDays, new Date(now));
    const words: Record<TermDifference, [asked: string, offered: string]> = {
      late: [row.deliveryDate, deliveryDate],
      tradeTerm: [row.tradeTerm, q.tradeTerm],
      place: [text(row.deliveryPlace), q.place],
      paymentType: [pay(parts.paymentType), pay(q.paymentType)],
      currency: [parts.currency, q.currency],
    };
    return differencesOf(asked, { ...q, deliveryDate }).map((what) => ({
      what,
      asked: words[what][0],
      offered: words[what][1],
      days: daysLate(row.deliveryDate, deliveryDate),
    }));
  };
};
