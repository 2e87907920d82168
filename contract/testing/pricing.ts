import { decimalToMinor, minorToDecimal } from '../core/money.ts';
import type { Currency } from '../core/schemas.ts';
import type { AskedTest, Cutting, HarshCondition } from './rules.ts';

/** A method of a price sheet: money as decimal text, days as working days. */
export type SheetLine = {
  method: string;
  /** A specimen at room temperature. */
  price: string;
  /** Once a line, for setting up. */
  setup: string;
  /** The fewest specimens that are charged. */
  least: number;
  days: number;
};
/** A laboratory's sheet (testing 3). */
export type TestSheet = {
  currency: Currency;
  /** Per cent of the price in a state; null where the laboratory does not test in it. */
  factors: Record<HarshCondition, number | null>;
  /** Working days that conditioning adds. */
  conditioning: Record<HarshCondition, number>;
  /** Cutting a specimen from a plate; null where the laboratory does not cut. */
  cutting: string | null;
  lines: SheetLine[];
};

type PricedTest = AskedTest & {
  /** Specimens that are charged: those asked for, or the sheet's fewest. */
  charged: number;
  /** A specimen in this state, with its cutting. */
  each: string;
  setup: string;
  total: string;
  days: number;
};
export type PricedRequest = {
  currency: Currency;
  /** One a line of the request; null for what the laboratory does not do. */
  lines: (PricedTest | null)[];
  /** Whether it cuts, where that was asked for. */
  cuts: boolean;
  /** Whether it does all of it. */
  whole: boolean;
  total: string;
  /** Working days until the last line is done: lines run beside one another. */
  days: number;
};

const percentOf = (minor: bigint, percent: number): bigint => (minor * BigInt(percent) + 50n) / 100n;

const priceLine = (sheet: TestSheet, asked: AskedTest, cut: bigint): PricedTest | null => {
  const line = sheet.lines.find((l) => l.method === asked.method);
  const harsh = asked.condition === 'room' ? null : asked.condition;
  const factor = harsh ? sheet.factors[harsh] : 100;
  if (!line || factor === null) return null;
  const charged = Math.max(asked.n, line.least);
  const each = percentOf(decimalToMinor(line.price), factor) + cut;
  const setup = decimalToMinor(line.setup);
  return {
    ...asked,
    charged,
    each: minorToDecimal(each),
    setup: minorToDecimal(setup),
    total: minorToDecimal(setup + each * BigInt(charged)),
    days: line.days + (harsh ? sheet.conditioning[harsh] : 0),
  };
};

/** What a request comes to by a sheet: whole numbers of the smallest unit, a factor rounded half up a specimen (testing 5). */
export const priceTests = (sheet: TestSheet, asked: readonly AskedTest[], cutting: Cutting): PricedRequest => {
  const cuts = cutting === 'own' || sheet.cutting !== null;
  const cut = cutting === 'lab' && sheet.cutting !== null ? decimalToMinor(sheet.cutting) : 0n;
  const lines = asked.map((a) => priceLine(sheet, a, cut));
  const done = lines.filter((l) => l !== null);
  return {
    currency: sheet.currency,
    lines,
    cuts,
    whole: cuts && done.length === lines.length,
    total: minorToDecimal(done.reduce((sum, l) => sum + decimalToMinor(l.total), 0n)),
    days: Math.max(0, ...done.map((l) => l.days)),
  };
};
