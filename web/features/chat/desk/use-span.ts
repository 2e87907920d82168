import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/** Seconds as a person says them: one unit, two digits at the most. */
export const useSpan = (): ((seconds: number | null) => string) => {
  const { t } = useTranslation('desk');
  const f = useFormat();
  return (seconds) => {
    if (seconds === null) return '—';
    const [unit, size] =
      seconds < 60
        ? (['seconds', 1] as const)
        : seconds < 5_400
          ? (['minutes', 60] as const)
          : seconds < 172_800
            ? (['hours', 3_600] as const)
            : (['days', 86_400] as const);
    return t(`span.${unit}`, { n: f.number(seconds / size, unit === 'hours' || unit === 'days' ? 1 : 0) });
  };
};
