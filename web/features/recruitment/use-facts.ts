import type { VacancyRow } from '#contract/recruitment/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useCountryName } from '#web/ui/form/country-field.tsx';

/** A salary in words: `¥12,000–18,000 a month`; by agreement where none is stated. */
export const useSalary = () => {
  const { t } = useTranslation('recruitment');
  const f = useFormat();
  return (s: VacancyRow['salary']): string => {
    if (!s) return t('byAgreement');
    const [from, to] = [f.money(s.from, s.currency), f.money(s.to, s.currency)];
    return t(`per.${s.per}`, { amount: from === to ? from : `${from} – ${to}` });
  };
};

/** Where the work is: place and country, once. */
export const usePlace = () => {
  const text = useText();
  const country = useCountryName();
  return (v: Pick<VacancyRow, 'place' | 'country'>): string => {
    const [place, land] = [text(v.place), country(v.country)];
    return place === land || !place ? land : `${place} · ${land}`;
  };
};
