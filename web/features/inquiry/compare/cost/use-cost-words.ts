import { delivered } from '#contract/inquiry/comparison/landed.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useCountryName } from '#web/ui/form/country-field.tsx';

export const costRows = ['freight', 'origin', 'duty', 'tax'] as const;

/** What a supplier states of its costs at a tier (from 1), in the reader's language; null where it states nothing. */
export const useCostWords = () => {
  const { t } = useTranslation('costs');
  const f = useFormat();
  const country = useCountryName();
  return (
    { costs, tradeTerm, currency }: QuotationView,
    tier: number,
    row: (typeof costRows)[number],
  ): string | null => {
    const percent = (n: string) => f.number(n, 2);
    const amount = costs?.freight?.[tier - 1];
    switch (row) {
      case 'freight':
        if (amount) return t('said.besides', { amount: f.money(amount, currency) });
        if (costs?.freightIncluded) return t('said.included');
        return delivered.includes(tradeTerm) ? t('said.byTerm', { term: tradeTerm }) : null;
      case 'origin':
        return costs?.origin ? country(costs.origin) : null;
      case 'duty':
        if (costs?.dutyPercent) return `${percent(costs.dutyPercent)}%`;
        return tradeTerm === 'DDP' ? t('said.byTerm', { term: tradeTerm }) : null;
      case 'tax': {
        if (costs?.taxIncluded === undefined) return null;
        const word = costs.taxIncluded ? 'taxIncluded' : 'taxBesides';
        return costs.taxPercent ? t(`said.${word}At`, { percent: percent(costs.taxPercent) }) : t(`said.${word}`);
      }
    }
  };
};
