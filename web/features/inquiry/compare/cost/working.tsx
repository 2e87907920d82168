import type { Currency } from '#contract/core/schemas.ts';
import type { Landed, Source } from '#contract/inquiry/comparison/landed.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './landed.module.css';

/** How a landed total comes about, each part with whose word it is: price + freight + duty + other = landed. An estimate, so dashed. */
export const Working = ({ landed: l, currency }: { landed: Landed; currency: Currency }) => {
  const { t } = useTranslation(['costs', 'compare']);
  const f = useFormat();
  const parts: [string, number, Source | null][] = [
    [t('compare:landed.price'), l.price, null],
    ...(l.freight ? [[t('compare:landed.freight'), l.freight, l.from.freight] as [string, number, Source | null]] : []),
    ...(l.dutyPercent
      ? [
          [t('compare:landed.dutyOf', { percent: f.number(l.dutyPercent, 2) }), l.duty, l.from.duty] as [
            string,
            number,
            Source | null,
          ],
        ]
      : []),
    ...(l.other ? [[t('compare:landed.other'), l.other, 'buyer'] as [string, number, Source | null]] : []),
  ];
  return (
    <span className={classes['working']}>
      {parts.map(([name, amount, from], i) => (
        <span key={name}>
          {i > 0 && '+ '}
          {name} <span className="figure">{f.money(amount, currency)}</span>
          {from === 'supplier' && <small> · {t('from.supplier')}</small>}
        </span>
      ))}
      <b>
        = {t('compare:landed.total')} <span className="figure">{f.money(l.total, currency)}</span>
      </b>
    </span>
  );
};
