import { type ReactNode, useId, useState } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './bars.module.css';
import panel from '../frame/panel.module.css';
import { SiteLink } from '../frame/site-link.tsx';

/** What one bar shows: its name, its figure, where it leads. */
export type Bar = { key: string; label: string; n: number; to?: PageAddress | undefined };
/** Supply is drawn green, demand amber (pages 5). */
type Side = 'supply' | 'demand';

type FrameProps = { title: string; note: string; heads: string[]; rows: (string | number)[][]; children: ReactNode };

/** A chart with its note on window and exclusions, and the same as a table behind a switch. */
const Figure = ({ title, note, heads, rows, children }: FrameProps) => {
  const { t } = useTranslation();
  const f = useFormat();
  const id = useId();
  const [table, setTable] = useState(false);
  return (
    <section className={`${panel['panel']} ${classes['figure']}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-pressed={table} onClick={() => setTable(!table)}>
          {t('chart.table')}
        </button>
      </header>
      {table ? (
        <div className={panel['scroll']} role="region" aria-label={title} tabIndex={0}>
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
                      {f.number(n)}
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

type BarsProps = { title: string; note: string; heads: [string, string]; bars: Bar[]; side: Side };

/** Lying bars of one series, the most first; each is labelled with its figure. */
export const Bars = ({ title, note, heads, bars, side }: BarsProps) => {
  const f = useFormat();
  const most = Math.max(1, ...bars.map((b) => b.n));
  return (
    <Figure title={title} note={note} heads={heads} rows={bars.map((b) => [b.label, b.n])}>
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
    </Figure>
  );
};

type Column = { key: string; label: string; first: number; second: number };
type ColumnsProps = { title: string; note: string; heads: [string, string, string]; columns: Column[] };

/** Standing bars in time: the first series behind (demand), the second before it (supply). */
export const Columns = ({ title, note, heads, columns }: ColumnsProps) => {
  const f = useFormat();
  const most = Math.max(1, ...columns.map((c) => c.first));
  const height = (n: number) => (n ? Math.max(1.5, (n / most) * 100) : 0);
  return (
    <Figure title={title} note={note} heads={heads} rows={columns.map((c) => [c.label, c.first, c.second])}>
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
    </Figure>
  );
};
