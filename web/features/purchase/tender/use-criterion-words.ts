import type { AnswerView, CriterionView } from '#contract/purchase/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useUnit } from '#web/ui/text/units.ts';

/** What a criterion asks for, and the number that was said to it, in the reader's words. */
export const useCriterionWords = () => {
  const { t } = useTranslation('tender');
  const text = useText();
  const f = useFormat();
  const unitOf = useUnit();
  const asks = (c: CriterionView): string => {
    const n = f.number(c.least ?? '0');
    if (c.kind === 'certificate') return text(c.certificate?.name ?? {});
    if (c.kind === 'years') return t('asks.years', { n, count: Number(c.least) });
    if (c.kind === 'capacity') return t('asks.capacity', { n, unit: unitOf(c.unit ?? '', c.least ?? 1) });
    return text(c.text);
  };
  const amount = (c: CriterionView, a: Pick<AnswerView, 'amount'>): string => {
    if (a.amount === null) return '';
    const n = f.number(a.amount);
    return c.kind === 'years'
      ? t('answer.yearsSaid', { n, count: Number(a.amount) })
      : t('answer.capacitySaid', { n, unit: unitOf(c.unit ?? '', a.amount) });
  };
  return { asks, amount };
};
