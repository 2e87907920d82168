import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useQuantity } from '#web/ui/text/units.ts';
import type { Comparison } from './comparison.ts';
import classes from './tender.module.css';

type LineProps = {
  line: Comparison['lines'][number];
  company: string;
  /** Its price in the offer, as it is shown. */
  price: string;
  share: string;
  onChange: (quantity: string) => void;
  error: string | undefined;
};

const ShareLine = ({ line: l, company, price, share, onChange, error }: LineProps) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const quantity = useQuantity();
  return (
    <tr>
      <td>
        {l.no}. {text(l.name)}
        <small className="figure">{t('table.left', { n: quantity(l.left, l.unit) })}</small>
      </td>
      <td className={`${panel['end']} figure`}>{price}</td>
      <td className={panel['end']}>
        <NumberField
          className={classes['price'] ?? ''}
          aria-label={t('award.quantity', { company, n: l.no })}
          digits={3}
          value={share}
          onChange={onChange}
          error={error}
        />
      </td>
    </tr>
  );
};

/** One supplier's share of each line that is left. */
export const Share = ({
  one,
  table,
  shares,
  onChange,
  error,
}: {
  one: Comparison['offers'][number];
  table: Comparison;
  shares: Record<string, string>;
  onChange: (lineId: string, quantity: string) => void;
  error: (lineId: string) => string | undefined;
}) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const f = useFormat();
  const company = text(one.company.name);
  return (
    <div className={panel['scroll']}>
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col" className={panel['end']}>
              {t('price')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('award.quantityShort')}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.lines.map((l) => {
            const price = one.offer?.prices.find((p) => p.lineId === l.id);
            if (!price || l.left === '0') return null;
            return (
              <ShareLine
                key={l.id}
                line={l}
                company={company}
                price={f.money(price.price, table.terms?.currency ?? 'CNY', 4)}
                share={shares[l.id] ?? ''}
                onChange={(q) => onChange(l.id, q)}
                error={error(l.id)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
