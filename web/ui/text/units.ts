import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/** Pieces and sets have a word in each language, of `n` where it is given; units of measure are the same in all. */
export const useUnit = (): ((unit: string, n?: number | string) => string) => {
  const { t } = useTranslation();
  return (unit, n) =>
    t(`unit.${unit}` as 'unit.kg', { defaultValue: unit, ...(n !== undefined && { count: Number(n) }) });
};

/** A quantity with its unit: `1 set`, `2.5 t`. */
export const useQuantity = (): ((n: number | string, unit: string) => string) => {
  const f = useFormat();
  const unitOf = useUnit();
  return (n, unit) => `${f.number(n)} ${unitOf(unit, n)}`;
};
