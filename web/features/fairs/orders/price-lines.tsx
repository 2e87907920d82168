import type { Currency } from '#contract/core/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './orders.module.css';

type Props = {
  area: string;
  perMetre: string;
  corner: boolean;
  cornerPercent: number;
  total: string;
  currency: Currency;
};

/** How a price comes about: area, price of a square metre, corner, sum. */
export const PriceLines = ({ area, perMetre, corner, cornerPercent, total, currency }: Props) => {
  const { t } = useTranslation('boothOrders');
  const f = useFormat();
  return (
    <dl className={classes['sum']}>
      <div>
        <dt>{t('area')}</dt>
        <dd className="figure">{t('metres', { n: f.number(Number(area), 2) })}</dd>
      </div>
      <div>
        <dt>{t('perMetre')}</dt>
        <dd className="figure">{f.money(perMetre, currency)}</dd>
      </div>
      {corner && (
        <div>
          <dt>{t('corner')}</dt>
          <dd className="figure">+{f.number(cornerPercent)}%</dd>
        </div>
      )}
      <div data-total="">
        <dt>{t('total')}</dt>
        <dd className="figure">{f.money(total, currency)}</dd>
      </div>
    </dl>
  );
};
