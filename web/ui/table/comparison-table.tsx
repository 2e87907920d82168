import { Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import classes from './comparison-table.module.css';

/** One value; a missing one is null. */
type Compared = {
  text: string;
  mark?: 'meets' | 'deviates' | 'lowest';
  /** Method, condition, explanation. */
  note?: string;
} | null;
type ComparedRow = { key: string; title: string; unit?: string; cells: readonly Compared[] };
type ComparedGroup = { key: string; title?: string; rows: readonly ComparedRow[] };

type Props = {
  label: string;
  subjects: readonly { key: string; title: ReactNode; note?: ReactNode }[];
  groups: readonly ComparedGroup[];
};

const alike = (row: ComparedRow): boolean => row.cells.every((c) => (c?.text ?? '') === (row.cells[0]?.text ?? ''));

const Cell = ({ cell, unit }: { cell: Compared; unit: string | undefined }) => {
  const { t } = useTranslation('ui');
  if (!cell) return <span className={classes['missing']}>{t('compare.missing')}</span>;
  return (
    <>
      <span className={classes['value']} data-mark={cell.mark}>
        {cell.mark === 'meets' && <IconCheck size={14} stroke={2} aria-label={t('compare.meets')} />}
        {cell.mark === 'deviates' && <IconAlertTriangle size={14} stroke={2} aria-label={t('compare.deviates')} />}
        <span className="figure">{cell.text}</span>
        {unit && <i>{unit}</i>}
        {cell.mark === 'lowest' && <span className="visually-hidden"> ({t('compare.lowest')})</span>}
      </span>
      {cell.note && <small>{cell.note}</small>}
    </>
  );
};

/** Things side by side: they are columns, what is asked of them rows. Phones show two at a time. */
export const ComparisonTable = ({ label, subjects, groups }: Props) => {
  const { t } = useTranslation('ui');
  const [only, setOnly] = useState(false);
  const [from, setFrom] = useState(0);
  const phone = useMediaQuery('(max-width: 767px)', false);
  const width = phone ? 2 : subjects.length;
  const start = phone ? Math.min(from, Math.max(0, subjects.length - width)) : 0;
  const seen = subjects.slice(start, start + width);
  const kept = groups
    .map((g) => ({ ...g, rows: only ? g.rows.filter((r) => !alike(r)) : g.rows }))
    .filter((g) => g.rows.length > 0);
  return (
    <div className={classes['box']}>
      <div className={classes['tools']}>
        <Switch label={t('compare.differences')} checked={only} onChange={(e) => setOnly(e.currentTarget.checked)} />
        {phone && subjects.length > width && (
          <div className={classes['walk']}>
            <button type="button" disabled={start === 0} onClick={() => setFrom(start - 1)}>
              {t('compare.previous')}
            </button>
            <span role="status" className="figure">
              {t('compare.part', { from: start + 1, to: start + seen.length, total: subjects.length })}
            </span>
            <button type="button" disabled={start + width >= subjects.length} onClick={() => setFrom(start + 1)}>
              {t('compare.next')}
            </button>
          </div>
        )}
      </div>
      <div className={classes['scroll']} role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{label}</span>
              </th>
              {seen.map((s) => (
                <th key={s.key} scope="col">
                  {s.title}
                  {s.note && <small>{s.note}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kept.map((g) => (
              <Fragment key={g.key}>
                {g.title && (
                  <tr className={classes['group']}>
                    <th colSpan={seen.length + 1} scope="colgroup">
                      {g.title}
                    </th>
                  </tr>
                )}
                {g.rows.map((r) => (
                  <tr key={r.key} data-alike={alike(r) || undefined}>
                    <th scope="row">{r.title}</th>
                    {seen.map((s, i) => (
                      <td key={s.key}>
                        <Cell cell={r.cells[start + i] ?? null} unit={r.unit} />
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
        {kept.length === 0 && <p className={classes['none']}>{t('compare.same')}</p>}
      </div>
    </div>
  );
};
