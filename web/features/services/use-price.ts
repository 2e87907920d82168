import type { Currency } from '#contract/core/schemas.ts';
import type { PriceUnit } from '#contract/services/kinds.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

type Price = { price: string; currency: Currency; unit: PriceUnit };

/** A price with what it is charged by: `¥680 / test`; a share of an amount is a percentage. */
export const usePrice = (): ((p: Price) => string) => {
  const { t } = useTranslation('services');
  const f = useFormat();
  return ({ price, currency, unit }) =>
    unit === 'percent' ? `${f.number(price)}%` : t('per', { price: f.money(price, currency), unit: t(`unit.${unit}`) });
};
/** The same as the lowest of several. */
export const useFrom = (): ((p: Price | null) => string) => {
  const { t } = useTranslation('services');
  const price = usePrice();
  return (p) => (p ? t('from', { price: price(p) }) : t('onRequest'));
};
