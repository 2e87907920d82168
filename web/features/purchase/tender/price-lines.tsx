import { decimalToMinor, lineTotal, minorToDecimal } from '#contract/core/money.ts';
import type { PurchaseLine, TermsView } from '#contract/purchase/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useQuantity } from '#web/ui/text/units.ts';
import classes from './tender.module.css';

/** The amount of a line as decimal text; nothing where its price is no number yet. */
const amountOf = (price: string, quantity: string): string | undefined =>
  /^\d{1,12}(\.\d{1,4})?$/.test(price) && Number(price) > 0 ? minorToDecimal(lineTotal(price, quantity)) : undefined;

type LinesProps = {
  lines: PurchaseLine[];
  currency: TermsView['currency'];
  prices: Record<string, string>;
  /** Nothing can be changed where it is absent. */
  onChange?: (lineId: string, price: string) => void;
  error?: (lineId: string) => string | undefined;
};

type LineProps = {
  line: PurchaseLine;
  currency: TermsView['currency'];
  price: string;
  amount: string | undefined;
  onChange: ((price: string) => void) | undefined;
  error: string | undefined;
};

const PriceLine = ({ line: l, currency, price, amount, onChange, error }: LineProps) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const quantity = useQuantity();
  return (
    <tr>
      <td className="figure" data-head={t('no')}>
        {l.no}
      </td>
      <td>
        {text(l.name)}
        <small lang={textLang(l.specification, lang)}>{text(l.specification)}</small>
      </td>
      <td className={`${panel['end']} figure`} data-head={t('quantity')}>
        {quantity(l.quantity, l.unit)}
      </td>
      <td className={panel['end']} data-head={`${t('price')} (${currency})`}>
        {onChange ? (
          <NumberField
            className={classes['price'] ?? ''}
            aria-label={`${t('price')}, ${t('no')} ${l.no}`}
            digits={4}
            value={price}
            onChange={onChange}
            error={error}
          />
        ) : (
          <span className="figure">{price ? f.money(price, currency, 4) : '—'}</span>
        )}
      </td>
      <td className={`${panel['end']} figure`} data-head={t('total')}>
        {amount ? f.money(amount, currency) : '—'}
      </td>
    </tr>
  );
};

/** A price a line, with what it comes to; what is only read is a card on a phone, a line each. */
export const PriceLines = ({ lines, currency, prices, onChange, error }: LinesProps) => {
  const { t } = useTranslation('tender');
  const f = useFormat();
  const amounts = lines.map((l) => amountOf(prices[l.id] ?? '', l.quantity));
  const sum = minorToDecimal(amounts.reduce((n, a) => n + (a ? decimalToMinor(a) : 0n), 0n));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too */}
      <div className={panel['scroll']} role="region" aria-label={t('lines')} tabIndex={0}>
        <table className={`${panel['table']} ${onChange ? '' : panel['cards']}`}>
          <thead>
            <tr>
              <th scope="col">{t('no')}</th>
              <th scope="col">{t('item')}</th>
              <th scope="col" className={panel['end']}>
                {t('quantity')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('price')} ({currency})
              </th>
              <th scope="col" className={panel['end']}>
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((l, i) => (
              <PriceLine
                key={l.id}
                line={l}
                currency={currency}
                price={prices[l.id] ?? ''}
                amount={amounts[i]}
                onChange={onChange && ((price) => onChange(l.id, price))}
                error={error?.(l.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['sum']}>
        {t('offer.sum')} <strong className="figure">{f.money(sum, currency)}</strong>
      </p>
    </>
  );
};
