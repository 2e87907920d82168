import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { dayRate, type operatorRates, rateErrors } from './calls.ts';

export const operatorRatesDocs: RoomDocs = {
  schemas: {
    DayRate: {
      is: dayRate,
      about: 'What a unit of a currency is worth in CNY on a day.',
      fields: {
        day: 'The day of the rate.',
        cny: ['CNY for one unit, decimal text.', '7.8125'],
        source: ['Where the rate is from; empty where it was not kept.', '中国外汇交易中心'],
        at: 'When it was written; null where that was not kept.',
      },
    },
  },
  fields: {
    day: 'The day of the rate, not in the future.',
    cny: ['CNY for one unit, at most six decimals.', '7.8125'],
    source: ['Where the rate is from.', '中国外汇交易中心'],
    sure: ['Whether it is meant though it lies far off the rate before.', false],
    was: ['The rate that is corrected.', '7.1825'],
    reason: ['Why it is corrected.', 'Two digits were exchanged.'],
    rates: 'The rates, the newest first.',
    stale: ['Whether the newest of a currency is older than seven days.', false],
  },
};

export const operatorRatesCalls: CallsDocs<typeof operatorRates> = {
  list: { id: 'listRates', summary: 'List exchange rates', about: 'The newest 200 rates by day.' },
  add: {
    id: 'addRate',
    summary: 'Add an exchange rate',
    about: 'Writes the rate of a day that has none. The same once more changes nothing.',
    refuses: [rateErrors.taken, rateErrors.farOff, common.invalid],
  },
  correct: {
    id: 'correctRate',
    summary: 'Correct an exchange rate',
    about: 'Writes another rate for a day. The audit keeps both and the reason.',
    refuses: [common.notFound, rateErrors.changed, rateErrors.farOff],
  },
};
