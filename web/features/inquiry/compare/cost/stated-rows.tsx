import type { Column } from '#contract/inquiry/comparison/level.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import type { Pair } from '../use-pair.ts';
import { costRows, useCostWords } from './use-cost-words.ts';

type Props = { columns: Column[]; tier: number; pair: Pair; same: (values: string[]) => boolean };

/** What suppliers state of freight, origin, duty and tax; a row that nobody says anything in is left out. */
const Rows = ({ columns, tier, pair, same }: Props) => {
  const { t } = useTranslation('costs');
  const wordsOf = useCostWords();
  return costRows.map((row) => {
    const said = columns.map((c) => wordsOf(c.quotation, tier, row));
    if (said.every((s) => s === null) || same(said.map((s) => s ?? ''))) return null;
    return (
      <tr key={row}>
        <th scope="row">{t(row)}</th>
        {columns.map(({ quotation: q }, n) => (
          <td key={q.id} data-out={pair.out(q.id)}>
            {said[n] ?? t('notStated')}
          </td>
        ))}
      </tr>
    );
  });
};

const StatedRows = withWords(['costs'], Rows);
export default StatedRows;
