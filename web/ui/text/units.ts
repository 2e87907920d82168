import { useTranslation } from '#web/lib/text/words.ts';

/** Pieces and sets have a word in each language; units of measure are the same in all. */
export const useUnit = (): ((unit: string) => string) => {
  const { t } = useTranslation();
  return (unit) => t(`unit.${unit}` as 'unit.kg', { defaultValue: unit });
};
