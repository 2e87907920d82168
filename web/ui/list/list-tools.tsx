import { IconBookmark, IconCheck, IconColumns3, IconDownload, IconLineHeight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PathLink } from '../frame/site-link.tsx';
import { saveBlob } from '../text/csv.ts';
import type { Column } from './column.ts';
import { allRows, fileOf, maxRows, type ReadPage } from './export-rows.ts';
import { hiddenColumns, isDense, viewOf, withLook } from './list-address.ts';
import classes from './list-tools.module.css';
import { useSavedViews } from './use-saved-views.ts';

/** A word with a small panel under it, open without script too; Escape and leaving it close it. */
const Drop = (o: { label: string; icon: ReactNode; children: ReactNode; onOpen?: () => void; look?: boolean }) => {
  const box = useRef<HTMLDetailsElement>(null);
  const close = (e: KeyboardEvent) => {
    if (e.key !== 'Escape' || !box.current?.open) return;
    e.stopPropagation();
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return (
    // Keys and focus that come up from the word and the panel; the box itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={box}
      className={classes['drop']}
      data-look={o.look || undefined}
      onToggle={() => box.current?.open && o.onOpen?.()}
      onKeyDown={close}
      onBlur={(e) => {
        if (e.relatedTarget && !e.currentTarget.contains(e.relatedTarget)) e.currentTarget.open = false;
      }}
    >
      <summary>
        {o.icon}
        {o.label}
      </summary>
      <div className={classes['panel']} role="group" aria-label={o.label}>
        {o.children}
      </div>
    </details>
  );
};

const Columns = <T,>({ columns }: { columns: readonly Column<T>[] }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const hidden = hiddenColumns(search, columns);
  const usual = hiddenColumns('', columns).join(',');
  const to = (ids: string[]) => {
    const hide = ids.join(',');
    return pathname + withLook(search, { hide: hide === usual ? undefined : hide });
  };
  return (
    <Drop label={t('list.columns')} icon={<IconColumns3 size={16} stroke={1.6} aria-hidden="true" />} look>
      <ul>
        {columns
          .filter((c) => !c.fixed)
          .map((c) => {
            const off = hidden.includes(c.id);
            return (
              <li key={c.id}>
                <PathLink
                  to={to(off ? hidden.filter((h) => h !== c.id) : [...hidden, c.id])}
                  replace
                  rel="nofollow"
                  preventScrollReset
                  aria-current={off ? undefined : 'true'}
                >
                  <i aria-hidden="true">{!off && <IconCheck size={12} stroke={3} />}</i>
                  {c.title}
                </PathLink>
              </li>
            );
          })}
      </ul>
    </Drop>
  );
};

const Views = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const views = useSavedViews(name);
  const [title, setTitle] = useState('');
  const save = () => {
    if (!title.trim()) return;
    views.save(title.trim(), viewOf(search));
    setTitle('');
  };
  return (
    <Drop label={t('list.views')} icon={<IconBookmark size={16} stroke={1.6} aria-hidden="true" />} onOpen={views.load}>
      {views.saved.length === 0 && <p>{t('list.noViews')}</p>}
      <ul>
        {views.saved.map((v) => (
          <li key={v.name}>
            <PathLink to={pathname + v.search} aria-current={v.search === viewOf(search) || undefined}>
              {v.name}
            </PathLink>
            <button
              type="button"
              aria-label={t('list.deleteView', { name: v.name })}
              onClick={() => views.remove(v.name)}
            >
              <IconX size={14} stroke={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <label>
        {t('list.viewName')}
        <input
          value={title}
          maxLength={40}
          onChange={(e) => setTitle(e.currentTarget.value)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter') return;
            e.preventDefault();
            save();
          }}
        />
      </label>
      <button type="button" className={classes['act']} disabled={!title.trim()} onClick={save}>
        {t('list.saveView')}
      </button>
      <PathLink to={pathname} className={classes['act']}>
        {t('list.reset')}
      </PathLink>
    </Drop>
  );
};

type ExportProps<T> = { name: string; label: string; columns: readonly Column<T>[]; read: ReadPage<T> };

/** Everything that the filter finds, with the columns that are shown, as a file in the reader's language. */
const Export = <T,>({ name, label, columns, read }: ExportProps<T>) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [told, setTold] = useState('');
  const { busy, fault, act } = useAct();
  const save = (kind: 'csv' | 'xlsx') =>
    act(async () => {
      const rows = await allRows(read, (n) => setTold(t('list.read', { n, count: n })));
      const hidden = hiddenColumns(search, columns);
      const shown = columns.filter((c) => !hidden.includes(c.id));
      saveBlob(`${name}.${kind}`, await fileOf(kind, label, shown, rows));
      setTold(
        t(rows.length < maxRows ? 'list.saved' : 'list.savedSome', {
          n: rows.length,
          count: rows.length,
        }),
      );
    });
  return (
    <Drop label={t('list.export')} icon={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <button key={kind} type="button" className={classes['act']} disabled={busy} onClick={() => void save(kind)}>
          {t(`list.${kind}`)}
        </button>
      ))}
      <p role="status">{fault || told}</p>
    </Drop>
  );
};

/** Beside a list: columns, row height, views kept on the device, export. What changes the look is a link. */
export const ListTools = <T,>(o: ExportProps<T>) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const dense = isDense(search);
  return (
    <div className={classes['tools']} role="group" aria-label={t('list.tools')}>
      <Views name={o.name} />
      <Columns columns={o.columns} />
      <PathLink
        to={pathname + withLook(search, { rows: dense ? undefined : 'dense' })}
        replace
        rel="nofollow"
        preventScrollReset
        className={classes['density']}
      >
        <IconLineHeight size={16} stroke={1.6} aria-hidden="true" />
        {t(dense ? 'list.normal' : 'list.dense')}
      </PathLink>
      <Export {...o} />
    </div>
  );
};
