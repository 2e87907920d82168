import { Button, NativeSelect } from '@mantine/core';
import { usePaperQuery } from '#web/lib/text/paper-query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import classes from './compare.module.css';
import type { Rates } from '#contract/inquiry/comparison/level.ts';
import { Check } from '#web/ui/form/check.tsx';
import { Segments } from '#web/ui/form/choice/segments.tsx';

type Props = {
  /** Names of the tiers, lowest first. */
  tiers: string[];
  tier: number;
  onTier: (tier: number) => void;
  currency: Currency;
  onCurrency: (currency: Currency) => void;
  /** Rates that the levelling uses. */
  rates: Rates;
  /** Whose comparison the files hold, as it is looked at. */
  inquiryId: string;
  /** Absent where nothing is assumed. */
  landed: boolean | undefined;
  onLanded: (landed: boolean) => void;
  differencesOnly: boolean;
  onDifferencesOnly: (only: boolean) => void;
};

/** What is compared: tier, currency with its rates, landed or as quoted, all rows or those that differ. */
export const CompareBar = (props: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const { tiers, tier, onTier, currency, onCurrency, rates, inquiryId, landed, onLanded } = props;
  const look = usePaperQuery({
    tier: String(tier),
    currency,
    ...(landed === false && { landed: '0' }),
    ...(props.differencesOnly && { differences: '1' }),
  });
  return (
    <div className={classes['bar']}>
      {tiers.length > 1 && (
        <Segments
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
          {r.source && ` · ${r.source}`}
        </span>
      ))}
      {landed !== undefined && <Check label={t('compare:landed.level')} checked={landed} onChange={onLanded} />}
      <span className={classes['files']}>
        {(['xlsx', 'pdf'] as const).map((kind) => (
          <Button
            key={kind}
            component="a"
            href={`/api/busi/inquiry/comparison/${kind}/${inquiryId}?${look}`}
            download
            variant="default"
            size="compact-md"
            aria-label={t('compare:head.export', { kind: kind.toUpperCase() })}
          >
            {kind.toUpperCase()}
          </Button>
        ))}
      </span>
      <Check label={t('compare:differences')} checked={props.differencesOnly} onChange={props.onDifferencesOnly} />
    </div>
  );
};
