import type { Text } from '../core/schemas.ts';

/** What can differ between the terms that a buyer asked for and those that a supplier offers. */
export const termDifferences = ['late', 'tradeTerm', 'place', 'paymentType', 'currency'] as const;
export type TermDifference = (typeof termDifferences)[number];

const dayMs = 86_400_000;
const china = 8 * 3_600_000;

/** The day of China so many days after a moment: what a lead time promises when the order is made then. */
export const dayAfter = (from: Date, days: number): string =>
  new Date(from.getTime() + china + days * dayMs).toISOString().slice(0, 10);

/** The day that an order made then is delivered on: the one asked for, or later where the lead time does not reach it. */
export const deliveryDay = (asked: string, leadDays: number, from: Date): string => {
  const promised = dayAfter(from, leadDays);
  return promised > asked ? promised : asked;
};

/** Days by which one day is after another; 0 where it is not. */
export const daysLate = (asked: string, promised: string): number =>
  Math.max(0, Math.round((Date.parse(promised) - Date.parse(asked)) / dayMs));

type Asked = { tradeTerm: string; place: Text; paymentType: string; currency: string; deliveryDate: string };
type Offered = { tradeTerm: string; place: string; paymentType: string; currency: string; deliveryDate: string };

const plain = (s: string) => s.trim().toLocaleLowerCase('en');

/**
 * What of an offer's terms is not what was asked, in the order of `termDifferences`. A place is the same where it is written
 * as asked in any language.
 */
export const differencesOf = (asked: Asked, offered: Offered): TermDifference[] => {
  const places = Object.values(asked.place).map(plain);
  const differs: Record<TermDifference, boolean> = {
    late: offered.deliveryDate > asked.deliveryDate,
    tradeTerm: offered.tradeTerm !== asked.tradeTerm,
    place: places.length > 0 && !places.includes(plain(offered.place)),
    paymentType: offered.paymentType !== asked.paymentType,
    currency: offered.currency !== asked.currency,
  };
  return termDifferences.filter((d) => differs[d]);
};
