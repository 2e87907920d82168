import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/** Pieces and sets have a word in each language, of `n` where it is given; units of measure are the same in all. */
export const useUnit = (): ((unit: string, n?: number | string) => string) => {
  const { t } = useTranslation();
  return (unit, n) =>
    t(`unit.${unit}` as 'unit.kg', { defaultValue: unit, ...(n !== undefined && { count: Number(n) }) });
};

/** A quantity with its unit, where it has one: `1 set`, `2.5 t`. */
export const useQuantity = (): ((n: number | string, unit: string | undefined) => string) => {
  const f = useFormat();
  const unitOf = useUnit();
  return (n, unit) => (unit ? `${f.number(n)} ${unitOf(unit, n)}` : f.number(n));
};

/** The unit that all lines are in; undefined where they differ, and a quantity of the whole has none. */
export const oneUnit = (lines: readonly { unit: string }[]): string | undefined =>
  lines.every((l) => l.unit === lines[0]?.unit) ? lines[0]?.unit : undefined;
