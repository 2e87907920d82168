import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { WeaveRow, WeaveView } from '#contract/home/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Cells, keyOf, useShort } from './weave-cell.ts';
import classes from './weave-table.module.css';

/** 0 none, 1-3 by thirds of the most. */
const levelOf = (n: number, most: number): number => (n ? Math.max(1, Math.ceil((n / most) * 3)) : 0);
const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Scale = { supplied: number; wanted: number };
type RowProps = {
  row: WeaveRow;
  r: number;
  weave: WeaveView;
  cells: Cells;
  most: Scale;
  walk: (e: KeyboardEvent<HTMLElement>) => void;
};

/** One material; a row of its own so that waking the table can pause between rows. */
const Row = ({ row, r, weave, cells, most, walk }: RowProps) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  const short = useShort();
  const { chosen } = cells;
  const material = short(row);
  return (
    <tr>
      <th scope="row" data-on={row.slug === chosen?.row.slug || undefined}>
        <span>
          {material}
          <i aria-hidden="true" />
        </span>
      </th>
      {weave.processes.map((p, c) => {
        const key = keyOf(row.slug, p.slug);
        const on = chosen?.row.slug === row.slug && chosen.process.slug === p.slug;
        const { suppliers = 0, inquiries = 0 } = row.cells[c] ?? {};
        return (
          <td
            key={p.slug}
            data-over={(r + c) % 2 ? 'weft' : 'warp'}
            data-supply={levelOf(suppliers, most.supplied)}
            data-need={levelOf(inquiries, most.wanted)}
            data-on={on || undefined}
          >
            <a
              href={cells.href(key)}
              data-cell={key}
              data-at={`${r} ${c}`}
              aria-current={on ? 'true' : undefined}
              onClick={cells.onClick(key)}
              onKeyDown={walk}
            >
              <span className="visually-hidden">
                {t('weave.cell', {
                  material,
                  process: short(p),
                  suppliers: f.number(suppliers),
                  inquiries: f.number(inquiries),
                })}
              </span>
              <b className="figure" aria-hidden="true">
                {suppliers ? f.number(suppliers) : '—'}
              </b>
              {inquiries > 0 && (
                <small className="figure" aria-hidden="true">
                  <i />
                  {t('weave.wanted', { n: f.number(inquiries), count: inquiries })}
                </small>
              )}
            </a>
          </td>
        );
      })}
    </tr>
  );
};

/**
 * Materials lie, processes stand, and each cell says what is where they cross. Cells are links: without script they ask
 * the server; with it, arrow keys walk them and only the chosen one is a stop of the Tab key.
 */
export const WeaveTable = ({ weave, cells }: { weave: WeaveView; cells: Cells }) => {
  const { t } = useTranslation('home');
  const short = useShort();
  const table = useRef<HTMLTableElement>(null);
  const { chosen } = cells;
  const every = weave.rows.flatMap((r) => r.cells);
  const most = {
    supplied: Math.max(1, ...every.map((c) => c.suppliers)),
    wanted: Math.max(1, ...every.map((c) => c.inquiries)),
  };
  const stop = chosen && keyOf(chosen.row.slug, chosen.process.slug);
  useEffect(() => {
    for (const a of table.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])
      a.tabIndex = a.dataset['cell'] === stop ? 0 : -1;
  }, [stop]);

  const walk = (e: KeyboardEvent<HTMLElement>) => {
    const [r = 0, c = 0] = (e.currentTarget.dataset['at'] ?? '').split(' ').map(Number);
    const step = steps[e.key];
    const edge = e.key === 'Home' ? 0 : e.key === 'End' ? weave.processes.length - 1 : undefined;
    if (!step && edge === undefined) return;
    e.preventDefault();
    const row = weave.rows[Math.min(weave.rows.length - 1, Math.max(0, r + (step?.[0] ?? 0)))];
    const process = weave.processes[edge ?? Math.min(weave.processes.length - 1, Math.max(0, c + (step?.[1] ?? 0)))];
    if (!row || !process) return;
    const key = keyOf(row.slug, process.slug);
    cells.choose(key);
    table.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus();
  };

  return (
    <div className={classes['scroll']}>
      <table ref={table} className={classes['table']}>
        <caption className="visually-hidden">{t('weave.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes['corner']}>
              <span className="visually-hidden">{t('weave.corner')}</span>
            </th>
            {weave.processes.map((p) => (
              <th key={p.slug} scope="col" data-on={p.slug === chosen?.process.slug || undefined}>
                {short(p)}
                <i aria-hidden="true" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weave.rows.map((row, r) => (
            <Row key={row.slug} {...{ row, r, weave, cells, most, walk }} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
