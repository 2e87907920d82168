import * as z from 'zod/mini';
import { editors } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { currency, day, instant, line } from '../../core/schemas.ts';

export const rateErrors = refusals('rates', {
  /** The day has a rate of this currency already; another one is a correction. */
  taken: 409,
  /** It was corrected meanwhile. */
  changed: 409,
  /** It lies far off the rate before; whoever is sure says so. */
  farOff: 409,
});

/** Currencies that have a rate: CNY for one unit. */
export const ratedCurrencies = ['EUR', 'USD'] as const;
/** A rate more than so many per cent off the one before has to be confirmed. */
export const farOffPercent = 10;
/** So many days after the newest rate the desk is asked for another. */
export const staleDays = 7;

const cny = z
  .string()
  .check(z.refine((v) => /^\d{1,4}(\.\d{1,6})?$/.test(v) && Number(v) > 0, { params: { rule: 'rateAmount' } }));

/** A dated rate; `source` is '' for those from before it was kept. */
export const dayRate = z.object({ currency, day, cny: z.string(), source: z.string(), at: z.nullable(instant) });
export type DayRate = z.infer<typeof dayRate>;

const given = {
  currency: z.enum(ratedCurrencies),
  day,
  cny,
  source: line(2, 120),
  sure: z.optional(z.boolean()),
};

/** Exchange rates at the desk. */
export const operatorRates = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/rates',
    access: editors,
    data: z.object({ rates: z.array(dayRate), stale: z.boolean() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/operator/rates',
    access: editors,
    body: z.object(given),
    data: dayRate,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/operator/rates/correct',
    access: editors,
    body: z.object({ ...given, was: z.string().check(z.maxLength(20)), reason: line(4, 300) }),
    data: dayRate,
  }),
};
