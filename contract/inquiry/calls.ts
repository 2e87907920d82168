import * as z from 'zod/mini';
import { buyersAndSuppliers, open, quoteRight, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import {
  cursorPage,
  cursorQuery,
  draftBase,
  draftContent,
  draftStamp,
  id,
  idParams,
  instant,
  line,
  page,
  pageQuery,
  searchWords,
  text,
} from '../core/schemas.ts';
import { hallCounts, hallFilters } from './hall-filters.ts';
import { assumptionInput, assumptionView } from './assumptions.ts';
import { awardInput, inquiryFigures, inquiryInput, inquiryRow, limits, quotationInput, soughtLine } from './schemas.ts';
import {
  hallSorts,
  inquiryStates,
  loosenCodes,
  matchSorts,
  ownSorts,
  quotationSorts,
  quotationStates,
  refusalReasons,
  supplierFilters,
  visibilities,
} from './states.ts';
import { inquiryDetail, inquiryForSupplier, opportunity, ownInquiry, ownQuotation } from './views.ts';

/** Refusals of inquiries and quotations. */
export const inquiryErrors = refusals('inquiry', {
  draftChanged: 409,
  deadlinePassed: 409,
  full: 409,
  notQuoting: 409,
  alreadyAwarded: 409,
  alreadyDecided: 409,
  cannotWithdraw: 409,
  ownInquiry: 403,
  agreementNeeded: 403,
  quotationExpired: 409,
  nothingQuoted: 422,
  tierNotQuoted: 422,
  shareTooMuch: 422,
  otherQuantity: 422,
  belowLeast: 422,
  supplierOwes: 409,
  supplierLost: 409,
});

/** Calls of the main job from draft to decision. */
export const inquiry = {
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/draft',
    aliases: ['/api/busi/inquiry/update/create'],
    access: within(buyersAndSuppliers, 'buy'),
    body: z.object({ id: z.optional(id), base: z.optional(draftBase), content: draftContent }),
    data: z.object({ id, ...draftStamp }),
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/draft',
    access: within(buyersAndSuppliers, 'buy'),
    query: z.object({ id: z.optional(id) }),
    data: z.nullable(z.object({ id, content: z.record(z.string(), z.unknown()), ...draftStamp })),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/publish',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    body: inquiryInput,
    data: z.object({ id, number: z.string() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/withdraw/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    params: idParams,
    body: z.object({ reason: z.optional(line(0, 300)) }),
    data: z.object({ id }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/match/preview',
    access: within(buyersAndSuppliers, 'buy'),
    body: z.object({
      lines: z.array(soughtLine).check(z.maxLength(limits.lines)),
      processes: z.array(z.string()).check(z.maxLength(10)),
      certificates: z.array(z.string()).check(z.maxLength(10)),
      field: z.optional(z.string()),
      place: z.optional(z.string().check(z.maxLength(20))),
      /** The draft's; decides among equals as the publishing will. */
      id: z.optional(id),
      /** A confidential inquiry is told by its materials and place of delivery alone. */
      confidential: z.optional(z.boolean()),
      /** Of an inquiry for invited suppliers those are told. */
      visibility: z.optional(z.enum(visibilities)),
      invited: z.optional(z.array(id).check(z.maxLength(limits.invited))),
    }),
    data: z.object({
      /** How many would be told. */
      count: z.int(),
      scores: z.array(z.int()),
      /** Limits without which more would be told, the most first; `name` is empty for the invitation. */
      loosen: z.array(z.object({ code: z.enum(loosenCodes), name: text, gain: z.int() })),
    }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/page',
    access: open,
    shows: ['inquiries', 'companies', 'dictionaries'],
    query: z.object({
      ...cursorQuery,
      ...hallFilters.shape,
      sort: z.optional(z.enum(hallSorts)),
    }),
    data: cursorPage(inquiryRow),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/facets',
    access: open,
    shows: ['inquiries', 'companies', 'dictionaries'],
    query: hallFilters,
    data: hallCounts,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/figures',
    access: open,
    shows: ['inquiries', 'companies', 'dictionaries'],
    data: inquiryFigures,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/detail/{id}',
    access: open,
    shows: ['inquiries', 'companies', 'dictionaries'],
    params: idParams,
    data: inquiryDetail,
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/agreement/{id}',
    access: within(suppliers, 'sell'),
    params: idParams,
    /** The version that was read; another one in force is refused. */
    body: z.object({ version: z.optional(z.string().check(z.maxLength(20))) }),
    data: z.object({ version: z.string(), at: instant }),
  }),
  ownPage: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/own/page',
    access: within(buyersAndSuppliers, 'seeBuying'),
    query: z.object({
      ...pageQuery,
      q: searchWords,
      state: z.optional(z.enum(inquiryStates)),
      sort: z.optional(z.enum(ownSorts)),
    }),
    data: page(z.object({ ...inquiryRow.shape, undecided: z.int(), matched: z.int() })),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/detail/ent/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    data: ownInquiry,
  }),
  businessPage: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/business/page',
    access: within(suppliers, 'seeSelling'),
    query: z.object({
      ...pageQuery,
      filter: z.optional(z.enum(supplierFilters)),
      q: searchWords,
      sort: z.optional(z.enum(matchSorts)),
    }),
    data: z.object({
      ...page(opportunity).shape,
      counts: z.record(z.enum(supplierFilters), z.int()),
    }),
  }),
  forSupplier: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/details/ent/{id}',
    access: within(suppliers, 'seeSelling'),
    params: idParams,
    data: inquiryForSupplier,
  }),
  quote: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/add/quote',
    access: quoteRight,
    touches: ['inquiries'],
    body: quotationInput,
    /** `commitment` of a sealed quotation: what its supplier notes down, to check it after the opening. */
    data: z.object({ id, number: z.string(), revision: z.int(), commitment: z.optional(z.string()) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/update/ent/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    params: idParams,
    body: z.object({
      decision: z.enum(['accepted', 'refused']),
      tier: z.optional(z.int().check(z.gte(1), z.lte(3))),
      /** Of a refusal. */
      why: z.optional(z.enum(refusalReasons)),
      lineIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(20))),
      reason: z.optional(z.string().check(z.maxLength(300))),
      /** As in an award. */
      version: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    }),
    /** `requestId` where a second person has to approve first. */
    data: z.object({ id, orderId: z.nullable(id), orderNumber: z.nullable(z.string()), requestId: z.optional(id) }),
  }),
  award: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/award/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    params: idParams,
    body: z.object({
      awards: awardInput,
      /** For who approves, where it comes to more than the company's limit. */
      reason: z.optional(z.string().check(z.maxLength(300))),
    }),
    /** No orders, and `requestId`, where a second person has to approve first. */
    data: z.object({
      orders: z.array(z.object({ quotationId: id, id, number: z.string() })),
      requestId: z.optional(id),
    }),
  }),
  assume: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/assumption/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    body: assumptionInput,
    data: z.nullable(assumptionView),
  }),
  myQuotations: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/myHistoryQuote',
    access: within(suppliers, 'seeSelling'),
    query: z.object({
      ...pageQuery,
      q: searchWords,
      state: z.optional(z.enum(quotationStates)),
      sort: z.optional(z.enum(quotationSorts)),
    }),
    data: page(ownQuotation),
  }),
};
