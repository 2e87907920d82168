import { toThousandths } from '../../core/money.ts';
import type { QuotedLine } from '../schemas.ts';

type Least = Pick<QuotedLine, 'lineId' | 'moq'>;

/** The least quantity at which a line is offered, decimal text in the unit of the line that was answered; null for none (deals 180). */
export const leastOf = (q: { lines: readonly Least[] }, lineId: string): string | null =>
  q.lines.find((l) => l.lineId === lineId)?.moq ?? null;

/** Whether a quantity is less than a least quantity in the same unit. */
export const isBelow = (quantity: string | undefined, least: string | null | undefined): boolean =>
  Boolean(quantity && least) && toThousandths(quantity ?? '0') < toThousandths(least ?? '0');

const plain = (n: string) => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);

/** Lines of a quotation that was written with one least quantity for all of them: each has it (decision 0112). */
export const withLeast = <T extends Least>(lines: T[], moq: string | null | undefined): T[] =>
  moq ? lines.map((l) => (l.moq === undefined ? { ...l, moq: plain(moq) } : l)) : lines;
