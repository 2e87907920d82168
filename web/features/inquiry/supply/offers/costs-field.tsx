import { NativeSelect } from '@mantine/core';
import { delivered } from '#contract/inquiry/comparison/landed.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useCountryOptions } from '#web/ui/form/country-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import type { CostsDraft } from './costs-draft.ts';
import classes from './offers.module.css';

type Props = {
  value: CostsDraft;
  tradeTerm: string;
  currency: string;
  /** How many quantities the longest line has. */
  tiers: number;
  /** The fault of a field of `costs`. */
  error: (path: string) => string | undefined;
  onChange: (value: CostsDraft) => void;
};

/** Freight up to the place of delivery: included, or an amount for each quantity. */
const Freight = ({ value, tradeTerm, currency, tiers, error, onChange }: Props) => {
  const { t } = useTranslation('costs');
  if (delivered.includes(tradeTerm)) return <p>{t('byTerm', { term: tradeTerm })}</p>;
  const { freight } = value;
  return (
    <>
      <NativeSelect
        label={t('freight')}
        value={value.way}
        onChange={(e) => onChange({ ...value, way: e.currentTarget.value as CostsDraft['way'] })}
        data={(['', 'included', 'besides'] as const).map((v) => ({ value: v, label: t(`way.${v || 'none'}`) }))}
      />
      {value.way === 'besides' &&
        Array.from({ length: tiers }, (_, i) => (
          <NumberField
            key={i}
            label={tiers > 1 ? t('freightOf', { n: i + 1 }) : t('freightAmount')}
            digits={2}
            unit={currency}
            value={freight[i] ?? ''}
            onChange={(v) =>
              onChange({
                ...value,
                freight: Array.from({ length: tiers }, (__, k) => (k === i ? v : (freight[k] ?? ''))),
              })
            }
            error={error(`freight.${i}`) ?? (i === 0 ? error('freight') : undefined)}
          />
        ))}
    </>
  );
};

/** Whether the prices include turnover tax, and at which rate. */
const Tax = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('costs');
  return (
    <>
      <NativeSelect
        label={t('tax')}
        value={value.tax}
        onChange={(e) => onChange({ ...value, tax: e.currentTarget.value as CostsDraft['tax'] })}
        data={(['', 'included', 'besides'] as const).map((v) => ({ value: v, label: t(`taxed.${v || 'none'}`) }))}
        error={error('taxIncluded')}
      />
      {value.tax && (
        <NumberField
          label={t('taxRate')}
          digits={2}
          unit="%"
          value={value.taxPercent}
          onChange={(taxPercent) => onChange({ ...value, taxPercent })}
          error={error('taxPercent')}
        />
      )}
    </>
  );
};

/** What the supplier states of costs until the place of delivery; all of it may be left open. */
const Field = (props: Props) => {
  const { t } = useTranslation('costs');
  const { value, tradeTerm, error, onChange } = props;
  const countries = useCountryOptions([...new Set([value.origin, 'CN'])].filter(Boolean));
  return (
    <section className={classes['alternatives']} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p>{t('hint')}</p>
      <div className={classes['grid']}>
        <Freight {...props} />
        <NativeSelect
          label={t('origin')}
          value={value.origin}
          data={[{ value: '', label: t('notStated') }, ...countries]}
          onChange={(e) => onChange({ ...value, origin: e.currentTarget.value })}
          error={error('origin')}
        />
        {tradeTerm === 'DDP' ? (
          <p>{t('dutyByTerm')}</p>
        ) : (
          <NumberField
            label={t('duty')}
            digits={2}
            unit="%"
            value={value.duty}
            onChange={(duty) => onChange({ ...value, duty })}
            error={error('dutyPercent')}
          />
        )}
        <Tax {...props} />
      </div>
    </section>
  );
};

const CostsField = withWords(['costs'], Field);
export default CostsField;
