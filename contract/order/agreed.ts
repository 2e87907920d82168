import * as z from 'zod/mini';
import { currency, day, id, instant, text } from '../core/schemas.ts';
import { answer, fileView, requirement } from '../inquiry/schemas.ts';
import { termDifferences } from './terms-differ.ts';

/** A side of an order as it is registered: `name` in the language of its register, `code` its credit code where known. */
const party = z.object({ name: z.string(), code: z.nullable(z.string()) });

/** A requirement with the supplier's answer; `label` and `option` are the dictionary's words as they stood. */
const agreedRequirement = z.object({ asked: requirement, label: text, option: z.nullable(text), answer });
export type AgreedRequirement = z.infer<typeof agreedRequirement>;

/** `no` is the line of the order, `inquiryNo` that of the inquiry; `tier` counts from 1. */
/** What was agreed instead of what was asked. */
export const agreedAlternative = z.object({ name: text, differs: text, productId: z.nullable(id) });
const agreedLine = z.object({
  no: z.int(),
  inquiryNo: z.int(),
  tier: z.int(),
  /** The least quantity that was quoted for it, in the unit of the line. */
  moq: z.optional(z.string()),
  requirements: z.array(agreedRequirement),
  /** What was agreed instead of what was asked; nobody answered the requirements for it. */
  alternative: z.optional(agreedAlternative),
});

/** Whose word a part of the costs was when the quotation was accepted. */
const costWords = ['supplier', 'term', 'nobody'] as const;
const word = z.enum(costWords);
/** What the accepted quotation stated of costs up to the place of delivery; `amounts` are in the currency of the order, by its tiers. */
const agreedCosts = z.object({
  /** The trade term that was quoted, which freight and duty may follow from. */
  term: z.string(),
  freight: z.object({ from: word, amounts: z.array(z.object({ tier: z.int(), amount: z.string() })) }),
  duty: z.object({ from: word, percent: z.nullable(z.string()) }),
  tax: z.object({ from: word, included: z.nullable(z.boolean()), percent: z.nullable(z.string()) }),
  origin: z.object({ from: word, country: z.nullable(z.string()), name: z.nullable(text) }),
});
export type AgreedCosts = z.infer<typeof agreedCosts>;

const asked = z.object({
  tradeTerm: z.string(),
  place: text,
  paymentType: z.string(),
  currency,
  deliveryDate: day,
  note: text,
  processes: z.array(text),
  certificates: z.array(text),
  annexes: z.array(id),
});
const quoted = z.object({
  number: z.string(),
  revision: z.int(),
  at: instant,
  validUntil: day,
  /** Of orders from quotations that had one for all lines; null for others. */
  moq: z.nullable(z.string()),
  note: z.nullable(z.string()),
  annexes: z.array(id),
  /** Left out of orders from before it was kept, and of purchases. */
  costs: z.optional(agreedCosts),
});

/** Everything that both sides agreed on and that lines and terms of the order do not hold; written once, at acceptance. */
const agreement = z.object({ buyer: party, supplier: party, asked, quoted, lines: z.array(agreedLine) });
export type Agreement = z.infer<typeof agreement>;

/** The same as it is shown: annexes with their names, and what of the terms is not what was asked. */
export const agreementView = z.object({
  ...agreement.shape,
  asked: z.object({ ...asked.shape, annexes: z.array(fileView) }),
  quoted: z.object({ ...quoted.shape, annexes: z.array(fileView) }),
  differs: z.array(z.enum(termDifferences)),
});
export type AgreementView = z.infer<typeof agreementView>;
