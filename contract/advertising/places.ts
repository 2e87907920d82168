/**
 * Where advertisements stand (advertising 1): how many share a place on a day, how often one person sees the same one a day, what a
 * day costs until the desk says something else, and whether the page knows a field of use by which it can be narrowed.
 */
const table = {
  home: { slots: 3, cap: 4, price: '800.00', byField: false },
  search: { slots: 3, cap: 6, price: '500.00', byField: false },
  hall: { slots: 2, cap: 6, price: '400.00', byField: true },
  news: { slots: 2, cap: 6, price: '300.00', byField: false },
} as const;
export type AdPlace = keyof typeof table;
export const adPlaces = Object.keys(table) as [AdPlace, ...AdPlace[]];
export type AdPlaceFacts = { slots: number; cap: number; price: string; byField: boolean };
export const adPlaceFacts = (place: AdPlace): AdPlaceFacts => table[place];
/** All prices are in this currency. */
export const adCurrency = 'CNY';

/** Limits of a booking (advertising 2 and 4). */
export const adLimits = {
  title: 40,
  line: 90,
  reason: 500,
  note: 500,
  fields: 5,
  /** Days from today on which the first day may lie; nearer ones leave the desk no time. */
  earliest: 2,
  latest: 90,
  /** Days of one booking. */
  days: 30,
  /** Live bookings of a company at a time. */
  live: 6,
  slots: 10,
  cap: 50,
} as const;

const dayMs = 86_400_000;
/** A calendar day so many days later. */
export const dayAfter = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + n * dayMs).toISOString().slice(0, 10);
/** How many days from the first to the last, both counted. */
export const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs) + 1;
