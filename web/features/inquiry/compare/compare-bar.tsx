import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import classes from './compare.module.css';
import type { Rates } from './cost/level.ts';

type Props = {
  /** Names of the tiers, lowest first. */
  tiers: string[];
  tier: number;
  onTier: (tier: number) => void;
  currency: Currency;
  onCurrency: (currency: Currency) => void;
  /** Rates that the levelling uses. */
  rates: Rates;
  /** Absent where nothing is assumed. */
  landed: boolean | undefined;
  onLanded: (landed: boolean) => void;
  differencesOnly: boolean;
  onDifferencesOnly: (only: boolean) => void;
};

/** What is compared: tier, currency with its rates, landed or as quoted, all rows or those that differ. */
export const CompareBar = (props: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const { tiers, tier, onTier, currency, onCurrency, rates, landed, onLanded } = props;
  return (
    <div className={classes['bar']}>
      {tiers.length > 1 && (
        <SegmentedControl
          aria-label={t('compare:tier')}
          value={String(tier)}
          onChange={(v) => onTier(Number(v))}
          data={tiers.map((label, i) => ({ value: String(i + 1), label }))}
        />
      )}
      <NativeSelect
        aria-label={t('terms.currency')}
        value={currency}
        data={['CNY', 'EUR', 'USD']}
        onChange={(e) => onCurrency(e.currentTarget.value as Currency)}
      />
      {rates.map((r) => (
        <span key={r.currency} className={classes['rate']}>
          {t('compare:rate', { currency: r.currency, cny: r.cny, day: r.day })}
        </span>
      ))}
      {landed !== undefined && (
        <Switch
          label={t('compare:landed.level')}
          checked={landed}
          onChange={(e) => onLanded(e.currentTarget.checked)}
        />
      )}
      <Switch
        label={t('compare:differences')}
        checked={props.differencesOnly}
        onChange={(e) => props.onDifferencesOnly(e.currentTarget.checked)}
      />
    </div>
  );
};
