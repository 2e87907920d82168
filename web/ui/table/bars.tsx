import { type ReactNode, useId, useState } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './bars.module.css';
import panel from '../frame/panel.module.css';
import { SiteLink } from '../frame/site-link.tsx';

/** What one bar shows: its name, its figure, where it leads. */
export type Bar = { key: string; label: string; n: number; to?: PageAddress | undefined };
/** Supply is drawn green, demand amber (pages 5). */
type Side = 'supply' | 'demand';

type Cell = string | number | null;
type FrameProps = {
  title: string;
  note: string;
  heads: string[];
  /** The name and the figures of each; null for what is not told. */
  rows: [string, ...Cell[]][];
  /** Whether the figures can be taken along as a spreadsheet. */
  file?: boolean | undefined;
  children: ReactNode;
};

/** Writes the table of a chart as a spreadsheet; what writes it comes with the click. */
const SaveTable = ({ title, heads, rows }: Pick<FrameProps, 'title' | 'heads' | 'rows'>) => {
  const { t } = useTranslation('chart');
  const { busy, act } = useAct();
  const save = () =>
    act(async () => {
      const [{ fileOf }, { saveBlob }] = await Promise.all([
        import('../list/export-rows.ts'),
        import('../text/csv.ts'),
      ]);
      const columns = heads.map((head, i) => ({
        id: head,
        title: head,
        cell: () => null,
        value: (row: FrameProps['rows'][number]) => row[i] ?? null,
      }));
      saveBlob(`${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.xlsx`, await fileOf('xlsx', title, columns, rows));
    });
  return (
    <button type="button" aria-label={t('fileOf', { title })} disabled={busy} onClick={() => void save()}>
      {t('file')}
    </button>
  );
};

/** A chart with its note on window and exclusions, and the same as a table behind a switch. */
export const ChartFrame = ({ title, note, heads, rows, file, children }: FrameProps) => {
  const { t } = useTranslation('chart');
  const f = useFormat();
  const id = useId();
  const [table, setTable] = useState(false);
  return (
    <section className={`${panel['panel']} ${classes['figure']}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-pressed={table} onClick={() => setTable(!table)}>
          {t('table')}
        </button>
        {file && <SaveTable title={title} heads={heads} rows={rows} />}
      </header>
      {table ? (
        <div className={panel['scroll']} role="region" aria-label={t('tableOf', { title })} tabIndex={0}>
          <table className={panel['table']}>
            <thead>
              <tr>
                {heads.map((h, i) => (
                  <th key={h} scope="col" className={i ? panel['end'] : undefined}>
                    {h}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...figures]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {figures.map((n, i) => (
                    <td key={i} className={`figure ${panel['end']}`}>
                      {n === null ? '–' : typeof n === 'number' ? f.number(n, 1) : n}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        children
      )}
      <p className={classes['note']}>{note}</p>
    </section>
  );
};

type BarsProps = { title: string; note: string; heads: [string, string]; bars: Bar[]; side: Side; file?: boolean };

/** Lying bars of one series, the most first; each is labelled with its figure. */
export const Bars = ({ title, note, heads, bars, side, file }: BarsProps) => {
  const f = useFormat();
  const most = Math.max(1, ...bars.map((b) => b.n));
  return (
    <ChartFrame title={title} note={note} heads={heads} rows={bars.map((b) => [b.label, b.n])} file={file}>
      <ul className={classes['bars']} data-side={side}>
        {bars.map((b) => (
          <li key={b.key}>
            <span>{b.to ? <SiteLink to={b.to}>{b.label}</SiteLink> : b.label}</span>
            <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width={Math.max(0.6, (b.n / most) * 100)} height={14} rx={0.4} />
            </svg>
            <b className="figure">{f.number(b.n)}</b>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
};

type Column = { key: string; label: string; first: number; second: number };
type ColumnsProps = { title: string; note: string; heads: [string, string, string]; columns: Column[]; file?: boolean };

/** Standing bars in time: the first series behind (demand), the second before it (supply). */
export const Columns = ({ title, note, heads, columns, file }: ColumnsProps) => {
  const f = useFormat();
  const most = Math.max(1, ...columns.flatMap((c) => [c.first, c.second]));
  const height = (n: number) => (n ? Math.max(1.5, (n / most) * 100) : 0);
  return (
    <ChartFrame
      title={title}
      note={note}
      heads={heads}
      rows={columns.map((c) => [c.label, c.first, c.second])}
      file={file}
    >
      <p className={classes['keys']}>
        <span data-side="demand">{heads[1]}</span>
        <span data-side="supply">{heads[2]}</span>
      </p>
      <ol className={classes['columns']} data-many={columns.length > 7 || undefined}>
        {columns.map((c) => (
          <li key={c.key}>
            <b className="figure">{c.first ? f.number(c.first) : ''}</b>
            <svg viewBox="0 0 30 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect data-side="demand" width={14} y={100 - height(c.first)} height={height(c.first)} />
              <rect data-side="supply" x={16} width={14} y={100 - height(c.second)} height={height(c.second)} />
            </svg>
            <span className="figure">{c.label}</span>
            <span className="visually-hidden">{`${heads[1]} ${c.first}, ${heads[2]} ${c.second}`}</span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
};
