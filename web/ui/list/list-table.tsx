import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { HydrateFirst } from '../frame/hydrate-on-view.tsx';
import { PathLink } from '../frame/site-link.tsx';
import type { Column } from './column.ts';
import { hiddenColumns, isDense, nextSort, withChange } from './list-address.ts';
import classes from './list.module.css';

type Props<T> = {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  idOf: (row: T) => string;
  /** The order that holds, and the one without a word of it in the address. */
  sort?: { now: string; usual: string } | undefined;
  /** The row that something beside the table tells more of. */
  chosen?: string | undefined;
  /** From which width of its place on it is a table; narrower, each row is a card. */
  from?: 'narrow' | 'wide';
};

const Head = <T,>({ column: c, sort }: { column: Column<T>; sort: Props<T>['sort'] }) => {
  const { pathname, search } = useLocation();
  if (!c.sort || !sort) return c.title;
  const way = sort.now === c.sort.up ? 'up' : sort.now === c.sort.down ? 'down' : null;
  const next = nextSort(sort.now, sort.usual, c.sort);
  const Arrow = (way ?? (next === c.sort.up ? 'up' : 'down')) === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <PathLink
      to={pathname + withChange(search, { sort: next === sort.usual ? undefined : next })}
      rel="nofollow"
      preventScrollReset
      data-on={way ?? undefined}
    >
      {c.title}
      <Arrow size={14} stroke={2} aria-hidden="true" />
    </PathLink>
  );
};

/** Rows as a table, sorted by the server: heads are links, so that it works without script. In a narrow place rows are cards. */
export const ListTable = <T,>({ label, columns, rows, idOf, sort, chosen, from = 'narrow' }: Props<T>) => {
  const { search } = useLocation();
  const body = useRef<HTMLTableSectionElement>(null);
  const hidden = hiddenColumns(search, columns);
  const shown = columns.filter((c) => !hidden.includes(c.id));
  const ways = (c: Column<T>) =>
    c.sort && sort && (sort.now === c.sort.up ? 'ascending' : sort.now === c.sort.down ? 'descending' : undefined);
  return (
    <div className={classes['place']}>
      <table className={classes['table']} aria-label={label} data-from={from} data-dense={isDense(search) || undefined}>
        <thead>
          <tr>
            {shown.map((c) => (
              <th
                key={c.id}
                scope="col"
                data-end={c.end || undefined}
                data-card={c.card}
                data-column={c.id}
                aria-sort={ways(c)}
                style={{ width: c.width }}
              >
                <Head column={c} sort={sort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <HydrateFirst of={body}>
            {rows.map((row) => {
              const id = idOf(row);
              return (
                <tr key={id} data-chosen={id === chosen || undefined}>
                  {shown.map((c) => (
                    <td key={c.id} data-end={c.end || undefined} data-card={c.card} data-column={c.id}>
                      {c.named && <span className={classes['named']}>{c.title} </span>}
                      {c.cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </HydrateFirst>
        </tbody>
      </table>
    </div>
  );
};
