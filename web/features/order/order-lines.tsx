import { useUnit } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import type { OrderDetail } from './order-detail.ts';
import classes from './order-page.module.css';

/** What is bought: quantity, unit price and line total in the order's currency, and the whole below. */
export const OrderLines = ({ detail: { row, lines } }: { detail: OrderDetail }) => {
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const unitOf = useUnit();
  return (
    <section className={`${panel['panel']} ${classes['box']}`}>
      <h2>{t('linesHead')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too */}
      <div className={panel['scroll']} role="region" aria-label={t('linesHead')} tabIndex={0}>
        <table className={`${panel['table']} ${classes['lines'] ?? ''}`}>
          <thead>
            <tr>
              <th scope="col">{t('no')}</th>
              <th scope="col">{t('product')}</th>
              <th scope="col" className={panel['end']}>
                {t('quantity')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('price')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((l) => {
              const unit = unitOf(l.unit, 1);
              return (
                <tr key={l.no}>
                  <td className="figure">{l.no}</td>
                  <td>
                    {text(l.productName)}
                    <small lang={textLang(l.specification, lang)}>{text(l.specification)}</small>
                  </td>
                  <td className={`${panel['end']} figure`}>
                    {f.number(l.quantity)} {unitOf(l.unit, l.quantity)}
                  </td>
                  <td className={`${panel['end']} figure`}>
                    {f.money(l.price, row.currency, 4)}/{unit}
                  </td>
                  <td className={`${panel['end']} figure`}>{f.money(l.total, row.currency)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={classes['sum']}>
        {t('total')} <strong className="figure">{f.money(row.total, row.currency)}</strong>
      </p>
    </section>
  );
};
