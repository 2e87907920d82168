import { useTranslation } from '#web/lib/text/words.ts';
import { Check } from '#web/ui/form/check.tsx';
import type { Group, Option } from '../material/narrow.ts';
import { MaterialCell, NumberCell, UnitCell } from './paste-cells.tsx';
import classes from './paste.module.css';
import type { Chosen } from './take-over.ts';
import type { Judged } from './use-paste.ts';

type Props = {
  judged: Judged;
  n: number;
  waiting: boolean;
  products: (Group | Option)[];
  onChoose: (part: Chosen) => void;
};

/** What is said of a row: that it comes over, what is open, or why it stays. */
const useSaid = ({ open, place, chosen }: Judged, waiting: boolean): string => {
  const { t } = useTranslation('paste');
  if (chosen.out) return t('said.out');
  if (!place) return t('said.noRoom');
  if (waiting) return t('said.waiting');
  return open.length ? t('said.open') : t('said.ready');
};

/** One row of what was pasted: what was understood, and a way to say what was not. */
export const PasteRow = ({ judged, n, waiting, products, onChoose }: Props) => {
  const { t } = useTranslation('paste');
  const { row, chosen, open, place } = judged;
  const said = useSaid(judged, waiting);
  const number = (at: string, read: (typeof row.tiers)[number], label: string, digits: number) => (
    <NumberCell
      key={at}
      label={`${t('row', { n })}: ${label}`}
      read={read}
      digits={digits}
      chosen={chosen.numbers?.[at]}
      onChoose={(value) => {
        const { [at]: _, ...others } = chosen.numbers ?? {};
        onChoose({ numbers: value === undefined ? others : { ...others, [at]: value } });
      }}
    />
  );
  return (
    <tr data-state={!place ? 'out' : open.length ? 'open' : 'ready'}>
      <th scope="row">
        <Check checked={!chosen.out} onChange={(on) => onChoose({ out: !on })} label={t('row', { n })} />
        <small>{said}</small>
      </th>
      <td data-label={t('column.material')}>
        <MaterialCell
          judged={judged}
          label={`${t('row', { n })}: ${t('column.material')}`}
          waiting={waiting}
          products={products}
          onChoose={(product) => product && onChoose({ product })}
        />
      </td>
      <td data-label={t('column.specification')} className={classes['words']}>
        {row.specification || '–'}
      </td>
      <td data-label={t('column.quantity')}>
        <span className={classes['tiers']}>
          {row.tiers.length ? row.tiers.map((f, i) => number(String(i), f, t('column.tier', { n: i + 1 }), 3)) : '–'}
        </span>
      </td>
      <td data-label={t('column.unit')}>
        <UnitCell
          judged={judged}
          label={`${t('row', { n })}: ${t('column.unit')}`}
          onChoose={(unit) => onChoose({ unit })}
        />
      </td>
      <td data-label={t('column.annual')}>{row.annual ? number('annual', row.annual, t('column.annual'), 3) : '–'}</td>
      <td data-label={t('column.price')}>{row.price ? number('price', row.price, t('column.price'), 4) : '–'}</td>
    </tr>
  );
};
