import type { InputOf } from '#contract/core/endpoint.ts';
import { testing, testSheets } from '#contract/testing/calls.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import type { TestPerson } from '../people.ts';

type Sheet = Omit<InputOf<typeof testSheets.save>['body'], 'base' | 'offer'>;

/** A sheet in CNY of a laboratory that cuts and tests in every state. */
export const sheetA: Sheet = {
  currency: 'CNY',
  factors: { cold: 140, hot: 133, hotWet: 165 },
  conditioning: { cold: 1, hot: 1, hotWet: 10 },
  cutting: '35.50',
  lines: [
    { method: 'iso-527-4', price: '680.00', setup: '300.00', least: 3, days: 7 },
    { method: 'iso-14125', price: '420.55', setup: '180.00', least: 5, days: 5 },
    { method: 'iso-14130', price: '333.33', setup: '150.10', least: 5, days: 4 },
    { method: 'astm-d7136', price: '1250.00', setup: '800.00', least: 1, days: 12 },
    { method: 'astm-d7137', price: '1480.75', setup: '600.00', least: 3, days: 14 },
    { method: 'iso-1183-1', price: '90.05', setup: '0.00', least: 1, days: 2 },
  ],
};
/** A short one in EUR of a laboratory that neither cuts nor tests hot-wet. */
export const sheetB: Sheet = {
  currency: 'EUR',
  factors: { cold: 125, hot: 115, hotWet: null },
  conditioning: { cold: 2, hot: 2, hotWet: 0 },
  cutting: null,
  lines: [
    { method: 'iso-527-4', price: '85.40', setup: '40.00', least: 1, days: 6 },
    { method: 'iso-14130', price: '52.15', setup: '25.00', least: 5, days: 5 },
    { method: 'iso-14125', price: '61.35', setup: '25.00', least: 1, days: 4 },
  ],
};

/** The calls of online quotations by whoever makes them. */
export const testingActs = (t: TestPlatform) => ({
  save: (by: TestPerson, offer: string, base = 0, sheet: Partial<Sheet> = {}) =>
    t.as(by.token)(testSheets.save, { body: { base, offer, ...sheetA, ...sheet } }),
  compare: (by: TestPerson, lines: string[], cutting: 'lab' | 'own' = 'lab') =>
    t.as(by.token)(testing.compare, { query: { lines, cutting } }),
  keep: (by: TestPerson, lab: string, o: Partial<InputOf<typeof testing.keep>['body']> = {}) =>
    t.as(by.token)(testing.keep, {
      body: {
        clientKey: newId(),
        lab,
        version: 1,
        material: 'thermoset-prepreg',
        lines: ['iso-527-4~room~5', 'iso-14130~hotWet~6'],
        cutting: 'lab',
        ...o,
      },
    }),
  detail: (by: TestPerson, id: string) => t.as(by.token)(testing.detail, { params: { id } }),
  send: (by: TestPerson, id: string, o: Partial<InputOf<typeof testing.send>['body']> = {}) =>
    t.as(by.token)(testing.send, { params: { id }, body: { reportLang: 'both', ...o } }),
});
