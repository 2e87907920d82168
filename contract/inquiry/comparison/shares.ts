import { fromThousandths, toThousandths } from '../../core/money.ts';

/** What a quotation got of a line: `quantity` of the `of` that the line asks for; decimal text in the line's unit. */
type Share = { quantity: string; of: string };

/** Whether a line can be awarded: nobody has it, part of it is left, or all of it is gone. */
export const awardedStates = ['open', 'part', 'whole'] as const;
type Awarded = (typeof awardedStates)[number];

/** What of a line's quantity is not awarded, in thousandths; null where nobody has any of it. */
export const leftOfLine = (shares: readonly Share[]): bigint | null => {
  const [first] = shares;
  return first ? shares.reduce((left, s) => left - toThousandths(s.quantity), toThousandths(first.of)) : null;
};

export const awardedOf = (shares: readonly Share[]): Awarded => {
  const left = leftOfLine(shares);
  return left === null ? 'open' : left > 0n ? 'part' : 'whole';
};

/**
 * The tier (from 0) whose price holds for a share: the largest quantity that it reaches. A share below the first quantity has
 * the price of the first: no dearer one was given (decision 0106).
 */
export const tierReached = (tiers: readonly string[], quantity: string): number =>
  Math.max(
    0,
    tiers.findLastIndex((t) => toThousandths(t) <= toThousandths(quantity)),
  );

/** Some per cent of a quantity, rounded down to thousandths; undefined where that is nothing. */
export const percentOf = (quantity: string, percent: string): string | undefined => {
  const n = (toThousandths(quantity) * toThousandths(percent)) / 100_000n;
  return n > 0n ? fromThousandths(n) : undefined;
};
