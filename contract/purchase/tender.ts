import * as z from 'zod/mini';
import { buyersAndSuppliers, quoteRight, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { day, decimal, id, idParams, instant, line, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { orderStates } from '../order/states.ts';
import { purchaseRow } from './calls.ts';
import { answersInput, offerView, purchaseLine, tenderDocumentInput, termsView } from './schemas.ts';
import { applicationStates, offerSources, purchaseLimits, purchaseStates, verdicts } from './states.ts';

const buys = within(buyersAndSuppliers, 'buy');
const sees = within(buyersAndSuppliers, 'seeBuying');
const sells = within(suppliers, 'seeSelling');
const positive = decimal(4).check(z.refine((v) => Number(v) > 0));

/** Prices of an offer as they are handed in. */
export const offerInput = z.object({
  clientKey: id,
  source: z.enum(offerSources),
  prices: z.array(z.object({ lineId: id, price: positive })).check(z.minLength(1), z.maxLength(purchaseLimits.lines)),
  leadDays: z.int().check(z.gte(1), z.lte(730)),
  validUntil: day,
  note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  /** The price file that was read, where it came by one. */
  file: z.optional(id),
});

/** A row of a price file as it was read: its row in the sheet, what it says, and each fault with its column. */
const sheetRow = z.object({
  row: z.int(),
  no: z.nullable(z.int()),
  lineId: z.nullable(id),
  name: z.nullable(text),
  price: z.nullable(z.string()),
  total: z.nullable(z.string()),
  faults: z.array(z.object({ column: z.string(), text: z.string() })),
});
export type SheetRow = z.infer<typeof sheetRow>;

/** An admitted supplier beside the lines; `offer` is null before prices may be read, and without prices. */
const competitor = z.object({
  applicationId: id,
  company: z.object({ id, name: text, city: text, verified: z.boolean() }),
  state: z.enum(applicationStates),
  offer: z.nullable(offerView),
  /** Prices every line. */
  complete: z.boolean(),
  /** Has the lowest total among complete offers. */
  lowest: z.boolean(),
  /** Its offer still binds. */
  binds: z.boolean(),
  /** Why it gets no new order at present, and until when where that ends by itself (deals 198); null where nothing is in the way. */
  blocked: z.nullable(z.object({ code: z.enum(['refund', 'disputes']), until: z.nullable(instant) })),
});

/** Calls of purchases with tender documents, qualifications and prices. */
export const tender = {
  document: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/document/{id}',
    access: buys,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({
      ...tenderDocumentInput.shape,
      /** The document that this is a new version of; it keeps its kind and its readers. */
      replaces: z.optional(id),
    }),
    data: z.object({ id, version: z.int() }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/application/answers/{id}',
    access: quoteRight,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ answers: answersInput.check(z.minLength(1)) }),
    data: z.object({ id }),
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/application/judge/{id}',
    access: buys,
    limit: { points: 120, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({
      judgements: z
        .array(
          z.object({
            criterionId: id,
            verdict: z.enum(verdicts),
            /** What is still asked; needed with `asked`. */
            question: z.optional(z.string().check(z.trim(), z.maxLength(500))),
            /** `updatedAt` of the answer that was judged, null where there was none; a newer one is not judged unread. */
            seen: z.optional(z.nullable(instant)),
          }),
        )
        .check(z.minLength(1), z.maxLength(purchaseLimits.criteria)),
    }),
    data: z.object({ id }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/application/withdraw/{id}',
    access: quoteRight,
    params: idParams,
    data: z.object({ id }),
  }),
  applied: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/application/page',
    access: sells,
    query: z.object({ ...pageQuery, q: searchWords, state: z.optional(z.enum(applicationStates)) }),
    data: page(
      z.object({
        ...purchaseRow.shape,
        application: z.object({
          id,
          state: z.enum(applicationStates),
          at: instant,
          asked: z.int(),
          priced: z.boolean(),
        }),
      }),
    ),
  }),
  moveDeadline: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/deadline/{id}',
    access: buys,
    touches: ['purchases'],
    limit: { points: 20, seconds: 3600, by: 'person' },
    params: idParams,
    body: z.object({ deadline: instant }),
    data: z.object({ id, deadline: instant }),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/offer/sheet/{id}',
    access: sells,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    query: z.object({ lang: z.optional(z.enum(langs)) }),
    file: 'sheet',
    data: z.any(),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/offer/check/{id}',
    access: quoteRight,
    limit: { points: 20, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ file: id }),
    data: z.object({
      rows: z.array(sheetRow),
      /** Lines that the file gives no price for. */
      missing: z.array(z.int()),
      faults: z.int(),
      /** What it comes to where every line is priced; null otherwise. */
      total: z.nullable(z.string()),
    }),
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/offer/{id}',
    access: quoteRight,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    body: offerInput,
    data: z.object({ number: z.string(), revision: z.int(), total: z.string() }),
  }),
  comparison: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/comparison/{id}',
    access: sees,
    params: idParams,
    data: z.object({
      row: purchaseRow,
      terms: z.nullable(termsView),
      hidePrices: z.boolean(),
      /** Prices are shown; false before the deadline where the buyer chose so. */
      readable: z.boolean(),
      /** The caller may award now. */
      mayAward: z.boolean(),
      lines: z.array(
        z.object({
          ...purchaseLine.shape,
          /** Of its quantity, not awarded yet. */
          left: z.string(),
          /** The lowest price among complete offers; null without one. */
          lowest: z.nullable(z.string()),
        }),
      ),
      offers: z.array(competitor),
      /** The limit in CNY above which an award needs a colleague's approval, null without one, how often one was asked for, and whether one waits. */
      approval: z.object({ limit: z.nullable(z.string()), requests: z.int(), waiting: z.boolean() }),
      awards: z.array(
        z.object({
          id,
          applicationId: id,
          lines: z.array(z.object({ lineId: id, quantity: z.string(), price: z.string() })),
          reason: z.nullable(text),
          at: instant,
          order: z.nullable(z.object({ id, number: z.string(), state: z.enum(orderStates) })),
          /** Its order was cancelled: what it gave can be awarded again. */
          fellThrough: z.boolean(),
        }),
      ),
    }),
  }),
  comparisonSheet: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/comparison/xlsx/{id}',
    access: sees,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    query: z.object({ lang: z.optional(z.enum(langs)) }),
    file: 'sheet',
    data: z.any(),
  }),
  award: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/award/{id}',
    access: buys,
    touches: ['purchases', 'companies'],
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({
      clientKey: id,
      awards: z
        .array(
          z.object({
            applicationId: id,
            /** Why this supplier; kept with the award. */
            reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
            lines: z
              .array(z.object({ lineId: id, quantity: decimal(3).check(z.refine((v) => Number(v) > 0)) }))
              .check(z.minLength(1), z.maxLength(purchaseLimits.lines)),
          }),
        )
        .check(z.minLength(1), z.maxLength(purchaseLimits.awards)),
      /** What everybody else is told; without it they may still be awarded what is left. */
      others: z.optional(line(4, 500)),
      /** Why, for who approves, where it comes above the company's limit. */
      approvalReason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    }),
    /** No orders, and `requestId`, where a second person has to approve first. */
    data: z.object({
      id,
      state: z.enum(purchaseStates),
      requestId: z.optional(id),
      orders: z.array(z.object({ applicationId: id, id, number: z.string() })),
    }),
  }),
};
