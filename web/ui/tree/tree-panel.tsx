import { TextInput } from '@mantine/core';
import { IconCheck, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './tree-picker.module.css';
import { matchingRows, type Node, rowsOf } from './tree-rows.ts';

const shown = 100;

type Props = {
  label: string;
  items: readonly Node[];
  leaves: boolean;
  multiple: boolean;
  chosen: (node: Node) => boolean;
  onToggle: (node: Node) => void;
  onEscape: () => void;
  foot: ReactNode;
  alarmed: boolean;
};

/** Search over a tree: the focus stays in the search field, arrow keys move the marked line. */
export const TreePanel = ({ label, items, leaves, multiple, chosen, onToggle, onEscape, foot, alarmed }: Props) => {
  const { t } = useTranslation('ui');
  const lang = useLang();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(
    // One root says nothing: it stands open.
    () => new Set(items.length === 1 && items[0] ? [items[0].id] : []),
  );
  const [at, setAt] = useState(0);
  const searching = query.trim().length > 0;
  const all = useMemo(
    () => (searching ? matchingRows(items, query) : rowsOf(items, open)),
    [items, query, open, searching],
  );
  const rows = searching ? all.slice(0, shown) : all;
  const row = rows[Math.min(at, rows.length - 1)];
  const name = (n: Node) => labelOf(n, lang) || n.label;
  const idOf = (n: Node) => `${id}-${n.id}`;
  const fold = (n: Node, unfold: boolean) =>
    setOpen((o) => {
      const next = new Set(o);
      if (unfold) next.add(n.id);
      else next.delete(n.id);
      return next;
    });
  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (n: Node) => {
    if (leaves && n.children?.length) fold(n, !open.has(n.id));
    else onToggle(n);
  };
  const onKey = (e: KeyboardEvent<HTMLInputElement>) => {
    const here = Math.min(at, rows.length - 1);
    const act = {
      ArrowDown: () => go(here + 1),
      ArrowUp: () => go(here - 1),
      PageDown: () => go(here + 8),
      PageUp: () => go(here - 8),
      Enter: () => row && choose(row.node),
      Escape: () => (query ? setQuery('') : onEscape()),
      // Left and right belong to the text while there is one.
      ArrowRight: searching ? undefined : () => row && (row.open ? go(here + 1) : fold(row.node, true)),
      ArrowLeft: searching
        ? undefined
        : () => row && (row.open ? fold(row.node, false) : go(rows.findIndex((r) => r.node === row.above.at(-1)))),
    }[e.key];
    if (!act) return;
    e.preventDefault();
    e.stopPropagation();
    act();
  };
  return (
    <div className={classes['panel']}>
      <TextInput
        data-autofocus
        // Escape ends the panel alone, never the dialog around it with all that was filled in.
        data-mantine-stop-propagation="true"
        value={query}
        placeholder={t('pick.search')}
        aria-label={`${label}: ${t('pick.search')}`}
        aria-describedby={`${id}-keys`}
        leftSection={<IconSearch size={16} stroke={2} />}
        role="combobox"
        aria-expanded
        aria-haspopup="tree"
        aria-controls={`${id}-tree`}
        aria-activedescendant={row ? idOf(row.node) : undefined}
        autoComplete="off"
        onChange={(e) => {
          setQuery(e.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <span id={`${id}-keys`} className="visually-hidden">
        {t('pick.keys')}
      </span>
      <ul
        ref={list}
        id={`${id}-tree`}
        role="tree"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={multiple}
        className={classes['tree']}
      >
        {rows.map((r, i) => (
          <li
            key={r.node.id}
            id={idOf(r.node)}
            role="treeitem"
            aria-level={r.level}
            aria-selected={chosen(r.node)}
            aria-expanded={!searching && r.node.children?.length ? r.open : undefined}
            data-at={r === row || undefined}
            style={{ paddingInlineStart: 4 + (r.level - 1) * 20 }}
          >
            {!searching && r.node.children?.length ? (
              <button
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                className={classes['fold']}
                data-open={r.open || undefined}
                onMouseDown={(e) => e.preventDefault()}
                onClick={() => {
                  setAt(i);
                  fold(r.node, !r.open);
                }}
              >
                <IconChevronRight size={16} stroke={2} />
              </button>
            ) : (
              <span className={classes['fold']} />
            )}
            <button
              type="button"
              tabIndex={-1}
              className={classes['name']}
              onMouseDown={(e) => e.preventDefault()}
              onClick={() => {
                setAt(i);
                choose(r.node);
              }}
            >
              {name(r.node)}
              {searching && r.above.length > 0 && <small>{r.above.map(name).join(' / ')}</small>}
            </button>
            {chosen(r.node) && <IconCheck size={16} stroke={2} aria-hidden="true" />}
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className={classes['none']}>{t('pick.nothing')}</p>}
      {searching && all.length > shown && (
        <p className={classes['none']}>{t('pick.more', { n: all.length - shown })}</p>
      )}
      <div className={classes['foot']} data-alarmed={alarmed || undefined}>
        {foot}
      </div>
    </div>
  );
};
