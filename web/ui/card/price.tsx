import type { priceStates } from '#contract/catalogue/calls.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './price.module.css';
import { useUnit } from '../text/units.ts';

type Props = {
  /** Why there is a price or none: fixed, to be negotiated, or a member's. */
  state: (typeof priceStates)[number];
  price: string | null;
  currency: Currency;
  per: string;
  /** Least quantity. */
  moq?: string | null;
};

/** A price with what it is for, or the word for its absence, and the least quantity. */
export const Price = ({ state, price, currency, per, moq }: Props) => {
  const { t } = useTranslation();
  const f = useFormat();
  const unit = useUnit();
  return (
    <span className={classes['price']} data-state={state}>
      {state === 'fixed' && price ? (
        <strong className="figure">{t('price.per', { price: f.money(price, currency, 4), unit: unit(per) })}</strong>
      ) : (
        <span>{t(state === 'login' ? 'price.login' : 'price.negotiable')}</span>
      )}
      {moq && <small>{t('price.from', { moq: f.number(moq), unit: unit(per) })}</small>}
    </span>
  );
};
