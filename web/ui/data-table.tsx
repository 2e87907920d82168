import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageAddress } from '#contract/pages.ts';
import { csvOf, saveText } from './csv.ts';
import classes from './data-table.module.css';
import { SiteLink } from './site-link.tsx';
import { type Column, useTableModel } from './table-model.ts';
import { TableTools } from './table-tools.tsx';
import { useTableView } from './use-table-view.ts';

type Props<T> = {
  label: string;
  /** Names the table in the address, in saved views and in the exported file. */
  name: string;
  /** The first column is pinned and names the row. Keep the array stable: columns are compared by identity. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  idOf: (row: T) => string;
  /** Where a row leads; its first cell becomes the link that `j`, `k` and Enter use. */
  to?: (row: T) => PageAddress;
  sort?: { id: string; desc: boolean };
  size?: number;
  dense?: boolean;
  /** What stands where there is no row at all. */
  empty?: ReactNode;
};

/** `j` and `k` walk the rows' links, unless the reader is typing or another table has the focus. */
const useWalk = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.key !== 'j' && e.key !== 'k') || e.ctrlKey || e.metaKey || e.altKey || !box.current) return;
      const at = document.activeElement;
      if (at instanceof HTMLElement && at.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]'))
        return;
      const inside = box.current.contains(at);
      if (!inside && document.querySelector('[data-table]') !== box.current) return;
      const links = [...box.current.querySelectorAll<HTMLElement>('[data-row]')];
      const here = links.indexOf(at as HTMLElement);
      const next = links[Math.max(0, here + (e.key === 'j' ? 1 : -1))];
      if (!next) return;
      e.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return box;
};

/** A table to work with: search, sorting, columns, density, saved views, pages, export. It scrolls itself, never the page. */
export const DataTable = <T extends object>({
  label,
  name,
  columns,
  rows,
  idOf,
  to,
  sort,
  size = 20,
  dense = false,
  empty,
}: Props<T>) => {
  const { t } = useTranslation('ui');
  const id = useId();
  const box = useWalk();
  const [cut, setCut] = useState(false);
  const usual = {
    q: '',
    sort: sort ?? null,
    page: 1,
    hidden: columns.filter((c) => c.extra).map((c) => c.id),
    dense,
  };
  const views = useTableView(name, usual);
  const { view, change } = views;
  const model = useTableModel(columns, rows, idOf, view, size);
  const total = model.getPrePaginatedRowModel().rows.length;
  const shown = columns.filter((c, i) => i === 0 || !view.hidden.includes(c.id));
  const page = model.getRowModel().rows;
  const at = Math.min(view.page, Math.max(1, Math.ceil(total / size)));
  const turn = (c: Column<T>) => {
    const now = view.sort?.id === c.id ? view.sort : null;
    change({ sort: !now ? { id: c.id, desc: false } : now.desc ? null : { id: c.id, desc: true } });
  };
  const save = () =>
    saveText(
      `${name}.csv`,
      csvOf([
        shown.map((c) => c.title),
        ...model.getPrePaginatedRowModel().rows.map((r) => shown.map((c) => c.value(r.original))),
      ]),
    );
  return (
    <div ref={box} className={classes['box']} data-table="" data-dense={view.dense || undefined}>
      <TableTools columns={columns} views={views} onExport={save} label={label} />
      <div
        className={classes['scroll']}
        role="region"
        aria-label={label}
        aria-describedby={to && `${id}-keys`}
        tabIndex={0}
        data-cut={cut || undefined}
        onScroll={(e) => setCut(e.currentTarget.scrollLeft > 0)}
      >
        <table>
          <thead>
            <tr>
              {shown.map((c) => {
                const way = view.sort?.id === c.id ? (view.sort.desc ? 'down' : 'up') : null;
                const Arrow = way === 'down' ? IconArrowDown : IconArrowUp;
                return (
                  <th
                    key={c.id}
                    scope="col"
                    data-end={c.end || undefined}
                    aria-sort={way ? (way === 'up' ? 'ascending' : 'descending') : undefined}
                  >
                    <button type="button" onClick={() => turn(c)} data-on={way ?? undefined}>
                      {c.title}
                      <Arrow size={14} stroke={2} aria-hidden="true" />
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {page.map((r) => (
              <tr key={r.id}>
                {shown.map((c, i) => {
                  const content = c.cell ? c.cell(r.original) : c.value(r.original);
                  if (i > 0)
                    return (
                      <td key={c.id} data-end={c.end || undefined}>
                        {content ?? '—'}
                      </td>
                    );
                  return (
                    <th key={c.id} scope="row">
                      {to ? (
                        <SiteLink to={to(r.original)} data-row="">
                          {content}
                        </SiteLink>
                      ) : (
                        content
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {total === 0 && (
          <div className={classes['none']}>
            {view.q ? (
              <>
                <p>{t('table.none', { q: view.q })}</p>
                <button type="button" onClick={() => change({ q: '' })}>
                  {t('table.clear')}
                </button>
              </>
            ) : (
              (empty ?? <p>{t('table.empty')}</p>)
            )}
          </div>
        )}
      </div>
      <div className={classes['foot']}>
        <span role="status" className="figure">
          {total > 0 && t('table.shown', { from: (at - 1) * size + 1, to: Math.min(at * size, total), total })}
        </span>
        {to && (
          <span id={`${id}-keys`} className={classes['keys']}>
            {t('table.keys')}
          </span>
        )}
        {total > size && (
          <>
            <button type="button" disabled={at <= 1} onClick={() => change({ page: at - 1 })}>
              {t('table.previous')}
            </button>
            <button type="button" disabled={at * size >= total} onClick={() => change({ page: at + 1 })}>
              {t('table.next')}
            </button>
          </>
        )}
      </div>
    </div>
  );
};
