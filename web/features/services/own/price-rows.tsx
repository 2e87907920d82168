import { Button } from '@mantine/core';
import { priceUnits, serviceLimits } from '#contract/services/kinds.ts';
import type { PriceLine } from '#contract/services/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import classes from '../services.module.css';
import { InThree } from '#web/ui/text/in-three.tsx';

export type TypedPrice = Omit<PriceLine, 'days'> & { days: string };
const none = { name: {}, unit: 'project', price: '', days: '' } satisfies Partial<TypedPrice>;

type Props = {
  rows: TypedPrice[];
  onChange: (rows: TypedPrice[]) => void;
  errorOf: (path: string) => string | undefined;
};

type RowProps = {
  row: TypedPrice;
  i: number;
  onChange: (part: Partial<TypedPrice>) => void;
  onRemove: () => void;
  errorOf: Props['errorOf'];
};

const PriceRow = ({ row: r, i, onChange, onRemove, errorOf }: RowProps) => {
  const { t } = useTranslation(['serviceOwn', 'services', 'common']);
  const f = useFormat();
  return (
    <fieldset className={`${classes['line']} ${classes['three']}`}>
      <legend>{t('priceLine', { n: f.number(i + 1) })}</legend>
      <InThree
        label={t('item')}
        name={`prices.${i}.name`}
        value={r.name}
        most={120}
        onChange={(name) => onChange({ name })}
        error={errorOf(`prices.${i}.name`)}
      />
      <div className={classes['pair']}>
        <MoneyField
          label={t('price')}
          name={`prices.${i}.price`}
          digits={2}
          currency={r.currency}
          onCurrency={(currency) => onChange({ currency })}
          value={r.price}
          onChange={(price) => onChange({ price })}
          error={errorOf(`prices.${i}.price`)}
        />
        <Select
          label={t('unit')}
          name={`prices.${i}.unit`}
          data={priceUnits.map((u) => ({ value: u, label: t(`services:unit.${u}`) }))}
          value={r.unit}
          onChange={(u) => onChange({ unit: priceUnits.find((x) => x === u) ?? r.unit })}
          error={errorOf(`prices.${i}.unit`)}
        />
        <NumberField
          label={`${t('days')} · ${t('common:optional')}`}
          name={`prices.${i}.days`}
          digits={0}
          value={r.days}
          onChange={(days) => onChange({ days })}
          error={errorOf(`prices.${i}.days`)}
        />
      </div>
      <div>
        <Button variant="subtle" color="red" onClick={onRemove}>
          {t('removeLine', { n: f.number(i + 1) })}
        </Button>
      </div>
    </fieldset>
  );
};

/** The price sheet: what is done, for how much, in how many working days. */
export const PriceRows = ({ rows, onChange, errorOf }: Props) => {
  const { t } = useTranslation('serviceOwn');
  const currency = useHomeCurrency();
  const put = (i: number, part: Partial<TypedPrice>) => onChange(rows.map((r, n) => (n === i ? { ...r, ...part } : r)));
  return (
    <section className={classes['form']} aria-labelledby="price-sheet">
      <h2 id="price-sheet">{t('sheet')}</h2>
      {rows.map((r, i) => (
        <PriceRow
          key={i}
          row={r}
          i={i}
          onChange={(part) => put(i, part)}
          onRemove={() => onChange(rows.filter((_, n) => n !== i))}
          errorOf={errorOf}
        />
      ))}
      {rows.length < serviceLimits.prices && (
        <div>
          <Button variant="default" onClick={() => onChange([...rows, { ...none, currency }])}>
            {t('addLine')}
          </Button>
        </div>
      )}
    </section>
  );
};
