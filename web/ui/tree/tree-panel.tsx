import { TextInput } from '@mantine/core';
import { IconCheck, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import classes from './tree-picker.module.css';
import type { Node, Row } from './tree-rows.ts';
import { mostFound, useWalk } from './use-walk.ts';

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

type LineProps = {
  id: string;
  row: Row;
  marked: boolean;
  chosen: boolean;
  searching: boolean;
  name: (node: Node) => string;
  onFold: () => void;
  onChoose: () => void;
};

/** A line of the tree; while the reader searches nothing folds, and each line says what it stands under. */
const TreeLine = ({ id, row: r, marked, chosen, searching, name, onFold, onChoose }: LineProps) => (
  <li
    id={id}
    role="treeitem"
    aria-level={r.level}
    aria-selected={chosen}
    aria-expanded={!searching && r.node.children?.length ? r.open : undefined}
    data-at={marked || undefined}
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
        onClick={onFold}
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
      onClick={onChoose}
    >
      {name(r.node)}
      {searching && r.above.length > 0 && <small>{r.above.map(name).join(' / ')}</small>}
    </button>
    {chosen && <IconCheck size={16} stroke={2} aria-hidden="true" />}
  </li>
);

type SearchProps = {
  id: string;
  label: string;
  query: string;
  /** The marked line. */
  at: string | undefined;
  onQuery: (query: string) => void;
  onKey: (e: KeyboardEvent<HTMLInputElement>) => void;
};

const SearchField = ({ id, label, query, at, onQuery, onKey }: SearchProps) => {
  const { t } = useTranslation('ui');
  return (
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
      aria-activedescendant={at}
      autoComplete="off"
      onChange={(e) => onQuery(e.currentTarget.value)}
      onKeyDown={onKey}
    />
  );
};

/** Search over a tree: the focus stays in the search field, arrow keys move the marked line. */
export const TreePanel = ({ label, items, leaves, multiple, chosen, onToggle, onEscape, foot, alarmed }: Props) => {
  const { t } = useTranslation('ui');
  const lang = useLang();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { query, search, searching, all, rows, row, setAt, fold, choose, onKey } = useWalk({
    items,
    leaves,
    onToggle,
    onEscape,
    list,
  });
  const name = (n: Node) => labelOf(n, lang) || n.label;
  const idOf = (n: Node) => `${id}-${n.id}`;
  return (
    <div className={classes['panel']}>
      <SearchField {...{ id, label, query }} at={row && idOf(row.node)} onQuery={search} onKey={onKey} />
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
          <TreeLine
            key={r.node.id}
            id={idOf(r.node)}
            row={r}
            marked={r === row}
            chosen={chosen(r.node)}
            searching={searching}
            name={name}
            onFold={() => {
              setAt(i);
              fold(r.node, !r.open);
            }}
            onChoose={() => {
              setAt(i);
              choose(r.node);
            }}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className={classes['none']}>{t('pick.nothing')}</p>}
      {searching && all.length > mostFound && (
        <p className={classes['none']}>{t('pick.more', { n: all.length - mostFound })}</p>
      )}
      <div className={classes['foot']} data-alarmed={alarmed || undefined}>
        {foot}
      </div>
    </div>
  );
};
