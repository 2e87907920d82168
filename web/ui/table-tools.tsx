import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconBookmark, IconColumns3, IconDownload, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from './check.tsx';
import classes from './data-table.module.css';
import type { TableView } from './use-table-view.ts';

type Props = {
  label: string;
  columns: readonly { id: string; title: string }[];
  views: TableView;
  onExport: () => void;
};

/** A button with a small panel under it; Escape and leaving it close it. */
const Drop = ({
  label,
  icon,
  children,
  onOpen,
}: {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  onOpen?: () => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = (e: KeyboardEvent) => {
    if (e.key !== 'Escape' || !open) return;
    e.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // Keys and focus that come up from the button and the panel; the box itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={classes['drop']}
      onKeyDown={close}
      onBlur={(e) => {
        if (e.relatedTarget && !e.currentTarget.contains(e.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        variant="default"
        size="compact-md"
        leftSection={icon}
        aria-expanded={open}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {label}
      </Button>
      {open && (
        <div className={classes['panel']} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  );
};

/** Above a table: search, saved views, columns, density, export. */
export const TableTools = ({ label, columns, views, onExport }: Props) => {
  const { t } = useTranslation('ui');
  const { view, change } = views;
  const [name, setName] = useState('');
  const save = () => {
    if (!name.trim()) return;
    views.save(name.trim());
    setName('');
  };
  return (
    <div className={classes['tools']} role="group" aria-label={label}>
      <TextInput
        className={classes['search'] ?? ''}
        type="search"
        aria-label={`${label}: ${t('table.search')}`}
        placeholder={t('table.search')}
        leftSection={<IconSearch size={16} stroke={2} />}
        value={view.q}
        maxLength={100}
        onChange={(e) => change({ q: e.currentTarget.value })}
      />
      <Drop label={t('table.views')} icon={<IconBookmark size={16} stroke={2} />} onOpen={views.load}>
        {views.saved.length === 0 && <p>{t('table.noViews')}</p>}
        <ul>
          {views.saved.map((v) => (
            <li key={v.name}>
              <button type="button" onClick={() => views.open(v)}>
                {v.name}
              </button>
              <CloseButton
                size="sm"
                aria-label={t('table.deleteView', { name: v.name })}
                onClick={() => views.remove(v.name)}
              />
            </li>
          ))}
        </ul>
        <TextInput
          label={t('table.viewName')}
          value={name}
          maxLength={40}
          onChange={(e) => setName(e.currentTarget.value)}
          onKeyDown={(e) => {
            if (e.key === 'Enter') {
              e.preventDefault();
              save();
            }
          }}
        />
        <Button size="compact-md" disabled={!name.trim()} onClick={save}>
          {t('table.saveView')}
        </Button>
        <Button size="compact-md" variant="default" onClick={views.reset}>
          {t('table.reset')}
        </Button>
      </Drop>
      <Drop label={t('table.columns')} icon={<IconColumns3 size={16} stroke={2} />}>
        {columns.slice(1).map((c) => (
          <Check
            key={c.id}
            label={c.title}
            checked={!view.hidden.includes(c.id)}
            onChange={(on) =>
              change({ hidden: on ? view.hidden.filter((h) => h !== c.id) : [...view.hidden, c.id], page: view.page })
            }
          />
        ))}
      </Drop>
      <Button
        variant="default"
        size="compact-md"
        aria-pressed={view.dense}
        onClick={() => change({ dense: !view.dense, page: view.page })}
      >
        {t('table.dense')}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconDownload size={16} stroke={2} />}
        onClick={onExport}
      >
        {t('table.export')}
      </Button>
    </div>
  );
};
