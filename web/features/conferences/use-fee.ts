import type { ConferenceRow } from '#contract/conferences/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/** What taking part costs, in words. */
export const useFee = (): ((fee: ConferenceRow['fee']) => string) => {
  const { t } = useTranslation('conferences');
  const f = useFormat();
  return (fee) => (fee ? t('feeN', { amount: f.money(fee.amount, fee.currency) }) : t('free'));
};
