import * as z from 'zod/mini';
import { buyersAndSuppliers, open, quoteRight, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import {
  currency,
  cursorPage,
  cursorQuery,
  decimal,
  id,
  idParams,
  instant,
  line,
  counted,
  many,
  named,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import {
  answersInput,
  answerView,
  criterionInput,
  criterionView,
  evidence,
  offerView,
  purchaseLine,
  purchaseLineInput,
  purchaseTerms,
  tenderDocument,
  tenderDocumentInput,
  termsView,
} from './schemas.ts';
import { applicationStates, purchaseLimits, purchaseSorts, purchaseStates } from './states.ts';

/** Refusals of purchases and applications. */
export const purchaseErrors = refusals('purchase', {
  deadlinePassed: 409,
  notOpen: 409,
  ownPurchase: 403,
  alreadyApplied: 409,
  alreadyDecided: 409,
  cannotWithdraw: 409,
  missingCertificates: 422,
  notPicture: 422,
  notAdmitted: 403,
  notPriced: 409,
  answerNeeded: 422,
  notJudged: 409,
  alreadyJudged: 409,
  reasonNeeded: 422,
  cannotLeave: 409,
  tooManyDocuments: 409,
  tooManyRevisions: 409,
  offersOpened: 409,
  pricesHidden: 409,
  notSheet: 422,
  longSheet: 422,
  noColumns: 422,
  emptySheet: 422,
  nothingOffered: 409,
  offerExpired: 409,
  tooMuch: 422,
  supplierOwes: 409,
  supplierLost: 409,
});

const filled = (t: object) => Object.values(t).some(Boolean);
/** Text in one to three languages, each within the same bounds. */
const words = (min: number, max: number) => {
  const one = z.optional(line(min, max));
  return z.object({ cn: one, en: one, es: one }).check(z.refine((t) => filled(t), { params: { rule: 'required' } }));
};

/** What a list shows of a big-buyer purchase; the same for everybody. `thumb` is the buyer's picture, if any. */
export const purchaseRow = z.object({
  id,
  number: z.string(),
  title: text,
  state: z.enum(purchaseStates),
  products: z.array(named),
  certificates: z.array(named),
  budget: z.nullable(z.object({ amount: z.string(), currency })),
  deadline: instant,
  publishedAt: instant,
  applications: z.int(),
  thumb: z.nullable(z.string()),
});
export type PurchaseRow = z.infer<typeof purchaseRow>;

/** A whole purchase, ready to be released; `clientKey` makes a second click the same purchase. */
export const purchaseInput = z.object({
  clientKey: id,
  title: words(4, 120),
  description: words(20, 5000),
  qualification: z.optional(words(2, 2000)),
  products: z.array(slug).check(z.minLength(1), z.maxLength(purchaseLimits.products)),
  certificates: z.array(slug).check(z.maxLength(purchaseLimits.certificates)),
  budget: z.optional(z.object({ amount: decimal(2).check(z.refine((v) => Number(v) > 0)), currency })),
  deadline: instant,
  thumb: z.optional(id),
  banner: z.optional(id),
  /** What is bought; with lines an award leads to orders, and terms are needed. */
  lines: z._default(z.array(purchaseLineInput).check(z.maxLength(purchaseLimits.lines)), []),
  terms: z.optional(purchaseTerms),
  /** Nobody reads prices before the deadline. */
  hidePrices: z._default(z.boolean(), false),
  criteria: z._default(z.array(criterionInput).check(z.maxLength(purchaseLimits.criteria)), []),
  documents: z._default(z.array(tenderDocumentInput).check(z.maxLength(purchaseLimits.documents)), []),
});
export type PurchaseInput = z.infer<typeof purchaseInput>;
/** The same as a form sends it. */
export type PurchaseSent = z.input<typeof purchaseInput>;

export const application = z.object({
  id,
  state: z.enum(applicationStates),
  message: text,
  certificates: z.array(evidence),
  annexes: z.array(fileView),
  answers: z.array(answerView),
  reason: z.nullable(text),
  at: instant,
});
export type Application = z.infer<typeof application>;

/** What stands between the caller and an application; `yes` when nothing does. */
const applyVerdicts = ['yes', 'login', 'customerService', 'noRight', 'own', 'closed', 'applied', 'missing'] as const;

/** A purchase as this reader may see it; `gate` says what stands before its parts, `apply` whether they may apply. */
export const purchaseDetail = z.object({
  row: purchaseRow,
  gate: z.enum(['none', 'login']),
  /** The caller is on the buyer's side of it. */
  own: z.boolean(),
  /** The beginning of the description, for everybody. */
  summary: text,
  banner: z.nullable(z.string()),
  /** Absent for a visitor. */
  parts: z.nullable(
    z.object({
      description: text,
      qualification: text,
      buyer: z.nullable(z.object({ name: text, city: text, verified: z.boolean() })),
      lines: z.array(purchaseLine),
      terms: z.nullable(termsView),
      hidePrices: z.boolean(),
      criteria: z.array(criterionView),
      /** Those that this reader may read. */
      documents: z.array(tenderDocument),
    }),
  ),
  apply: z.enum(applyVerdicts),
  /** The required certificates held against the caller's company; null where there is none. */
  evidence: z.nullable(z.array(evidence)),
  mine: z.nullable(z.object({ ...application.shape, offer: z.nullable(offerView) })),
});

const listQuery = z.object({
  ...cursorQuery,
  q: searchWords,
  /** Group, category or leaf of the material tree. */
  category: z.optional(slug),
  /** Purchases that ask for all of these. */
  certificate: many(slug),
  state: z.optional(z.enum(['open', 'closed', 'awarded'])),
  sort: z.optional(z.enum(purchaseSorts)),
});

/** Calls of big-buyer purchases. */
export const purchase = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/page',
    access: open,
    shows: ['purchases', 'companies', 'dictionaries'],
    query: listQuery,
    data: cursorPage(purchaseRow),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/facets',
    access: open,
    shows: ['purchases', 'companies', 'dictionaries'],
    query: z.object({
      q: listQuery.shape.q,
      category: listQuery.shape.category,
      certificate: listQuery.shape.certificate,
      state: listQuery.shape.state,
    }),
    data: z.object({
      categories: z.array(counted),
      certificates: z.array(counted),
      states: z.object({ open: z.int(), closed: z.int(), awarded: z.int() }),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/detail/{id}',
    access: open,
    shows: ['purchases', 'companies', 'dictionaries'],
    params: idParams,
    data: purchaseDetail,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/picture/{id}/{part}',
    access: open,
    shows: [],
    params: z.object({ id, part: z.enum(['thumb', 'banner']) }),
    file: 'picture',
    data: z.any(),
  }),
  ownPage: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/release/page',
    access: within(buyersAndSuppliers, 'seeBuying'),
    query: z.object({
      ...pageQuery,
      q: searchWords,
      state: z.optional(z.enum(purchaseStates)),
      sort: z.optional(z.enum(purchaseSorts)),
    }),
    data: page(z.object({ ...purchaseRow.shape, undecided: z.int() })),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/release/add',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['purchases'],
    body: purchaseInput,
    data: z.object({ id, number: z.string() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/withdraw/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['purchases'],
    params: idParams,
    data: z.object({ id }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/apply/{id}',
    access: quoteRight,
    touches: ['purchases'],
    params: idParams,
    body: z.object({
      clientKey: id,
      message: line(10, 2000),
      annexes: z._default(z.array(id).check(z.maxLength(purchaseLimits.annexes)), []),
      answers: z._default(answersInput, []),
    }),
    data: z.object({ id }),
  }),
  applications: endpoint({
    method: 'GET',
    path: '/api/busi/buyer/purchase/applications/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    data: z.object({
      row: purchaseRow,
      criteria: z.array(criterionView),
      /** The purchase has lines: suppliers are admitted, and hand in prices. */
      priced: z.boolean(),
      applications: z.array(
        z.object({
          ...application.shape,
          company: z.object({ id, name: text, city: text, verified: z.boolean() }),
          /** Has handed in prices. */
          priced: z.boolean(),
        }),
      ),
    }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/busi/buyer/purchase/application/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['purchases'],
    params: idParams,
    body: z.object({
      decision: z.enum(['accepted', 'refused']),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    }),
    data: z.object({ id, state: z.enum(purchaseStates) }),
  }),
};
