import type { DataOf, InputOf } from '#contract/core/endpoint.ts';
import type { Currency, Text } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { Answer, LineView } from '#contract/inquiry/schemas.ts';
import type { Stored } from '#web/ui/file/upload.ts';
import { orNothing } from '../or-nothing.ts';
import { type CostsDraft, costsDraft, noCosts, toCosts } from './offers/costs-draft.ts';

/** What proves an answer; `file` where it was uploaded. */
export type ProofDraft = { kind: 'file' | 'review'; id: string; name: string; file?: Stored };
export type AnswerDraft = {
  verdict: '' | 'meets' | 'deviates';
  value: string;
  note: string;
  proof?: ProofDraft | undefined;
};
export type AlternativeDraft = {
  name: string;
  productId: string;
  differs: string;
  prices: string[];
  leadDays: string;
  moq: string;
};
export type LineDraft = {
  lineId: string;
  on: boolean;
  prices: string[];
  answers: AnswerDraft[];
  alternatives?: AlternativeDraft[];
  /** The least quantity of the line, in its unit. */
  moq?: string;
  /** The quantities, their unit and the requirements that it was written for. */
  asked?: { tiers: string[]; requirements: string[]; unit?: string };
};
export type QuoteDraft = {
  lines: LineDraft[];
  currency: Currency;
  tradeTerm: string;
  place: string;
  paymentType: string;
  leadDays: string;
  validUntil: string;
  note: string;
  /** What is stated of freight, duty and tax; absent until it is opened. */
  costs?: CostsDraft;
  annexes: Stored[];
};
const noAnswer: AnswerDraft = { verdict: '', value: '', note: '' };
const askedOf = (l: Pick<LineView, 'tiers' | 'requirements' | 'unit'>): NonNullable<LineDraft['asked']> => ({
  tiers: l.tiers,
  unit: l.unit,
  requirements: l.requirements.map((r) => JSON.stringify(r)),
});

/**
 * What was typed, for the lines as they are asked now: a price stays with its quantity, an answer with its requirement, and
 * nothing else is guessed.
 */
export const carryOver = (typed: LineDraft[], lines: LineView[]): LineDraft[] =>
  lines.map((line) => {
    const before = typed.find((d) => d.lineId === line.id);
    const now = askedOf(line);
    const then = before?.asked ?? now;
    // In another unit neither a price nor a quantity means the same.
    const alike = then.unit === undefined || then.unit === now.unit;
    const carried = (prices: string[] | undefined) =>
      now.tiers.map((q) => (alike && prices?.[then.tiers.indexOf(q)]) || '');
    return {
      lineId: line.id,
      on: before?.on ?? true,
      prices: carried(before?.prices),
      ...(before?.alternatives && {
        alternatives: before.alternatives.map((a) => ({ ...a, prices: carried(a.prices), moq: alike ? a.moq : '' })),
      }),
      ...(before?.moq && alike && { moq: before.moq }),
      answers: now.requirements.map((r) => before?.answers[then.requirements.indexOf(r)] ?? noAnswer),
      asked: now,
    };
  });

/** What was typed before each line had a least quantity of its own: the one for all is that of each. */
export const withOldLeast = ({ moq, ...draft }: Partial<QuoteDraft> & { moq?: string }): Partial<QuoteDraft> =>
  moq && draft.lines ? { ...draft, lines: draft.lines.map((l) => ({ moq, ...l })) } : draft;

type Data = DataOf<typeof inquiry.forSupplier>;
type Body = InputOf<typeof inquiry.quote>['body'];

const inDays = (now: number, days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);

type Mine = NonNullable<Data['mine']>;
const proofOf = ({ proofs }: Mine, proof: Answer['proof'], text: (t: Text) => string): ProofDraft | undefined => {
  const p = proofs.find((x) => x.kind === proof?.kind && x.id === proof.id);
  return p && { kind: p.kind, id: p.id, name: text(p.name), ...(p.file && { file: p.file }) };
};

/** A first draft from the buyer's wishes, or the next revision from what is in force. */
export const startQuote = (data: Data, text: (t: Text) => string, now: number): QuoteDraft => {
  const { mine, parts, row } = data;
  const asked = parts?.lines ?? [];
  // What is in force may have been written for an earlier version of the inquiry.
  const then = mine?.asked ?? asked;
  const before = (mine?.lines ?? []).flatMap((q): LineDraft[] => {
    const line = then.find((l) => l.id === q.lineId);
    const typed = (prices: (string | null)[]) => prices.map((p) => p ?? '');
    const answers = q.answers.map((a) => ({
      verdict: a.verdict,
      value: a.value ?? '',
      note: a.note ?? '',
      proof: mine ? proofOf(mine, a.proof, text) : undefined,
    }));
    const alternatives = q.alternatives?.map((a) => ({
      name: text(a.name),
      productId: a.productId ?? '',
      differs: text(a.differs),
      prices: typed(a.prices),
      leadDays: String(a.leadDays),
      moq: a.moq ?? '',
    }));
    return line
      ? [
          {
            lineId: q.lineId,
            on: true,
            prices: typed(q.prices),
            answers,
            asked: askedOf(line),
            ...(q.moq && { moq: q.moq }),
            ...(alternatives && { alternatives }),
          },
        ]
      : [];
  });
  const lines = carryOver(before, asked).map((l) => {
    const known = then.some((x) => x.id === l.lineId);
    return { ...l, on: mine && known ? before.some((b) => b.lineId === l.lineId) : true };
  });
  return {
    lines,
    currency: mine?.currency ?? parts?.currency ?? 'CNY',
    tradeTerm: mine?.tradeTerm ?? row.tradeTerm,
    place: mine?.place ?? text(row.deliveryPlace),
    paymentType: mine?.paymentType ?? parts?.paymentType ?? 'net30',
    leadDays: mine ? String(mine.leadDays) : '',
    validUntil: mine?.validUntil ?? inDays(now, 30),
    note: mine?.note ?? '',
    ...(mine?.costs && { costs: costsDraft(mine.costs) ?? noCosts }),
    annexes: mine?.annexes ?? [],
  };
};

// What is no number is sent as it stands, and asked for.
const daysOf = (typed: string) => (typed.trim() ? Number(typed) : undefined) as number;

export const toQuotation = (d: QuoteDraft, inquiryId: string, version: number, clientKey: string): Body => ({
  inquiryId,
  version,
  clientKey,
  currency: d.currency,
  tradeTerm: d.tradeTerm as Body['tradeTerm'],
  place: d.place,
  paymentType: d.paymentType as Body['paymentType'],
  leadDays: daysOf(d.leadDays),
  validUntil: d.validUntil,
  note: orNothing(d.note),
  costs: toCosts(d.costs),
  annexes: d.annexes.map((a) => a.id),
  lines: d.lines
    .filter((l) => l.on)
    .map((l) => ({
      lineId: l.lineId,
      prices: l.prices.map((p) => p.trim() || null),
      moq: orNothing(l.moq ?? ''),
      answers: l.answers.map((a) => ({
        verdict: a.verdict || ('meets' as const),
        value: orNothing(a.value),
        note: orNothing(a.note),
        ...(a.proof && { proof: { kind: a.proof.kind, id: a.proof.id } }),
      })),
      ...(l.alternatives?.length && {
        alternatives: l.alternatives.map((a) => ({
          name: a.name,
          productId: orNothing(a.productId),
          differs: a.differs,
          prices: a.prices.map((p) => p.trim() || null),
          leadDays: daysOf(a.leadDays),
          moq: orNothing(a.moq),
        })),
      }),
    })),
});

/** Total of one tier as typed so far; null where a quoted line has no price in it. For the eye only: the server computes its own. */
export const typedTotal = (d: QuoteDraft, lines: LineView[], tier: number): number | null => {
  let sum = 0;
  for (const l of d.lines.filter((x) => x.on)) {
    const line = lines.find((x) => x.id === l.lineId);
    const at = Math.min(tier, line?.tiers.length ?? 1) - 1;
    const price = Number(l.prices[at] ?? '');
    if (!price || !line) return null;
    sum += price * Number(line.tiers[at]);
  }
  return d.lines.some((l) => l.on) ? sum : null;
};

/** Requirements without an answer: the page asks for each before it sends. */
export const countUnanswered = (d: QuoteDraft): number =>
  d.lines.filter((l) => l.on).reduce((n, l) => n + l.answers.filter((a) => !a.verdict).length, 0);
