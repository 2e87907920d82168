import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { CursorPage, Page } from '#contract/core/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PathLink } from '../frame/site-link.tsx';
import frame from './list-page.module.css';
import { Pager } from './pager.tsx';
import type { Column } from './column.ts';
import type { ReadPage } from './export-rows.ts';
import { withChange } from './list-address.ts';
import classes from './list.module.css';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Words that narrow a list; without script too, with what else the address says. */
const ListSearch = ({ hint }: { hint: string }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const q = new URLSearchParams(search).get('q') ?? '';
  return (
    <Form discover="none" action={pathname} className={frame['search']} role="search" aria-label={t('list.search')}>
      <input
        key={q}
        name="q"
        type="search"
        defaultValue={q}
        placeholder={hint}
        aria-label={t('list.search')}
        maxLength={80}
      />
      {[...new URLSearchParams(withChange(search, { q: undefined }))].map(([k, v]) => (
        <input key={`${k}.${v}`} type="hidden" name={k} value={v} />
      ))}
      <button type="submit" aria-label={t('list.search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

/** The orders of a list as links; the first is the usual one. */
const SortLinks = ({ sorts, now }: { sorts: readonly { key: string; label: string }[]; now: string }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <nav className={classes['sorts']} aria-label={t('list.sort')}>
      {sorts.map(({ key, label }, i) => (
        <PathLink
          key={key}
          to={pathname + withChange(search, { sort: i === 0 ? undefined : key })}
          rel="nofollow"
          preventScrollReset
          aria-current={key === now || undefined}
        >
          {label}
        </PathLink>
      ))}
    </nav>
  );
};

type Props<T> = {
  /** Names saved views and files. */
  name: string;
  label: string;
  columns: readonly Column<T>[];
  page: Page<T> & Partial<CursorPage<T>>;
  idOf: (row: T) => string;
  /** Orders by name, as the contract has them; the usual one first. */
  sorts?: readonly { key: string; label: string }[];
  /** What one can search by; no search without it. */
  hint?: string;
  filters?: ReactNode;
  /** Reads a page with the list's own filters and order, for the file. */
  read: ReadPage<T>;
  /** Rows that lead nowhere are not walked. */
  still?: boolean;
  /** What stands in place of the rows where there are none. */
  empty: ReactNode;
  chosen?: string | undefined;
  from?: 'narrow' | 'wide';
};

/** A list that the server sorts, filters and pages, with all of it in the address: search, orders, tools, rows, pages. */
export const ListView = <T,>(o: Props<T>) => {
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const box = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  const asked = new URLSearchParams(search).get('sort');
  const now = (o.sorts?.find((s) => s.key === asked) ?? o.sorts?.[0])?.key ?? '';
  const some = o.page.records.length > 0;
  return (
    <div
      ref={box}
      className={classes['list']}
      data-list={o.name}
      aria-busy={(state === 'loading' && location.pathname === pathname) || undefined}
    >
      <div className={classes['bar']}>
        {o.hint && <ListSearch hint={o.hint} />}
        {o.filters}
        {o.sorts && o.sorts.length > 1 && <SortLinks sorts={o.sorts} now={now} />}
        <ListTools name={o.name} label={o.label} columns={o.columns} read={o.read} />
      </div>
      {some ? (
        <ListTable
          label={o.label}
          columns={o.columns}
          rows={o.page.records}
          idOf={o.idOf}
          sort={o.sorts?.[0] && { now, usual: o.sorts[0].key }}
          chosen={o.chosen}
          from={o.from}
        />
      ) : (
        o.empty
      )}
      {some && <Pager {...o.page} keys={!o.still} />}
    </div>
  );
};
