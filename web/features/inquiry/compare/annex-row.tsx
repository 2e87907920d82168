import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Column } from '#contract/inquiry/comparison/level.ts';
import classes from './compare-table.module.css';
import type { Pair } from './use-pair.ts';

type Props = { columns: Column[]; pair: Pair };

/** The files that suppliers sent along. */
const AnnexRow = ({ columns, pair }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const f = useFormat();
  return (
    <tr>
      <th scope="row">{t('annex.title')}</th>
      {columns.map(({ quotation: q }) => (
        <td key={q.id} data-out={pair.out(q.id)}>
          {q.annexes.length === 0
            ? '—'
            : q.annexes.map((a) => (
                <a key={a.id} href={a.url} download className={classes['annex']}>
                  {a.name} <span className="figure">{f.number(Math.max(1, a.size / 1024), 0)} KB</span>
                </a>
              ))}
        </td>
      ))}
    </tr>
  );
};

export default AnnexRow;
