import { convertValue } from '#contract/core/convert-unit.ts';
import { spanOf } from '#contract/core/stated-value.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { LineNeed } from './match-data-rules.ts';

/** A machine of a supplier's plant, as its pages show it; `process` is what it is for. */
export type Machine = { process: string; name: Text; size: string };

/** Fields of a datasheet that say how large a thing is: what makes it has to be as large. */
const sizeFields = ['fabric-width', 'inner-diameter', 'sheet-size', 'dimensions', 'bar-diameter', 'pipe-diameter'];
const inMillimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

/**
 * The measures that a text names, in millimetres, the largest first: `12 × 2 m`, `Ø 2500 mm`, `1270 x 40 mm`. A number takes the unit
 * behind it, or the next one; without any unit of length (a press of 600 t) nothing is known, and nothing is guessed.
 */
export const measuresOf = (text: string, fallback?: string): number[] => {
  const found: number[] = [];
  let waiting: number[] = [];
  const close = (unit: string | undefined) => {
    const factor = unit === undefined ? undefined : inMillimetres[unit.toLowerCase()];
    if (factor !== undefined) found.push(...waiting.map((n) => n * factor));
    waiting = [];
  };
  for (const [, number = '', unit] of text
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replaceAll(',', '.')
    .matchAll(/(\d+(?:\.\d+)?)\s*([a-zA-Z²³]+)?/g)) {
    waiting.push(Number(number));
    // The sign of multiplication may be a letter.
    if (unit !== undefined && unit.toLowerCase() !== 'x') close(unit);
  }
  close(fallback);
  return found.toSorted((a, b) => b - a);
};

/** The largest measure that a line asks for, in millimetres; null where it asks for none. What is only limited from above asks none. */
export const sizeAsked = (line: Pick<LineNeed, 'requirements'>): number | null => {
  const asked = line.requirements.flatMap((q) => {
    if (!sizeFields.includes(q.field) || q.op === 'max') return [];
    const value = q.op === 'min' || q.op === 'is' ? q.value : (q.max ?? q.value);
    const unit = q.unit ?? 'mm';
    const span = spanOf(convertValue(value, unit, 'mm') ?? '');
    return span ? [span[1]] : measuresOf(value, unit).slice(0, 1);
  });
  return asked.length ? Math.max(...asked) : null;
};

const labelled = (m: Machine): Text =>
  Object.fromEntries(Object.entries(m.name).map(([l, name]) => [l, `${name} ${m.size}`])) as Text;

/**
 * Whether a machine for one of the processes that are asked for takes what the line asks in size; null where no size or process is
 * asked, or no such machine says what fits it.
 */
export const meetSize = (line: LineNeed, processes: readonly string[], machines: readonly Machine[]) => {
  const asked = sizeAsked(line);
  if (asked === null) return null;
  const fitting = machines
    .filter((m) => processes.includes(m.process))
    .flatMap((machine) => {
      const [largest] = measuresOf(machine.size);
      return largest === undefined ? [] : [{ machine, largest }];
    })
    .toSorted((a, b) => b.largest - a.largest);
  const best = fitting.findLast((m) => m.largest >= asked) ?? fitting[0];
  if (!best) return null;
  const name = [labelled(best.machine)];
  const enough = best.largest >= asked;
  return { share: enough ? 1 : 0, got: enough ? name : [], lacking: enough ? [] : name };
};

/** A year's want in the unit of a year's output; undefined where one does not follow from the other. */
export const wantedIn = (wanted: { value: number; unit: string }, unit: string): number | undefined => {
  const tidy = (u: string) => u.replace(/^m2$/, 'm²').replace(/^m3$/, 'm³');
  const [from, to] = [tidy(wanted.unit), tidy(unit)];
  const there = convertValue(String(wanted.value), from, to);
  if (there !== undefined) return Number(there);
  const back = Number(convertValue('1', to, from));
  return back > 0 ? wanted.value / back : undefined;
};
