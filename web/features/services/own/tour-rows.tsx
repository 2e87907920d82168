import { Button } from '@mantine/core';
import { serviceLimits } from '#contract/services/kinds.ts';
import type { ServiceTour } from '#contract/services/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import classes from '../services.module.css';
import { InThree } from '#web/ui/text/in-three.tsx';

export type TypedTour = Omit<ServiceTour, 'places' | 'left'> & { places: string; taken: number };
const none = {
  id: '',
  place: {},
  from: '',
  to: '',
  until: '',
  places: '',
  price: '',
  taken: 0,
} satisfies Partial<TypedTour>;

type Props = {
  rows: TypedTour[];
  onChange: (rows: TypedTour[]) => void;
  errorOf: (path: string) => string | undefined;
};

type RowProps = Pick<Props, 'errorOf'> & {
  at: number;
  row: TypedTour;
  onChange: (part: Partial<TypedTour>) => void;
  onRemove: () => void;
};
const TourFields = ({ at: i, row: r, errorOf, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation(['serviceOwn', 'services']);
  const f = useFormat();
  return (
    <fieldset className={`${classes['line']} ${classes['three']}`}>
      <legend>{t('tourLine', { n: f.number(i + 1) })}</legend>
      <InThree
        label={t('services:tourPlace')}
        name={`tours.${i}.place`}
        value={r.place}
        most={80}
        onChange={(place) => onChange({ place })}
        error={errorOf(`tours.${i}.place`)}
      />
      <div className={classes['pair']}>
        {(['from', 'to', 'until'] as const).map((k) => (
          <DateField
            key={k}
            label={t(`tour.${k}`)}
            name={`tours.${i}.${k}`}
            value={r[k]}
            onChange={(v) => onChange({ [k]: v })}
            error={errorOf(`tours.${i}.${k}`)}
          />
        ))}
        <NumberField
          label={t('tour.places')}
          name={`tours.${i}.places`}
          digits={0}
          value={r.places}
          onChange={(places) => onChange({ places })}
          error={errorOf(`tours.${i}.places`)}
        />
        <MoneyField
          label={t('services:tourPrice')}
          name={`tours.${i}.price`}
          digits={2}
          currency={r.currency}
          onCurrency={(currency) => onChange({ currency })}
          value={r.price}
          onChange={(price) => onChange({ price })}
          error={errorOf(`tours.${i}.price`)}
        />
      </div>
      {r.taken > 0 ? (
        <p className={classes['quiet']}>{t('placesTaken', { n: f.number(r.taken), count: r.taken })}</p>
      ) : (
        <div>
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('removeTour', { n: f.number(i + 1) })}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

/** Dates and places of a journey; one whose places are taken stays. */
export const TourRows = ({ rows, onChange, errorOf }: Props) => {
  const { t } = useTranslation('serviceOwn');
  const currency = useHomeCurrency();
  const put = (i: number, part: Partial<TypedTour>) => onChange(rows.map((r, n) => (n === i ? { ...r, ...part } : r)));
  return (
    <section className={classes['form']} aria-labelledby="tour-rows">
      <h2 id="tour-rows">{t('tours')}</h2>
      {rows.map((r, i) => (
        <TourFields
          key={r.id || i}
          at={i}
          row={r}
          errorOf={errorOf}
          onChange={(part) => put(i, part)}
          onRemove={() => onChange(rows.filter((_, n) => n !== i))}
        />
      ))}
      {rows.length < serviceLimits.tours && (
        <div>
          <Button variant="default" onClick={() => onChange([...rows, { ...none, currency }])}>
            {t('addTour')}
          </Button>
        </div>
      )}
    </section>
  );
};
