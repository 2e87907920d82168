import * as z from 'zod/mini';
import { currency, day, decimal, id, instant, line, named, slug, text } from '../core/schemas.ts';
import { units } from '../core/units.ts';
import { fileView } from '../inquiry/schemas.ts';
import { paymentTypes, tradeTerms } from '../inquiry/states.ts';
import {
  audiences,
  criterionAsks,
  criterionKinds,
  offerSources,
  purchaseLimits,
  tenderDocumentKinds,
  verdicts,
} from './states.ts';

const positive = (digits: 3 | 4) => decimal(digits).check(z.refine((v) => Number(v) > 0));
const upTo = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** A line as the buyer writes it; `product` is one of the purchase's materials. */
export const purchaseLineInput = z.object({
  product: slug,
  specification: line(1, 500),
  unit: z.enum(units),
  quantity: positive(3),
});

/** The terms that every offer is made under. */
export const purchaseTerms = z.object({
  currency,
  tradeTerm: z.enum(tradeTerms),
  place: line(2, 120),
  paymentType: z.enum(paymentTypes),
  deliveryDate: day,
});

const missing = (part: 'certificate' | 'least' | 'unit' | 'text') =>
  z.refine<{ kind: (typeof criterionKinds)[number] } & Partial<Record<typeof part, unknown>>>(
    (c) => !criterionAsks[c.kind].includes(part) || Boolean(c[part]),
    { path: [part], params: { rule: 'required' } },
  );
/** What the buyer asks of a supplier; which parts it needs follows from its kind. */
export const criterionInput = z
  .object({
    kind: z.enum(criterionKinds),
    must: z.boolean(),
    certificate: z.optional(slug),
    least: z.optional(positive(3)),
    unit: z.optional(z.enum(units)),
    text: z.optional(upTo(500)),
  })
  .check(missing('certificate'), missing('least'), missing('unit'), missing('text'));

export const tenderDocumentInput = z.object({
  kind: z.enum(tenderDocumentKinds),
  shownTo: z.enum(audiences),
  file: id,
});

/** What a supplier says to one criterion; `held` points to the certificate on the company's own record. */
export const answerInput = z.object({
  criterionId: id,
  statement: upTo(1000),
  amount: z.optional(decimal(3)),
  held: z.optional(z.boolean()),
  files: z._default(z.array(id).check(z.maxLength(purchaseLimits.evidence)), []),
});
export type AnswerInput = z.infer<typeof answerInput>;
export const answersInput = z.array(answerInput).check(z.maxLength(purchaseLimits.criteria));

export const purchaseLine = z.object({
  id,
  no: z.int(),
  product: z.string(),
  name: text,
  specification: text,
  unit: z.string(),
  quantity: z.string(),
});
export type PurchaseLine = z.infer<typeof purchaseLine>;

export const termsView = z.object({ ...purchaseTerms.shape, place: text });
export type TermsView = z.infer<typeof termsView>;

export const criterionView = z.object({
  id,
  no: z.int(),
  kind: z.enum(criterionKinds),
  must: z.boolean(),
  certificate: z.nullable(named),
  least: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  text,
});
export type CriterionView = z.infer<typeof criterionView>;

/** A tender document in its newest version, with the earlier ones. */
export const tenderDocument = z.object({
  id,
  kind: z.enum(tenderDocumentKinds),
  shownTo: z.enum(audiences),
  version: z.int(),
  file: fileView,
  at: instant,
  earlier: z.array(z.object({ version: z.int(), file: fileView, at: instant })),
});
export type TenderDocument = z.infer<typeof tenderDocument>;

/** How the caller's company stands to one required certificate; `declared` is on its record, not yet verified. */
export const evidence = z.object({
  ...named.shape,
  state: z.enum(['verified', 'declared', 'expired', 'missing']),
  validUntil: z.nullable(day),
});
export type Evidence = z.infer<typeof evidence>;

/** A supplier's answer to a criterion, with what the buyer said of it. */
export const answerView = z.object({
  criterionId: id,
  statement: text,
  amount: z.nullable(z.string()),
  held: z.nullable(evidence),
  files: z.array(fileView),
  verdict: z.enum(verdicts),
  question: z.nullable(text),
  judgedAt: z.nullable(instant),
  /** When the supplier last changed it. */
  updatedAt: instant,
});
export type AnswerView = z.infer<typeof answerView>;

/** Prices of one revision of an offer; `total` of a line is its price times its quantity. */
export const offerView = z.object({
  number: z.string(),
  revision: z.int(),
  source: z.enum(offerSources),
  total: z.string(),
  leadDays: z.int(),
  validUntil: day,
  note: z.nullable(z.string()),
  file: z.nullable(fileView),
  prices: z.array(z.object({ lineId: id, price: z.string(), total: z.string() })),
  at: instant,
});
export type OfferView = z.infer<typeof offerView>;
