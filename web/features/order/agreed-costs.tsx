import type { AgreedCosts } from '#contract/order/agreed.ts';
import { type CostLine, costLines } from '#contract/order/cost-words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './agreed.module.css';

type Props = { costs: AgreedCosts; quoted: { number: string; revision: number }; currency: Currency };

/** What the accepted quotation stated of freight, origin, duty and tax, and whose word each was; as it stood then. */
export const AgreedCostFacts = ({ costs, quoted, currency }: Props) => {
  const { t } = useTranslation(['order', 'costs']);
  const f = useFormat();
  const text = useText();
  const valueOf = ({ value }: CostLine): string => {
    if (!value) return t('costs:notStated');
    switch (value.said) {
      case 'country':
        return text(costs.origin.name);
      case 'percent':
        return `${f.number(value.percent, 2)}%`;
      case 'besides':
        return t('costs:said.besides', { amount: f.money(value.amount, currency) });
      case 'byTerm':
        return t('costs:said.byTerm', { term: value.term });
      case 'taxIncludedAt':
      case 'taxBesidesAt':
        return t(`costs:said.${value.said}`, { percent: f.number(value.percent, 2) });
      default:
        return t(`costs:said.${value.said}`);
    }
  };
  const lines = costLines(costs);
  if (!lines.length) return null;
  return (
    <>
      <h3 className={classes['line']}>{t('agreed.costs', { number: quoted.number, n: quoted.revision })}</h3>
      <dl className={`${classes['facts']} ${classes['costs']}`}>
        {lines.map((l) => (
          <div key={`${l.key} ${l.tier ?? ''}`}>
            <dt>{l.tier ? t('costs:freightOf', { n: l.tier }) : t(`costs:${l.key}`)}</dt>
            <dd>
              {valueOf(l)} {l.value && <small>{t(`costs:from.${l.from}`)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
