import * as z from 'zod/mini';
import { identified, open, session, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { day, id, idParams, line, many, named, page, pageQuery, searchWords, slug, timeZone } from '../core/schemas.ts';
import { seesProviding, sellsServices } from '../services/access.ts';
import { fieldChoices } from '../services/forms.ts';
import { serviceLimits } from '../services/kinds.ts';
import { cuttings, testLimits } from './rules.ts';
import {
  labPrice,
  ownSheet,
  quotationDetail,
  quotationRow,
  sheetInput,
  sheetVersion,
  testCodeText,
  testLab,
  testMethod,
} from './schemas.ts';

/** Refusals of online quotations of tests. */
export const testingErrors = refusals('testing', {
  nothingAsked: 422,
  methodUnknown: 422,
  conditionUnknown: 422,
  notDone: 409,
  changed: 409,
  over: 409,
  noCompany: 403,
  sheetChanged: 409,
  offerUnknown: 422,
  twice: 422,
  ownLab: 403,
});

/** Whoever has finished their profile; of a company a seat that buys. */
const asks = within(identified, 'buy');
const request = { lines: many(testCodeText), cutting: z._default(z.enum(cuttings), 'lab') };

/** Prices of tests at once, from the sheets of laboratories. */
export const testing = {
  methods: endpoint({
    method: 'GET',
    path: '/api/busi/testing/methods',
    access: open,
    shows: ['services', 'dictionaries'],
    data: z.object({
      methods: z.array(testMethod),
      /** Materials of the dictionary that some method is for. */
      materials: z.array(named),
    }),
  }),
  labs: endpoint({
    method: 'GET',
    path: '/api/busi/testing/labs',
    access: open,
    shows: ['services', 'companies'],
    data: z.object({ labs: z.array(testLab) }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/busi/testing/compare',
    access: session,
    limit: { points: 120, seconds: 600, by: 'person' },
    query: z.object(request),
    data: z.object({ labs: z.array(labPrice) }),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/busi/testing/quotation',
    access: asks,
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object({
      /** A click that comes twice keeps one. */
      clientKey: id,
      lab: id,
      /** The sheet's version that was shown. */
      version: z.int(),
      material: slug,
      lines: z.array(testCodeText).check(z.minLength(1), z.maxLength(testLimits.lines)),
      cutting: z.enum(cuttings),
    }),
    data: z.object({ id, number: z.string() }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/testing/quotation/page',
    access: identified,
    query: z.object({ ...pageQuery, q: searchWords }),
    data: page(quotationRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/testing/quotation/detail/{id}',
    access: identified,
    params: idParams,
    data: quotationDetail,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/busi/testing/quotation/pdf/{id}',
    access: identified,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    query: z.object({ lang: z.optional(z.enum(langs)), zone: timeZone }),
    file: 'pdf',
    data: z.any(),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/busi/testing/quotation/send/{id}',
    access: asks,
    limit: { points: 60, seconds: 3600, by: 'person' },
    params: idParams,
    body: z.object({
      reportLang: z.enum(fieldChoices.reportLang),
      wanted: z.optional(day),
      note: z.optional(line(0, 2000)),
      drawing: z._default(z.array(id).check(z.maxLength(serviceLimits.files)), []),
    }),
    data: z.object({ id, number: z.string() }),
  }),
};

/** A laboratory's own price sheet. */
export const testSheets = {
  read: endpoint({ method: 'GET', path: '/api/busi/testing/own/sheet', access: seesProviding, data: ownSheet }),
  save: endpoint({
    method: 'PUT',
    path: '/api/busi/testing/own/sheet',
    access: sellsServices,
    touches: ['services'],
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object({ base: z.int().check(z.gte(0), z.lte(2_000_000_000)), ...sheetInput.shape }),
    data: z.object({ version: z.int() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/busi/testing/own/history',
    access: seesProviding,
    query: z.object(pageQuery),
    data: page(sheetVersion),
  }),
};
