import { tierReached } from '#contract/inquiry/comparison/shares.ts';
import type { AwardInput, LineView } from '#contract/inquiry/schemas.ts';
import { fromThousandths, toThousandths } from '#contract/core/money.ts';
import { leastOf } from '#contract/inquiry/offers/least.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import type { AgreedRequirement, Agreement } from '#contract/order/agreed.ts';
import { deliveryDay } from '#contract/order/terms-differ.ts';
import { refuse } from '#server/platform/context.ts';
import { certificateLabel, datasheetField, materialLabel, processLabel } from '#server/rooms/dictionary/index.ts';
import type { NewOrder } from '#server/rooms/order/index.ts';
import type { Snapshot } from '../amendments/snapshot-rules.ts';
import type { InquiryRecord, LineRecord } from '../inquiries/inquiry-store.ts';
import { lineTotal, minorToDecimal } from './money.ts';
import { agreedCosts } from './agreed-costs.ts';
import { alternativeOf, leadDaysOf, pickAgreed } from './offer-rules.ts';
import type { QuotationRecord } from './quotation-store.ts';

/** A line of an inquiry with the tier that it is bought at, from 1; `quantity` where that is a share of the tier's. */
export type Bought = {
  line: Pick<LineRecord, BoughtParts>;
  tier: number;
  alternative?: number | undefined;
  quantity?: string | undefined;
};
type BoughtParts = 'id' | 'no' | 'product' | 'specification' | 'unit' | 'tiers' | 'requirements';

/** A requirement in the words that the dictionary has today: later changes of it alter no order. */
const agreedRequirement = (
  asked: LineView['requirements'][number],
  answer: AgreedRequirement['answer'],
): AgreedRequirement => {
  const field = datasheetField(asked.field);
  return {
    asked,
    label: field?.label ?? { en: asked.field },
    option: field?.options?.find((o) => o.slug === asked.value)?.label ?? null,
    answer,
  };
};

const agreedLines = (q: Pick<QuotationRecord, 'lines'>, bought: Bought[]): Agreement['lines'] =>
  bought.map((b, n) => {
    const { line, alternative } = b;
    const instead = alternativeOf(q, line.id, alternative);
    const least = instead ? instead.moq : leastOf(q, line.id);
    const answers = (instead ? undefined : q.lines.find((ql) => ql.lineId === line.id)?.answers) ?? [];
    return {
      no: n + 1,
      inquiryNo: line.no,
      tier: pricedTier(b),
      ...(least && { moq: least }),
      ...(instead && { alternative: pickAgreed(instead) }),
      requirements: line.requirements.flatMap((r, i) => {
        const answer = answers[i];
        return answer ? [agreedRequirement(r, answer)] : [];
      }),
    };
  });

/** The tier, from 1, whose price holds: of a share the one that its own quantity reaches. */
const pricedTier = ({ line, tier, quantity }: Bought): number =>
  quantity === undefined ? Math.min(tier, line.tiers.length) : tierReached(line.tiers, quantity) + 1;

const pricedLine = (q: QuotationRecord, b: Bought) => {
  const { line, alternative } = b;
  const at = pricedTier(b) - 1;
  const instead = alternativeOf(q, line.id, alternative);
  const price = (instead ?? q.lines.find((ql) => ql.lineId === line.id))?.prices[at];
  const quantity = b.quantity ?? line.tiers[at];
  if (!price || !quantity) throw refuse(inquiryErrors.tierNotQuoted);
  const { specification, unit, product } = line;
  return {
    // An alternative is what it is called, and how it differs stands where the specification would.
    productName: instead?.name ?? materialLabel(product),
    specification: instead?.differs ?? specification,
    unit,
    quantity,
    price,
    total: lineTotal(price, quantity),
  };
};

type AskedParts =
  | 'tradeTerm'
  | 'deliveryPlace'
  | 'paymentType'
  | 'currency'
  | 'deliveryDate'
  | 'note'
  | 'processes'
  | 'certificates'
  | 'annexes';
type QuotedParts = 'number' | 'revision' | 'validUntil' | 'lines' | 'currency';
/** What older callers of the demo world leave out. */
type MoreQuoted = 'note' | 'annexes' | 'costs' | 'tradeTerm';

/** What both sides agreed besides lines and terms of the order: asked, quoted, and the answers line by line. `at` is when it was quoted. */
export const agreedOf = (
  i: Partial<Pick<InquiryRecord, AskedParts>>,
  q: Pick<QuotationRecord, QuotedParts> & Partial<Pick<QuotationRecord, MoreQuoted>>,
  at: string,
  bought: Bought[],
): NewOrder['agreed'] => ({
  asked: {
    tradeTerm: i.tradeTerm ?? '',
    place: i.deliveryPlace ?? {},
    paymentType: i.paymentType ?? '',
    currency: i.currency ?? q.currency,
    deliveryDate: i.deliveryDate ?? '',
    note: i.note ?? {},
    processes: (i.processes ?? []).map(processLabel),
    certificates: (i.certificates ?? []).map(certificateLabel),
    annexes: i.annexes ?? [],
  },
  quoted: {
    number: q.number,
    revision: q.revision,
    at: new Date(at).toISOString(),
    validUntil: q.validUntil,
    moq: null,
    note: q.note ?? null,
    annexes: q.annexes ?? [],
    ...(q.tradeTerm && { costs: agreedCosts({ tradeTerm: q.tradeTerm, costs: q.costs }, bought.map(pricedTier)) }),
  },
  lines: agreedLines(q, bought),
});

/**
 * The inquiry and its lines as a quotation answered them: those of the version that it stands for. Of lines that are asked for no
 * more nothing can be bought.
 */
export const asQuoted = (
  i: InquiryRecord,
  lines: LineRecord[],
  then: Snapshot | undefined,
  version: number,
): { inquiry: InquiryRecord; lines: LineRecord[] } => {
  if (version === i.version || !then) return { inquiry: i, lines };
  const { lines: were, ...terms } = then;
  return {
    inquiry: { ...i, ...terms },
    lines: lines.flatMap((l) => {
      const was = were.find((w) => w.id === l.id);
      return was ? [{ ...l, ...was }] : [];
    }),
  };
};

/** The lines and tiers of an award beside the inquiry's lines; undefined where one is none of its lines. */
export const boughtOf = (wanted: AwardInput[number]['lines'], lines: LineRecord[]): Bought[] | undefined => {
  const byLine = new Map(wanted.map((w) => [w.lineId, w]));
  const bought = lines.flatMap((line): Bought[] => {
    const w = byLine.get(line.id);
    if (!w) return [];
    const tier = Math.min(w.tier, line.tiers.length);
    // All of a quantity is no share of it.
    const share = w.quantity && toThousandths(w.quantity) !== toThousandths(line.tiers[tier - 1] ?? '0');
    const quantity = share ? fromThousandths(toThousandths(w.quantity ?? '0')) : undefined;
    return [{ line, tier, alternative: w.alternative, quantity }];
  });
  return bought.length === wanted.length ? bought : undefined;
};

/** The order of a quotation that is accepted now, with everything that was agreed. @throws Refused inquiry.tierNotQuoted */
export const orderFrom = (i: InquiryRecord, q: QuotationRecord, bought: Bought[], now: Date): NewOrder => {
  const lines = bought.map((b) => pricedLine(q, b));
  const leadDays = leadDaysOf(q, bought);
  return {
    source: { inquiryId: i.id, inquiryNumber: i.number ?? '', quotationId: q.id },
    title: i.title,
    buyer: { userId: i.buyerId, entId: i.entId },
    supplier: { userId: q.userId, entId: q.entId },
    currency: q.currency,
    total: minorToDecimal(lines.reduce((sum, b) => sum + b.total, 0n)),
    terms: {
      tradeTerm: q.tradeTerm,
      place: q.place,
      paymentType: q.paymentType,
      leadDays,
      deliveryDate: deliveryDay(i.deliveryDate ?? '', leadDays, now),
    },
    agreed: agreedOf(i, q, q.updatedAt, bought),
    lines: lines.map((b) => ({ ...b, total: minorToDecimal(b.total) })),
  };
};
