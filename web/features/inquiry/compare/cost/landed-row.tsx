import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import classes from './landed.module.css';
import type { Column } from '#contract/inquiry/comparison/level.ts';
import type { Pair } from '../use-pair.ts';
import { Working } from './working.tsx';

type Props = {
  columns: Column[];
  currency: Currency;
  pair: Pair;
  /** Absent where the seat only reads. */
  onAssume: ((q: QuotationView) => void) | undefined;
};

/** What is reckoned until delivery, a quotation; without any, and without the right to make some, there is no row. */
const Row = ({ columns, currency, pair, onAssume }: Props) => {
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

const LandedRow = withWords(['costs'], Row);
export default LandedRow;
