import type { Lang } from '#contract/core/langs.ts';
import { type Alternative, limits, type QuotationInput, type QuotedLine } from '#contract/inquiry/schemas.ts';
import type { FieldError } from '#server/platform/context.ts';

type Quoted = { lines: QuotedLine[] };
type Line = QuotationInput['lines'][number];

/** An alternative of a quotation for a line, counted from 1. */
export const alternativeOf = (q: Quoted, lineId: string, at: number | undefined): Alternative | undefined =>
  at === undefined ? undefined : q.lines.find((l) => l.lineId === lineId)?.alternatives?.[at - 1];

export const pickAgreed = ({ name, differs, productId }: Alternative) => ({ name, differs, productId });

type Bought = { line: { id: string }; alternative?: number | undefined };
/** When the last of what is bought comes: an alternative has days of its own. */
export const leadDaysOf = (q: Quoted & { leadDays: number }, bought: Bought[]): number =>
  Math.max(...bought.map((b) => alternativeOf(q, b.line.id, b.alternative)?.leadDays ?? q.leadDays));

/** Whether what is wanted of a line was offered at all. */
export const isOffered = (q: Quoted, { line, alternative }: Bought): boolean =>
  q.lines.some((l) => l.lineId === line.id) &&
  (alternative === undefined || alternativeOf(q, line.id, alternative) !== undefined);

/** What is sent, as it is kept: words of alternatives in the language that they were written in. */
export const keptLines = (lines: Line[], lang: Lang): QuotedLine[] =>
  lines.map(({ alternatives, ...line }) =>
    alternatives?.length
      ? {
          ...line,
          alternatives: alternatives.map((a) => ({
            name: { [lang]: a.name },
            productId: a.productId ?? null,
            differs: { [lang]: a.differs },
            prices: a.prices,
            leadDays: a.leadDays,
            moq: a.moq ?? null,
          })),
        }
      : line,
  );

const named = (lines: Pick<QuotedLine, 'answers'>[], kind: 'file' | 'review'): string[] => [
  ...new Set(lines.flatMap((l) => l.answers.flatMap((a) => (a.proof?.kind === kind ? [a.proof.id] : [])))),
];
/** The files, and the approved evidence, that answers name as proof. */
export const proofFiles = (lines: Pick<QuotedLine, 'answers'>[]): string[] => named(lines, 'file');
export const proofReviews = (lines: Pick<QuotedLine, 'answers'>[]): string[] => named(lines, 'review');

/** An alternative has a price in at least one of the quantities that are asked. */
export const alternativeFaults = (line: Line, at: number, tiers: number): Record<string, FieldError> =>
  Object.fromEntries(
    (line.alternatives ?? []).flatMap((a, n) =>
      a.prices.length !== tiers || a.prices.every((p) => p === null)
        ? [[`lines.${at}.alternatives.${n}.prices`, { code: 'required' }]]
        : [],
    ),
  );

/**
 * Files are named for proof so many at most. Of what is sealed they are among its annexes, which are closed with it: any other
 * would lie readable beside it (deals 162).
 * @param annexes of a sealed quotation; null where it is not sealed
 */
export const proofFaults = (lines: Line[], annexes: string[] | null): Record<string, FieldError> => {
  const open = annexes && proofFiles(lines).find((id) => !annexes.includes(id));
  const code = open ? 'proofNotAttached' : proofFiles(lines).length > limits.proofs ? 'tooManyProofs' : null;
  if (!code) return {};
  const isFaulty = (a: Line['answers'][number]) => a.proof?.kind === 'file' && (!open || a.proof.id === open);
  const i = lines.findIndex((l) => l.answers.some(isFaulty));
  const n = lines[i]?.answers.findIndex(isFaulty) ?? 0;
  return { [`lines.${i}.answers.${n}.proof`]: { code } };
};
