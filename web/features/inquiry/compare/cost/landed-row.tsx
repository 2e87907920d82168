import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import classes from './landed.module.css';
import type { Column, Landed } from '#contract/inquiry/comparison/level.ts';
import type { Pair } from '../use-pair.ts';

/** How a landed total comes about: price + freight + duty + other = landed. An estimate, so dashed. */
export const Working = ({ landed: l, currency }: { landed: Landed; currency: Currency }) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const f = useFormat();
  const parts: [string, number][] = [
    [t('compare:landed.price'), l.price],
    ...(l.freight ? [[t('compare:landed.freight'), l.freight] as [string, number]] : []),
    ...(l.dutyPercent
      ? [[t('compare:landed.dutyOf', { percent: f.number(l.dutyPercent, 2) }), l.duty] as [string, number]]
      : []),
    ...(l.other ? [[t('compare:landed.other'), l.other] as [string, number]] : []),
  ];
  return (
    <span className={classes['working']}>
      {parts.map(([name, amount], i) => (
        <span key={name}>
          {i > 0 && '+ '}
          {name} <span className="figure">{f.money(amount, currency)}</span>
        </span>
      ))}
      <b>
        = {t('compare:landed.total')} <span className="figure">{f.money(l.total, currency)}</span>
      </b>
    </span>
  );
};

type Props = {
  columns: Column[];
  currency: Currency;
  pair: Pair;
  /** Absent where the seat only reads. */
  onAssume: ((q: QuotationView) => void) | undefined;
};

/** The buyer's own assumptions a quotation; without any, and without the right to make some, there is no row. */
export const LandedRow = ({ columns, currency, pair, onAssume }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  if (!onAssume && columns.every((c) => !c.landed)) return null;
  return (
    <tr>
      <th scope="row">
        {t('compare:landed.row')}
        <small className={classes['own']}>{t('compare:landed.own')}</small>
      </th>
      {columns.map(({ quotation: q, landed }) => (
        <td key={q.id} data-out={pair.out(q.id)}>
          {landed ? <Working landed={landed} currency={currency} /> : !onAssume && '—'}
          {onAssume && (
            <Button
              size="compact-sm"
              variant="default"
              className={classes['assume'] ?? ''}
              mt={landed ? 6 : 0}
              onClick={() => onAssume(q)}
            >
              {t(landed ? 'compare:landed.change' : 'compare:landed.add')}
            </Button>
          )}
        </td>
      ))}
    </tr>
  );
};
