import type { WeaveCell } from '#contract/home/calls.ts';

/** A figure about the platform of fewer cases is not shown. */
export const leastCases = 5;

type Supplied = { line: string; process: string | null; suppliers: number; evidenced: number };
type Wanted = { line: string; process: string | null; n: number };
const key = (line: string, process: string | null) => `${line} ${process ?? ''}`;

/** One line of materials across the processes, zeros included; `process` null holds the line's totals. */
export const weaver = (supplied: Supplied[], wanted: Wanted[]) => {
  const offers = new Map(supplied.map((s) => [key(s.line, s.process), s]));
  const needs = new Map(wanted.map((w) => [key(w.line, w.process), w.n]));
  const at = (line: string, process: string | null) => ({
    suppliers: offers.get(key(line, process))?.suppliers ?? 0,
    evidenced: offers.get(key(line, process))?.evidenced ?? 0,
    inquiries: needs.get(key(line, process)) ?? 0,
  });
  return {
    totals: (line: string) => at(line, null),
    cells: (line: string, processes: string[]): WeaveCell[] =>
      processes.map((process) => ({ process, ...at(line, process) })),
  };
};

export const round1 = (n: number): number => Math.round(n * 10) / 10;
