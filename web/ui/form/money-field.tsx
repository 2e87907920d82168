import type { Currency } from '#contract/core/schemas.ts';
import { currencySigns } from '#contract/core/numbers/written-number.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './money-field.module.css';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

type Props = Omit<NumberFieldProps, 'unit' | 'leftSection'> & {
  currency: Currency;
  /** With it the currency can be chosen here. */
  onCurrency?: (currency: Currency) => void;
  /** What the price is for: `kg`, a piece. */
  per?: string;
};
const currencies = ['CNY', 'EUR', 'USD'] as const;

/** An amount as decimal text, with its currency before it and what it is for behind it. */
export const MoneyField = ({ currency, onCurrency, per, digits = 4, ...rest }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <NumberField
      {...rest}
      digits={digits}
      unit={per && `/ ${per}`}
      leftSectionWidth={onCurrency ? 84 : 36}
      leftSectionPointerEvents={onCurrency ? 'all' : 'none'}
      leftSection={
        onCurrency ? (
          <select
            className={classes['currency']}
            aria-label={typeof rest.label === 'string' ? `${rest.label}: ${t('money.currency')}` : t('money.currency')}
            value={currency}
            onChange={(e) => onCurrency(e.currentTarget.value as Currency)}
          >
            {currencies.map((c) => (
              <option key={c}>{c}</option>
            ))}
          </select>
        ) : (
          <span style={{ color: 'var(--ink3)' }}>{currencySigns[currency]}</span>
        )
      }
    />
  );
};
