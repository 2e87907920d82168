import * as z from 'zod/mini';
import { currency, day, decimal, id, instant, line, named, slug, text } from '../core/schemas.ts';
import { units } from '../core/units.ts';
import { awardedStates } from './comparison/shares.ts';
import { statedCosts } from './offers/costs.ts';
import { inquiryStates, paymentTypes, quotationStates, refusalReasons, tradeTerms, visibilities } from './states.ts';

export { paymentTypes, tradeTerms, units };
/** The most of each that one inquiry, or one line of it, may have. */
export const limits = {
  lines: 20,
  tiers: 3,
  requirements: 20,
  annexes: 5,
  quotations: 50,
  invited: 50,
  alternatives: 2,
  proofs: 20,
} as const;

const positive = (digits: 3 | 4) => decimal(digits).check(z.refine((v) => Number(v) > 0));

/** A hard requirement of a line: a datasheet field with its limit, in the field's unit. */
export const requirement = z.object({
  field: slug,
  op: z.enum(['min', 'max', 'is', 'between']),
  value: line(1, 60),
  max: z.optional(line(1, 60)),
  unit: z.optional(z.string().check(z.maxLength(20))),
  standard: z.optional(z.string().check(z.maxLength(60))),
  must: z.boolean(),
});
export type Requirement = z.infer<typeof requirement>;

const ascending = (tiers: string[]) => tiers.every((t, i) => i === 0 || Number(t) > Number(tiers[i - 1]));

/** One line as the buyer writes it; `tiers` are up to three rising quantities in `unit`. */
export const lineInput = z.object({
  product: z.string().check(z.refine((v) => z.safeParse(slug, v).success, { params: { rule: 'chooseProduct' } })),
  specification: line(1, 500),
  unit: z.enum(units),
  tiers: z
    .array(positive(3))
    .check(z.minLength(1), z.maxLength(limits.tiers), z.refine(ascending, { params: { rule: 'tiersRise' } })),
  annual: z.optional(positive(3)),
  targetPrice: z.optional(positive(4)),
  requirements: z.array(requirement).check(z.maxLength(limits.requirements)),
});
export type LineInput = z.infer<typeof lineInput>;

const upTo = (most: number) => z.string().check(z.maxLength(most));

/** A line that is still being written: whatever stands in it is taken, and counts as far as it makes sense. */
export const soughtLine = z.object({
  product: upTo(60),
  specification: upTo(500),
  unit: upTo(20),
  tiers: z.array(upTo(20)).check(z.maxLength(limits.tiers)),
  annual: z.optional(upTo(20)),
  requirements: z
    .array(
      z.object({
        field: upTo(60),
        op: requirement.shape.op,
        value: upTo(60),
        max: z.optional(upTo(60)),
        unit: z.optional(upTo(20)),
      }),
    )
    .check(z.maxLength(limits.requirements)),
});

/** Characters that an agreement in the buyer's own words has at least, and at most, in each language that it is written in. */
export const agreementLength = { least: 40, most: 8000 } as const;
const agreementIn = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(agreementLength.most),
    z.refine((v) => v === '' || v.length >= agreementLength.least, { params: { rule: 'agreementShort' } }),
  ),
);
/** An agreement in the buyer's own words: plain text in one language or more. */
export const ownAgreement = z
  .object({ cn: agreementIn, en: agreementIn, es: agreementIn })
  .check(z.refine((v) => Boolean(v.cn || v.en || v.es), { path: ['cn'], params: { rule: 'agreementShort' } }));

/** A whole inquiry, ready to be published (deals 2 and 3). */
export const inquiryInput = z.object({
  id: z.optional(id),
  title: line(4, 120),
  lines: z.array(lineInput).check(z.minLength(1), z.maxLength(limits.lines)),
  processes: z.array(slug).check(z.maxLength(10)),
  certificates: z.array(slug).check(z.maxLength(10)),
  field: z.optional(slug),
  currency,
  paymentType: z.enum(paymentTypes),
  tradeTerm: z.enum(tradeTerms),
  deliveryPlace: line(2, 120),
  /** A country, or a province of China (`your_area`). */
  deliveryRegion: z.optional(slug),
  deliveryDate: day,
  deadline: instant,
  annexes: z.array(id).check(z.maxLength(limits.annexes)),
  note: z.optional(z.string().check(z.maxLength(2000))),
  maxQuotations: z.int().check(z.gte(1), z.lte(limits.quotations)),
  confidential: z.boolean(),
  /** The buyer's own agreement for a confidential inquiry; left out, the platform's. */
  agreement: z.optional(ownAgreement),
  /** Whether companies that accept the agreement may download annexes; left out, they look at them. */
  annexDownloads: z.optional(z.boolean()),
  /** Quotations stay closed to everybody until the deadline. */
  sealed: z.optional(z.boolean()),
  visibility: z.enum(visibilities),
  invited: z.array(id).check(z.maxLength(limits.invited)),
});
export type InquiryInput = z.infer<typeof inquiryInput>;

/**
 * A line as it is shown: `tiers`, `annual` and `targetPrice` are decimal text, the price in the currency of the
 * inquiry; `awarded` says whether any of it, or all, went to somebody.
 */
export const lineView = z.object({
  id,
  no: z.int(),
  product: z.string(),
  productName: text,
  specification: text,
  unit: z.string(),
  tiers: z.array(z.string()),
  annual: z.nullable(z.string()),
  targetPrice: z.nullable(z.string()),
  requirements: z.array(requirement),
  awarded: z.enum(awardedStates),
});
export type LineView = z.infer<typeof lineView>;

/** How many questions a page may show, which loads them when they are wanted, and how many of them wait. */
export const talkCounts = z.object({ questions: z.int(), open: z.int() });

/**
 * An annex; `size` in bytes, `url` answers only who may take it. `view` is the page that shows it to a supplier of a confidential
 * inquiry.
 */
export const fileView = z.object({
  id,
  name: z.string(),
  size: z.int(),
  url: z.string(),
  view: z.optional(z.string()),
});

export const needs = z.object({
  processes: z.array(named),
  certificates: z.array(named),
  /** Where the goods are used (`ent_field`). */
  field: z.nullable(named),
});
/** What a list shows of an inquiry; the same for everybody. */
export const inquiryRow = z.object({
  id,
  number: z.string(),
  title: text,
  state: z.enum(inquiryStates),
  products: z.array(named),
  quantity: z.string(),
  unit: z.string(),
  tradeTerm: z.string(),
  deliveryPlace: text,
  /** Everybody may know the region; null where the buyer gave none. */
  deliveryRegion: z.nullable(named),
  deliveryDate: day,
  deadline: instant,
  publishedAt: z.nullable(instant),
  quotations: z.int(),
  maxQuotations: z.int(),
  confidential: z.boolean(),
  /** Its quotations are closed until they are opened, with the deadline or by two people of the buyer. */
  sealed: z.boolean(),
  openedAt: z.nullable(instant),
  /** The platform took it down: its buyer's side and who quoted alone read it. */
  hidden: z.boolean(),
  /** What filters of the hall read; null for a confidential inquiry, whose needs stand among its gated parts. */
  needs: z.nullable(needs),
});
export type InquiryRow = z.infer<typeof inquiryRow>;

/**
 * One reason of a matching degree: `code` is a key of i18n, `points` what it brought. `lines` are the numbers of the lines it is
 * about, where the inquiry has several and it is not about all that match.
 */
export const reason = z.object({
  code: z.string(),
  points: z.int(),
  names: z.array(text),
  lines: z.optional(z.array(z.int())),
});
/** What a matching degree lacks; `points` is what it would have brought. */
export const gap = reason;
/** The degree of one line, by its number. */
export const lineDegree = z.object({ no: z.int(), score: z.int() });
export type LineDegree = z.infer<typeof lineDegree>;
export type Reason = z.infer<typeof reason>;

/** What proves an answer: a file of the quotation, or evidence of the company's own that the platform has approved. */
const proof = z.object({ kind: z.enum(['file', 'review']), id });
/** The answer to a requirement; `value` in its unit, `note` says a deviation in words. */
export const answer = z.object({
  verdict: z.enum(['meets', 'deviates']),
  value: z.optional(z.string().check(z.maxLength(60))),
  note: z.optional(z.string().check(z.maxLength(300))),
  proof: z.optional(proof),
});
export type Answer = z.infer<typeof answer>;

const quotedPrices = z.array(z.nullable(positive(4))).check(z.maxLength(limits.tiers));
/** What a supplier offers for a line instead of what was asked, as it is sent: its words are those of the sender's language. */
export const alternativeInput = z.object({
  name: line(2, 120),
  /** A product of one's own that it is. */
  productId: z.optional(id),
  differs: line(2, 500),
  prices: quotedPrices,
  leadDays: z.int().check(z.gte(1), z.lte(730)),
  moq: z.optional(positive(3)),
});
/** The same as it is kept and shown. */
export const alternative = z.object({
  name: text,
  productId: z.nullable(id),
  differs: text,
  prices: z.array(z.nullable(z.string())),
  leadDays: z.int(),
  moq: z.nullable(z.string()),
});
export type Alternative = z.infer<typeof alternative>;

const quoted = {
  lineId: id,
  prices: quotedPrices,
  answers: z.array(answer).check(z.maxLength(limits.requirements)),
  /** The least quantity of it, in the unit of the line. */
  moq: z.optional(positive(3)),
};
/** One line of a quotation as it is sent: a unit price a tier (`null`: not offered), an answer a requirement. */
export const quotedLineInput = z.object({
  ...quoted,
  alternatives: z.optional(z.array(alternativeInput).check(z.maxLength(limits.alternatives))),
});
/** The same as it is kept and shown. */
export const quotedLine = z.object({ ...quoted, alternatives: z.optional(z.array(alternative)) });
export type QuotedLine = z.infer<typeof quotedLine>;

/** A quotation as the supplier sends it; `clientKey` makes a second click the same revision. */
export const quotationInput = z.object({
  inquiryId: id,
  /** The version of the inquiry that it was written for; left out it is the first. */
  version: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  clientKey: id,
  currency,
  tradeTerm: z.enum(tradeTerms),
  place: line(2, 120),
  paymentType: z.enum(paymentTypes),
  leadDays: z.int().check(z.gte(1), z.lte(730)),
  validUntil: day,
  annexes: z.array(id).check(z.maxLength(limits.annexes)),
  note: z.optional(z.string().check(z.maxLength(2000))),
  /** Freight, duty and tax as the supplier states them. */
  costs: z.optional(statedCosts),
  lines: z.array(quotedLineInput).check(z.minLength(1), z.maxLength(limits.lines)),
});
export type QuotationInput = z.infer<typeof quotationInput>;

const once = (ids: string[]) => new Set(ids).size === ids.length;
/** A line goes to several in shares of one of its quantities. */
const areShares = (lines: { tier: number; quantity?: string | undefined }[]) =>
  lines.every((l) => l.quantity !== undefined && l.tier === lines[0]?.tier);
/** Which lines go to which quotation, each at a tier of its own (from 1); no quotation twice, and a line twice in shares alone. */
export const awardInput = z
  .array(
    z.object({
      quotationId: id,
      /** The version that it stands for, where that is not the newest: the buyer's word that it is meant so. */
      version: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
      lines: z
        .array(
          z.object({
            lineId: id,
            tier: z.int().check(z.gte(1), z.lte(limits.tiers)),
            /** A share of the tier's quantity; left out, all of it. */
            quantity: z.optional(positive(3)),
            /** Which alternative of the quotation is meant, from 1; left out, what was asked. */
            alternative: z.optional(z.int().check(z.gte(1), z.lte(limits.alternatives))),
          }),
        )
        .check(z.minLength(1), z.maxLength(limits.lines)),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(limits.lines),
    z.refine(
      (all) =>
        once(all.map((a) => a.quotationId)) &&
        all.every((a) => once(a.lines.map((l) => l.lineId))) &&
        [
          ...Map.groupBy(
            all.flatMap((a) => a.lines),
            (l) => l.lineId,
          ).values(),
        ].every((shares) => shares.length === 1 || areShares(shares)),
      { params: { rule: 'awardedTwice' } },
    ),
  );
export type AwardInput = z.infer<typeof awardInput>;

/** One revision of a quotation; `totals` a tier, null where a line has no price. */
export const revisionView = z.object({ revision: z.int(), at: instant, totals: z.array(z.nullable(z.string())) });

/** What proves answers, as whoever may read the quotation sees it. */
export const proofView = z.object({
  ...proof.shape,
  /** Of a file its name; of approved evidence what it is about. */
  name: text,
  /** The file of a quotation; null for approved evidence, whose document the reviewer alone has seen. */
  file: z.nullable(fileView),
  /** The product and value that were reviewed; null for a file. */
  about: z.nullable(z.object({ product: z.nullable(text), value: text, unit: z.nullable(z.string()) })),
  validUntil: z.nullable(day),
  /** Whether it proves anything now: a review that ran out does not. */
  stands: z.boolean(),
});
export type ProofView = z.infer<typeof proofView>;

/** A quotation with its terms; `totals` a tier, decimal strings in its own currency. */
export const quotationView = z.object({
  id,
  number: z.string(),
  state: z.enum(quotationStates),
  revision: z.int(),
  /** The version of the inquiry that it stands for, and the lines that it answered where that is not the newest. */
  forVersion: z.int(),
  asked: z.nullable(z.array(lineView)),
  at: instant,
  company: z.object({ id, name: text, city: text, level: z.string() }),
  score: z.int(),
  currency,
  tradeTerm: z.string(),
  place: z.string(),
  paymentType: z.string(),
  leadDays: z.int(),
  validUntil: day,
  note: z.nullable(z.string()),
  costs: z.nullable(statedCosts),
  annexes: z.array(fileView),
  lines: z.array(quotedLine),
  /** What its answers name as proof. */
  proofs: z.array(proofView),
  totals: z.array(z.nullable(z.string())),
  revisions: z.array(revisionView),
  /** Why the buyer refused it, from the list, and in the buyer's words. */
  refusedWhy: z.nullable(z.enum(refusalReasons)),
  refusedReason: z.nullable(z.string()),
  /** Why its company took it back. */
  withdrawnReason: z.nullable(z.string()),
  /** It is accepted, and its company offers the lines that are left no longer. */
  restWithdrawn: z.boolean(),
});
export type QuotationView = z.infer<typeof quotationView>;

/**
 * Figures of public inquiries. `response` counts inquiries published in the last `days` days: the median and the ninth
 * decile of the hours to the first quotation, over those `n` that have one; null below 5 cases. `none` have none yet.
 */
export const inquiryFigures = z.object({
  states: z.object({ quoting: z.int(), outOfDate: z.int(), awarded: z.int() }),
  months: z.array(z.object({ month: z.string(), published: z.int(), awarded: z.int() })),
  response: z.object({
    days: z.int(),
    n: z.int(),
    none: z.int(),
    medianHours: z.nullable(z.number()),
    p90Hours: z.nullable(z.number()),
  }),
});
